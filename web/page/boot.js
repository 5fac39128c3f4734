// Starts the page. The module is compiled once and handed on to the workers in which bots think.

// What is painted first is in the light and the language that were chosen, if the browser lets us remember.
const kept = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const welcomes = {{welcomes}};
const asked = [kept("lang"), ...navigator.languages.map((language) => language.split("-")[0])];
const root = document.documentElement;
root.lang = asked.find((language) => language in welcomes) ?? "en";
root.dataset.light = kept("light") ?? "device";
document.querySelector(".splash-welcome").textContent = welcomes[root.lang];

// The splash comes first: a module that is loaded beside it would keep a slow line, and then the page, busy.
if (!document.hidden) {
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // Should nobody tell of it.
    setTimeout(resolve, 1_000);
  });
}
const { default: init, open_hall } = await import("{{app.js}}");
const module = await WebAssembly.compileStreaming(fetch("{{app.wasm}}"));
await init({ module_or_path: module });
// One thing at a time: a page that is busy for long cannot be touched.
await new Promise((resolve) => setTimeout(resolve));
open_hall(module, "{{worker.js}}");
document.querySelector(".splash").remove();
if ("serviceWorker" in navigator) {
  // On a first visit a language is asked for before there is anybody who keeps it: it is asked for once more, which the
  // browser's own cache answers. English is part of the page.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const words = document.querySelector(`meta[name=words-${root.lang}]`);
    if (words) fetch(words.content);
  });
  navigator.serviceWorker.register("/sw.js");
}
