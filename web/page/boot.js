// Starts the page. The module is compiled once and handed on to the workers in which bots think.
import init, { open_hall } from "{{app.js}}";

const module = await WebAssembly.compileStreaming(fetch("{{app.wasm}}"));
await init({ module_or_path: module });
open_hall(module, "{{worker.js}}");
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js");
}
