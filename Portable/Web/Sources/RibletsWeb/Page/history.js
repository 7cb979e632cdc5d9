// ---- The browser's own back: while there is a way back, the page has one entry above its own, and leaving that entry is a
// step back in the app. Going forward does nothing.

let isAbove = history.state?.isAbove === true; // also after a reload
let isFollowing = false; // the entry is given up because the way back has gone

// The step that Escape takes: back from the layer in front, or the answer that closes an alert.
function wayBack() {
  const layer = topLayer();
  if (!layer) return null;
  if (layer.dataset.back !== undefined) return () => send("back", layer.dataset.key);
  const cancel = layer.querySelector("button.cancel:enabled");
  if (cancel) return () => cancel.click();
  const buttons = [...layer.querySelectorAll(".content button")];
  return layer.dataset.layer === "alert" && buttons.length === 1 ? () => buttons[0].click() : null;
}

function goBack() {
  const layer = topLayer();
  if (!layer || state === "lost") return;
  const step = wayBack();
  // A riblet may know a step back although nothing on the screen says so.
  if (step) step(); else send("back", layer.dataset.key);
}

// After each message: the entry is there exactly when there is a way back.
function settleHistory() {
  const isNeeded = wayBack() !== null;
  if (isFollowing || isNeeded === isAbove) return;
  if (isNeeded) {
    history.pushState({ isAbove: true }, "");
    isAbove = true;
  } else {
    isFollowing = true;
    history.back();
  }
}

addEventListener("popstate", () => {
  const wasAbove = isAbove;
  isAbove = history.state?.isAbove === true;
  if (isFollowing) isFollowing = false; else if (wasAbove && !isAbove) goBack();
  settleHistory();
});
