// Thinks: first comes the compiled module, then jobs, one at a time.
import init, { think_about } from "{{app.js}}";

let ready;
onmessage = async ({ data }) => {
  if (data instanceof WebAssembly.Module) {
    ready = init({ module_or_path: data });
    return;
  }
  await ready;
  postMessage({ number: data.number, answer: think_about(data.job) });
};
