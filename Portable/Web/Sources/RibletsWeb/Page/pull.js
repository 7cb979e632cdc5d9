// ---- A finger that pulls the content down from its top presses the button that reads it again.

const reach = 64; // pixels that it has to come down
let pull = null; // { button, panel, x, y, way }: a finger is down; `way` is how far it has come, 0 until it goes down

const refreshButton = () => state === "lost" ? null : topLayer()?.querySelector("button.refresh:enabled");

// True if nothing around an element can scroll up.
function isAtTop(element) {
  while (element && element !== stage && element.scrollTop <= 0) element = element.parentElement;
  return !element || element === stage;
}

stage.addEventListener("touchstart", ({ touches, target }) => {
  endPull(false);
  const button = refreshButton();
  if (touches.length > 1 || !button || !isAtTop(target)) return;
  pull = { button, panel: topLayer().querySelector(".panel"), x: touches[0].clientX, y: touches[0].clientY, way: 0 };
}, { passive: true });

stage.addEventListener("touchmove", (event) => {
  if (!pull) return;
  const way = event.touches[0].clientY - pull.y;
  const side = Math.abs(event.touches[0].clientX - pull.x);
  if (!pull.way && (side > Math.max(way, 8) || way < -8)) return endPull(false); // it scrolls, or goes back
  if (!pull.way && way < 8) return;
  event.preventDefault();
  pull.way = Math.max(way, 1);
  pull.panel.classList.add("pulled");
  // It resists: the content comes down by half, and no further than the button would press.
  pull.panel.style.translate = `0 ${Math.min(pull.way / 2, reach)}px`;
}, { passive: false });

stage.addEventListener("touchend", () => endPull(pull?.way > reach), { passive: true });
stage.addEventListener("touchcancel", () => endPull(false), { passive: true });

function endPull(isFar) {
  if (!pull) return;
  const { button, panel } = pull;
  pull = null;
  if (panel.classList.contains("pulled")) panel.style.translate = "";
  panel.classList.remove("pulled");
  // It may have gone, or be disabled, meanwhile.
  if (isFar && button === refreshButton()) button.click();
}
