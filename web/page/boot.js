// Starts the page. The module is compiled once and handed on to the workers in which bots think.
import init, { open_hall } from "{{app.js}}";

const module = await WebAssembly.compileStreaming(fetch("{{app.wasm}}"));
await init({ module_or_path: module });
open_hall(module, "{{worker.js}}");
if ("serviceWorker" in navigator) {
  // On a first visit a language is loaded before there is anybody who keeps it: it is asked for once more, which the
  // browser's own cache answers.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    loaded.filter((name) => name.includes("/words-")).forEach((name) => fetch(name));
  });
  navigator.serviceWorker.register("/sw.js");
}
