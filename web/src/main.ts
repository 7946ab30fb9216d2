import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./theme.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { prepare } from "./lib/reach.svelte";
import { applySettings } from "./lib/settings.svelte";

void Promise.all([applySettings(), prepare()]).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
