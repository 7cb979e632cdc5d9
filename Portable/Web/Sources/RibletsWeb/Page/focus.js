// ---- Focus: into a layer when it comes, back to where it was when it is uncovered, and after a reload.

const finePointer = matchMedia("(pointer: fine)");
const focusedIn = new Map(); // key of a layer → identifier of its control

document.addEventListener("focusin", ({ target }) => {
  const layer = target.closest(".layer");
  if (layer && target.dataset.id !== undefined) focusedIn.set(layer.dataset.key, target.dataset.id);
});

function settleFocus(oldTop, active, selection) {
  const layer = topLayer();
  if (!layer) return;
  if (layer !== oldTop) return enter(layer);
  if (active && active !== body && layer.contains(active)) {
    if (document.activeElement !== active) {
      active.focus({ preventScroll: true });
      if (selection) active.setSelectionRange(...selection);
    }
  } else if (document.activeElement === body && active && active !== body) {
    layer.querySelector(".panel").focus({ preventScroll: true });
  }
}

function enter(layer) {
  const known = focusedIn.get(layer.dataset.key);
  const control = known !== undefined && controlIn(layer, known);
  (control || firstChoice(layer) || layer.querySelector(".panel")).focus({ preventScroll: true });
  const keys = new Set([...trail, ...childrenOf(stage).map((child) => child.dataset.key)]);
  for (const key of focusedIn.keys()) if (!keys.has(key)) focusedIn.delete(key);
}

// In an alert the way out, elsewhere the first field, but not where that would bring up a keyboard on the screen.
function firstChoice(layer) {
  if (layer.dataset.layer !== "alert") {
    return finePointer.matches && layer.querySelector(".content input:not([type=checkbox])");
  }
  return layer.querySelector("button.cancel:enabled") || layer.querySelector("button.primary:enabled")
    || layer.querySelector(".content button:enabled");
}

const selectionOf = (element) =>
  element && element.matches("input:not([type=checkbox])") ? [element.selectionStart, element.selectionEnd] : null;

// What a reload would lose: where the focus was in each layer, the selection, and how far was scrolled. Layers have
// other keys in another run of the app.
const run = body.dataset.version.split(".")[0];

addEventListener("pagehide", () => {
  const selection = selectionOf(document.activeElement);
  const memory = { run, focused: [...focusedIn], selection, scrolled: [...scrollPositions()] };
  try { sessionStorage.setItem("riblets", JSON.stringify(memory)); } catch { /* The browser keeps nothing for pages. */ }
});

function resume() {
  let memory = null;
  try { memory = JSON.parse(sessionStorage.getItem("riblets")); } catch { /* As above. */ }
  const isKnown = memory?.run === run;
  if (isKnown) {
    for (const [key, id] of memory.focused) focusedIn.set(key, id);
    const scrolled = new Map(memory.scrolled);
    scrollPositions((layer, index) => scrolled.get(`${layer}/${index}`));
  }
  const layer = topLayer();
  if (!layer) return;
  enter(layer);
  if (isKnown && memory.selection && selectionOf(document.activeElement)) {
    document.activeElement.setSelectionRange(...memory.selection);
  }
}
