// Starts the page. The module is compiled once and handed on to the workers in which bots think.
import init, { open_hall } from "{{app.js}}";

// The splash is painted before the module keeps the page busy. What nobody looks at is not painted, and goes on soon.
const painted = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
});
const [module] = await Promise.all([WebAssembly.compileStreaming(fetch("{{app.wasm}}")), painted]);
await init({ module_or_path: module });
open_hall(module, "{{worker.js}}");
document.querySelector(".splash").remove();
if ("serviceWorker" in navigator) {
  // On a first visit a language is loaded before there is anybody who keeps it: it is asked for once more, which the
  // browser's own cache answers.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    loaded.filter((name) => name.includes("/words-")).forEach((name) => fetch(name));
  });
  navigator.serviceWorker.register("/sw.js");
}
