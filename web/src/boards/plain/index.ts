// The board of games for which nobody has drawn one: drawn from the scene that the game declares,
// or, where there is none, what the server's view says, as a list.
import Plain from "./Plain.svelte";

export default Plain;
export { spots } from "./marks";
export { describe, group, label } from "./words";
