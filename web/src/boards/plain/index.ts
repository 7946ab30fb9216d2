// The board of games for which nobody has drawn one: what the server's view says, as a list.
import Plain from "./Plain.svelte";

export default Plain;
