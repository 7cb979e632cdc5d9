// ---- The connection: "first" until it stands for the first time, then "open" or "lost".

let state = "first";
let socket = null;
let version = body.dataset.version;
let sequence = 0;
let handled = 0;
let sent = []; // messages without an answer
let unsaved = []; // edits that were on their way when the connection was lost
let mayHaveMissed = false;
let wait = 250;
let retry = 0;
let notice = 0;

function send(kind, layer, rest) {
  if (state === "lost") return 0;
  const message = { sequence: ++sequence, layer, kind, ...rest };
  if (state === "open") socket.send(JSON.stringify(message));
  sent.push({ message, at: performance.now() });
  return sequence;
}

function connect() {
  clearTimeout(retry);
  const mine = new WebSocket(`ws://${location.host}/socket?since=${encodeURIComponent(version)}`);
  socket = mine;
  // A connection that is taken and never greeted is given up for another one.
  const patience = setTimeout(() => mine.close(), 5000);
  mine.onmessage = ({ data }) => {
    clearTimeout(patience);
    if (mine === socket) receive(JSON.parse(data));
  };
  mine.onclose = () => {
    clearTimeout(patience);
    if (mine === socket) lose();
  };
}

function receive(message) {
  if (message.assets && message.assets !== body.dataset.assets) return location.reload();
  handled = message.handled;
  sent = sent.filter(({ message }) => message.sequence > handled);
  const isAnotherRun = message.version.split(".")[0] !== version.split(".")[0];
  for (const problem of message.problems || []) console.warn(`Riblets: ${problem}`);
  if (message.title !== undefined) document.title = message.title;
  try {
    show(message);
    version = message.version;
  } catch (error) {
    // The page is not what it should be (an extension, perhaps): start afresh.
    console.warn("Riblets: the page could not be changed and is loaded anew.", error);
    version = "";
    return socket.close();
  }
  if (state !== "open") open(isAnotherRun);
  if (!banner.hidden && !sent.length) tell("");
}

function show(message) {
  const oldTop = topLayer();
  const active = document.activeElement;
  const selection = selectionOf(active);
  if (message.full !== undefined) replaceAll(message.full);
  for (const patch of message.patches || []) apply(patch);
  if (message.patches) settleFocus(oldTop, active, selection);
  settleChanges();
  settleHistory();
  settleSwipe();
}

function open(isAnotherRun) {
  const isFirst = state === "first";
  state = "open";
  wait = 250;
  clearTimeout(notice);
  tell("");
  disable(false);
  if (isFirst) for (const { message } of sent) socket.send(JSON.stringify(message));
  const hasLost = mayHaveMissed || (isAnotherRun && unsaved.length > 0);
  if (!isAnotherRun) unsaved.forEach(resend);
  unsaved = [];
  mayHaveMissed = false;
  if (hasLost) mention("The connection was lost. Your last input may not have arrived.");
}

function resend({ layer, id, text }) {
  const top = topLayer();
  const control = top && top.dataset.key === layer && controlIn(top, id);
  if (!control || text === undefined) return;
  control.value = text;
  sendChange(control);
}

function lose() {
  if (state !== "lost") {
    const lost = sent.map(({ message }) => message);
    const edits = new Map(lost.filter(({ kind }) => kind === "edit").map((edit) => [`${edit.layer}/${edit.id}`, edit]));
    unsaved = [...edits.values()];
    mayHaveMissed = lost.some(({ kind }) => kind !== "edit");
    state = "lost";
    composed = null;
    disable(true);
    clearTimeout(notice);
    notice = setTimeout(() => tell("No connection to the app", true), 500);
  }
  sent = [];
  sequence = 0;
  handled = 0;
  changes.clear();
  retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  wait = Math.min(wait * 1.7, 5000);
}

function reconnectNow() {
  if (state !== "lost" || socket.readyState === WebSocket.CONNECTING) return;
  wait = 250;
  connect();
}

function disable(isDisabled) {
  body.classList.toggle("offline", isDisabled);
  stage.toggleAttribute("aria-busy", isDisabled);
  for (const button of stage.querySelectorAll("button")) {
    if (isDisabled) button.setAttribute("aria-disabled", "true"); else button.removeAttribute("aria-disabled");
  }
  for (const input of stage.querySelectorAll("input")) input.readOnly = isDisabled;
}

function tell(text, offersRetry = false) {
  banner.hidden = !text;
  banner.firstElementChild.textContent = text;
  banner.lastElementChild.hidden = !offersRetry;
}

function mention(text) {
  toast.textContent = text;
  toast.hidden = false;
  setTimeout(() => { toast.hidden = true; }, 5000);
}

// An app that stands at a breakpoint has a connection, and no answer.
setInterval(() => {
  if (state === "open" && sent.length && performance.now() - sent[0].at > 3000) tell("The app is not answering");
}, 1000);
banner.lastElementChild.addEventListener("click", reconnectNow);
addEventListener("online", reconnectNow);
document.addEventListener("visibilitychange", () => { if (!document.hidden) reconnectNow(); });

stage.querySelectorAll("[data-style]").forEach(dress);
resume();
connect();
