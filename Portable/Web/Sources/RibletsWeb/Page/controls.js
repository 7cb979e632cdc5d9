// ---- Controls: what a person has changed stands until the app has answered to it.
//
// An answer that is news (another text, somebody else's) is shown at once. One that only says what was there before,
// or what was typed a moment ago, may be an app that takes its time: it is shown when the person pauses or leaves.

const changes = new Map(); // control → its last change without an answer: { sequence, state }
const known = new WeakMap(); // control → what the app has last said is in it
const recent = new WeakMap(); // field → texts that were sent since it has had the focus
const pauses = new WeakMap(); // control → timer of the pause after which the app's word is shown
const answered = new Set(); // controls that the message at hand speaks of
let composed = null;

const isToggle = (control) => control.type === "checkbox";
const stateOf = (control) => isToggle(control) ? control.checked : control.value;
const isAwaiting = (control) => (changes.get(control)?.sequence || 0) > handled || control === composed;
const knownOf = (control) =>
  known.has(control) ? known.get(control) : isToggle(control) ? control.defaultChecked : control.defaultValue;

function answer(control, state) {
  const isNews = state !== knownOf(control) && !(recent.get(control) || []).includes(state);
  known.set(control, state);
  answered.add(control);
  clearTimeout(pauses.get(control));
  if (isAwaiting(control)) return;
  if (isNews || control !== document.activeElement) return showKnown(control);
  pauses.set(control, setTimeout(() => showKnown(control), 500));
}

function showKnown(control) {
  clearTimeout(pauses.get(control));
  const state = knownOf(control);
  if (isAwaiting(control) || stateOf(control) === state) return;
  if (isToggle(control)) return control.checked = state;
  const wasAtEnd = control.selectionEnd === control.value.length;
  const selection = selectionOf(control).map((index) => wasAtEnd ? state.length : Math.min(index, state.length));
  control.value = state;
  if (control === document.activeElement) control.setSelectionRange(...selection);
}

// A change that was handled, and that the answer says nothing about, is what the app has.
function settleChanges() {
  for (const [control, { sequence, state }] of changes) {
    if (sequence > handled) continue;
    changes.delete(control);
    if (!answered.has(control)) known.set(control, state);
  }
  answered.clear();
}

function sendChange(control) {
  const layer = control.closest(".layer").dataset.key;
  const id = control.dataset.id;
  const sequence = isToggle(control)
    ? send("toggle", layer, { id, isOn: control.checked })
    : send("edit", layer, { id, text: control.value });
  if (!sequence) return;
  clearTimeout(pauses.get(control));
  changes.set(control, { sequence, state: stateOf(control) });
  recent.set(control, [...(recent.get(control) || []).slice(-50), stateOf(control)]);
}

stage.addEventListener("focusin", ({ target }) => recent.delete(target));
stage.addEventListener("focusout", ({ target }) => { if (target.matches("input")) showKnown(target); });
stage.addEventListener("compositionstart", ({ target }) => { composed = target; });
stage.addEventListener("compositionend", ({ target }) => { composed = null; sendChange(target); });
stage.addEventListener("input", ({ target }) => { if (target.dataset.id !== undefined) sendChange(target); });

stage.addEventListener("click", (event) => {
  const layer = event.target.closest(".layer");
  if (!layer || layer.inert) return;
  if (state === "lost") return event.preventDefault();
  const key = layer.dataset.key;
  const button = event.target.closest("button");
  if (event.target.classList.contains("backdrop")) {
    if (layer.dataset.layer === "sheet" && layer.dataset.back !== undefined) send("back", key);
  } else if (button && button.dataset.back !== undefined) {
    send("back", key);
  } else if (button && button.dataset.id !== undefined) {
    send("press", key, { id: button.dataset.id });
  }
});

document.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (event.key === "Escape") return goBack();
  if (event.key !== "Enter") return;
  // A held key must not press what has come up under it.
  if (event.repeat) return event.preventDefault();
  const field = event.target;
  if (!field.matches("main input:not([type=checkbox])")) return;
  const layer = field.closest(".layer");
  const fields = [...layer.querySelectorAll("input:not([type=checkbox])")];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus(); else layer.querySelector("button.primary:enabled")?.click();
  event.preventDefault();
});
