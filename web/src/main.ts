import "./fonts.css";
import "./theme.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { prepare } from "./lib/reach.svelte";
import { applySettings } from "./lib/settings.svelte";

/** A board in a frame of another page, or the whole client. */
async function begin(): Promise<void> {
  await Promise.all([applySettings(), prepare()]);
  const target = document.getElementById("app")!;
  if (!location.pathname.endsWith("/embed")) return void mount(App, { target });
  const { default: Embed } = await import("./pages/Embed.svelte");
  mount(Embed, { target, props: { query: new URLSearchParams(location.search) } });
}
void begin();
