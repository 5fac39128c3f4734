// A result as a picture to hand on: drawn in the page, with the page's own art, and sent nowhere by itself.
const [WIDTH, HEIGHT] = [1200, 630];
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const written = (text) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

/** The drawings of these names, with all the drawings they are made of. */
function art(names) {
  const found = new Map();
  const take = (name) => {
    const one = document.getElementById(name);
    if (!one || found.has(name)) return;
    found.set(name, one.outerHTML);
    for (const [, other] of one.outerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g)) take(other);
  };
  names.forEach(take);
  return [...found.values()].join("");
}

/** The picture as SVG. Winners stand in the middle. */
function draw({ title, game, headline, why, places }) {
  const order = [...places].sort((one, other) => [1, 0, 2, 3, 4, 5].indexOf(places.indexOf(one)) - [1, 0, 2, 3, 4, 5].indexOf(places.indexOf(other)));
  const wide = Math.min(240, 1080 / order.length);
  const left = (WIDTH - wide * order.length) / 2;
  const step = ({ name, place, face, points }, at) => {
    const [high, x] = [[150, 105, 75, 55, 45, 40][place - 1] ?? 40, left + wide * at];
    const [top, middle] = [HEIGHT - 40 - high, x + wide / 2];
    const size = Math.min(120, wide - 10);
    const letters = Math.max(5, Math.floor(wide / 13));
    const short = name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
    return `<rect x="${x + 6}" y="${top}" width="${wide - 12}" height="${high}" rx="12" fill="${place === 1 ? "#f2c84b" : "#d9b98a"}" stroke="#3a2a1e" stroke-width="4"/>
      <svg x="${middle - size / 2}" y="${top - size - 34}" width="${size}" height="${size}"><use href="#${written(face)}"/></svg>
      <text x="${middle}" y="${top - 10}" font-size="24" font-weight="700">${written(short)}</text>
      <text x="${middle}" y="${top + 38}" font-size="34" font-weight="800">${written(points)}</text>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>${art([`scene-${game}`, "barn-logo", ...places.map(({ face }) => face)])}</defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#cfe3a8"/>
    <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" opacity=".35"><use href="#scene-${written(game)}"/></svg>
    <rect x="40" y="28" width="${WIDTH - 80}" height="150" rx="22" fill="#fffaf0" stroke="#3a2a1e" stroke-width="4"/>
    <svg x="64" y="48" width="110" height="110"><use href="#barn-logo"/></svg>
    <g fill="#2f2419" text-anchor="middle" font-family="system-ui, sans-serif">
      <text x="640" y="76" font-size="28" font-weight="600">${written(title)}</text>
      <text x="640" y="124" font-size="44" font-weight="800">${written(headline)}</text>
      <text x="640" y="160" font-size="22">${written(why)}</text>
      ${order.map(step).join("")}
    </g></svg>`;
}

/** The drawing as a file that anything can show. */
async function toFile(svg, name) {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d").drawImage(image, 0, 0);
  const png = await new Promise((made) => canvas.toBlob(made, "image/png"));
  return new File([png], name, { type: "image/png" });
}

/** Hands a result on as a picture, or saves it where the device cannot; whether that went well. */
export async function handOn(result) {
  try {
    const file = await toFile(draw(result), `barnyard-${result.game}.png`);
    if (navigator.canShare?.({ files: [file] })) {
      // Thinking better of it is no failure.
      await navigator.share({ files: [file] }).catch((problem) => problem.name === "AbortError" || Promise.reject(problem));
      return true;
    }
    const link = document.createElement("a");
    [link.href, link.download] = [URL.createObjectURL(file), file.name];
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return true;
  } catch {
    return false;
  }
}
