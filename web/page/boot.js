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
const chosen = () => {
  const asked = [kept("lang"), ...navigator.languages.map((language) => language.split("-")[0])];
  return asked.find((language) => language in welcomes) ?? "en";
};
document.documentElement.dataset.light = kept("light") ?? "device";
// Only the welcome: the page is in another language when its words are there.
const welcome = document.querySelector(".splash-welcome");
[welcome.lang, welcome.textContent] = [chosen(), welcomes[chosen()]];

// The splash comes first: a module that is loaded beside it would keep a slow line, and then the page, busy.
if (!document.hidden) {
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // Should nobody tell of it.
    setTimeout(resolve, 1_000);
  });
}
// Few results are made into pictures: what draws them is loaded when somebody asks for one.
globalThis.drawResult = async (result) => (await import("{{picture.js}}")).handOn(JSON.parse(result));
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
    const words = document.querySelector(`meta[name=words-${chosen()}]`);
    if (words) fetch(words.content);
  });
  navigator.serviceWorker.register("/sw.js");
}
