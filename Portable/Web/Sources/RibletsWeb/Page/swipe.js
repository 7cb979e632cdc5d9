// ---- A finger that comes from the left edge takes the screen along, and goes back if it goes far or fast enough.

const edge = 24; // pixels in which it has to begin
let swipe = null; // { layer, x, y, at, way }: a finger is down; `way` is how far it has come, 0 until it goes sideways

const isSwipable = (layer) =>
  layer?.dataset.back !== undefined && ["full", "push"].includes(layer.dataset.layer) && state !== "lost";

stage.addEventListener("touchstart", ({ touches, timeStamp }) => {
  endSwipe(false);
  const { clientX: x, clientY: y } = touches[0];
  if (touches.length > 1 || x - stage.getBoundingClientRect().left > edge || !isSwipable(topLayer())) return;
  swipe = { layer: topLayer(), x, y, at: timeStamp, way: 0 };
}, { passive: true });

stage.addEventListener("touchmove", (event) => {
  if (!swipe) return;
  const way = event.touches[0].clientX - swipe.x;
  const fall = Math.abs(event.touches[0].clientY - swipe.y);
  if (!swipe.way && fall > Math.max(way, 8)) return endSwipe(false); // it scrolls
  if (!swipe.way && way < 8) return;
  event.preventDefault();
  swipe.way = Math.max(way, 1);
  swipe.layer.classList.add("dragged");
  swipe.layer.querySelector(".panel").style.translate = `${swipe.way}px 0`;
}, { passive: false });

stage.addEventListener("touchend", ({ timeStamp }) => {
  if (!swipe) return;
  const isFast = swipe.way > 40 && swipe.way / (timeStamp - swipe.at) > 0.5;
  endSwipe(isFast || swipe.way > stage.clientWidth / 3);
}, { passive: true });

// The system has taken the finger over, for a gesture of its own.
stage.addEventListener("touchcancel", () => endSwipe(false), { passive: true });

function endSwipe(isBack) {
  if (!swipe) return;
  const { layer } = swipe;
  swipe = null;
  // The answer to the step lets go of the screen: it may be held.
  if (isBack && layer === topLayer() && isSwipable(layer)) send("back", layer.dataset.key); else settleSwipe();
}

// After each message: a screen that has stayed goes back into its place.
function settleSwipe() {
  if (swipe) return;
  for (const layer of stage.querySelectorAll(".dragged:not(.leaving)")) {
    layer.classList.remove("dragged");
    layer.querySelector(".panel").style.translate = "";
  }
}
