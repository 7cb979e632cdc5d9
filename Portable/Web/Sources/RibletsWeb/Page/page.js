const body = document.body;
const stage = document.querySelector("main");
const banner = document.getElementById("banner");
const toast = document.getElementById("toast");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const time = Number(body.dataset.time) || 0;
document.documentElement.style.setProperty("--time", `${time}ms`);

// ---- The tree: elements are named by indices; layers on their way out do not count.

const isThere = (element) => !element.classList.contains("leaving");
const childrenOf = (element) => element === stage ? [...stage.children].filter(isThere) : [...element.children];
const elementAt = (path) => path.reduce((element, index) => childrenOf(element)[index], stage);
const topLayer = () => childrenOf(stage).at(-1);
const controlIn = (layer, id) =>
  [...layer.querySelectorAll("[data-id]")].find((control) => control.dataset.id === id);

// The page's policy allows no style attributes, so custom properties come as data.
function dress(element) {
  element.removeAttribute("style");
  for (const pair of (element.dataset.style || "").split(";").filter(Boolean)) {
    const [name, value] = pair.split(":");
    element.style.setProperty(`--${name}`, value);
  }
}

function make(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  template.content.querySelectorAll("[data-style]").forEach(dress);
  return template.content;
}

function apply(patch) {
  const element = elementAt(patch.path);
  if (patch.text !== undefined) element.textContent = patch.text;
  for (const [name, value] of Object.entries(patch.set || {})) setAttribute(element, name, value);
  for (const name of patch.drop || []) dropAttribute(element, name);
  if (patch.cut || patch.put) rearrange(element, patch.cut || [], patch.put || []);
}

function setAttribute(element, name, value) {
  if (element.tagName === "INPUT" && name === "value") return answer(element, value);
  if (element.tagName === "INPUT" && name === "checked") return answer(element, true);
  element.setAttribute(name, value);
  if (name === "data-style") dress(element);
}

function dropAttribute(element, name) {
  if (element.tagName === "INPUT" && name === "checked") return answer(element, false);
  element.removeAttribute(name);
  if (name === "data-style") dress(element);
}

function rearrange(element, cut, put) {
  const before = childrenOf(element);
  const oldTop = before.at(-1);
  const taken = cut.map((index) => before[index]);
  const moved = new Set(put.filter(([, child]) => typeof child === "number").map(([, child]) => taken[child]));
  const gone = taken.filter((child) => !moved.has(child));
  for (const child of taken) {
    if (element === stage && !moved.has(child)) child.classList.add("leaving"); else child.remove();
  }
  const fresh = [];
  for (const [index, child] of put) {
    const node = typeof child === "number" ? taken[child] : make(child).firstElementChild;
    if (typeof child !== "number") fresh.push(node);
    element.insertBefore(node, childrenOf(element)[index] || null);
  }
  if (element === stage) animate(oldTop, gone, fresh);
}

// ---- Transitions: only of the layer that was on top and the one that is.

const trail = []; // keys of layers that others have replaced: coming back to one is a way back

function animate(oldTop, gone, fresh) {
  const leaving = gone.includes(oldTop) ? oldTop : null;
  for (const layer of gone) {
    layer.inert = true;
    layer.setAttribute("aria-hidden", "true");
    if (layer !== leaving || !time || stillness.matches) layer.remove();
  }
  const entering = fresh.includes(topLayer()) ? topLayer() : null;
  const isBack = entering && leaving && goesBack(leaving, entering);
  if (entering) {
    const name = isBack ? (leaving.dataset.layer === "push" && !leaving.dataset.motion ? "returning" : "") : "entering";
    if (name) {
      entering.classList.add(name);
      setTimeout(() => entering.classList.remove(name), time + 50);
    }
  }
  if (leaving) leave(leaving, entering, isBack);
}

function leave(leaving, entering, isBack) {
  const remove = () => setTimeout(() => leaving.remove(), time + 50);
  const below = topLayer();
  if (entering && !isBack && ["full", "push"].includes(entering.dataset.layer)) {
    leaving.classList.add("held");
    remove();
  } else if (!entering && leaving.dataset.layer === "full" && isBare(below)) {
    // One screen replaces another, and the next frame brings it: until then the old one stays in sight.
    leaving.classList.add("held");
    setTimeout(() => {
      if (topLayer() === below) leaving.classList.replace("held", "over");
      remove();
    }, time + 150);
  } else {
    leaving.classList.add("over");
    remove();
  }
}

const isBare = (layer) => layer && !layer.querySelector("[data-id], .image, progress") && !layer.textContent.trim();

function goesBack(leaving, entering) {
  const index = trail.indexOf(entering.dataset.key);
  if (index >= 0) {
    trail.length = index;
    return true;
  }
  trail.push(leaving.dataset.key);
  if (trail.length > 64) trail.shift();
  return leaving.dataset.layer === "push" && entering.dataset.layer === "full";
}

// ---- The whole page at once: what a person is in the middle of stays.

function replaceAll(markup) {
  const active = document.activeElement.closest(".layer") && document.activeElement;
  const place = active && { layer: active.closest(".layer").dataset.key, id: active.dataset.id, selection: selectionOf(active) };
  const scrolled = scrollPositions();
  stage.replaceChildren(make(markup));
  scrollPositions((layer, index) => scrolled.get(`${layer}/${index}`));
  const layer = topLayer();
  if (!place || !layer || layer.dataset.key !== place.layer) return;
  const control = place.id !== undefined && controlIn(layer, place.id);
  (control || layer.querySelector(".panel")).focus({ preventScroll: true });
  if (control && place.selection) control.setSelectionRange(...place.selection);
}

function scrollPositions(wanted) {
  const positions = new Map();
  for (const layer of childrenOf(stage)) {
    layer.querySelectorAll(".content, .list").forEach((element, index) => {
      if (wanted) element.scrollTop = wanted(layer.dataset.key, index) || 0;
      else positions.set(`${layer.dataset.key}/${index}`, element.scrollTop);
    });
  }
  return positions;
}
