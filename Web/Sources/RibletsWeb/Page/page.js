"use strict";
(() => {
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
    if (element.tagName === "INPUT" && name === "value") return setValue(element, value);
    if (element.tagName === "INPUT" && name === "checked") return setChecked(element, true);
    element.setAttribute(name, value);
    if (name === "data-style") dress(element);
  }

  function dropAttribute(element, name) {
    if (element.tagName === "INPUT" && name === "checked") return setChecked(element, false);
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
      if (layer !== leaving || !time || stillness.matches) layer.remove();
    }
    const entering = fresh.includes(topLayer()) ? topLayer() : null;
    const isBack = entering && leaving && goesBack(leaving, entering);
    if (entering) {
      const name = isBack ? (leaving.dataset.layer === "push" ? "returning" : "") : "entering";
      if (name) {
        entering.classList.add(name);
        setTimeout(() => entering.classList.remove(name), time + 50);
      }
    }
    if (leaving) {
      const covers = entering && !isBack && ["full", "push"].includes(entering.dataset.layer);
      if (covers) leaving.classList.add("held"); else leaving.classList.add("over");
      setTimeout(() => leaving.remove(), time + 50);
    }
  }

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

  // ---- Focus: into a layer when it comes, back to where it was when it is uncovered.

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
    const answer = layer.dataset.layer === "alert"
      && (layer.querySelector("button.cancel:enabled") || layer.querySelector("button.primary:enabled")
        || layer.querySelector(".content button:enabled"));
    (control || answer || layer.querySelector(".panel")).focus({ preventScroll: true });
    const keys = new Set([...trail, ...childrenOf(stage).map((child) => child.dataset.key)]);
    for (const key of focusedIn.keys()) if (!keys.has(key)) focusedIn.delete(key);
  }

  const selectionOf = (element) =>
    element && element.matches("input:not([type=checkbox])") ? [element.selectionStart, element.selectionEnd] : null;

  // ---- Controls: what a person has changed stands until the app has answered to it.

  const changes = new WeakMap(); // control → sequence of the last message about it
  let composed = null;
  const isAwaiting = (control) => (changes.get(control) || 0) > handled || control === composed;

  function setValue(field, value) {
    if (isAwaiting(field) || field.value === value) return;
    const wasAtEnd = field.selectionEnd === field.value.length;
    const selection = selectionOf(field).map((index) => wasAtEnd ? value.length : Math.min(index, value.length));
    field.value = value;
    if (field === document.activeElement) field.setSelectionRange(...selection);
  }

  function setChecked(toggle, isOn) {
    if (!isAwaiting(toggle)) toggle.checked = isOn;
  }

  function sendChange(control) {
    const layer = control.closest(".layer").dataset.key;
    const id = control.dataset.id;
    const sent = control.type === "checkbox"
      ? send("toggle", layer, { id, isOn: control.checked })
      : send("edit", layer, { id, text: control.value });
    if (sent) changes.set(control, sent);
  }

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

  function goBack() {
    const layer = topLayer();
    if (!layer || state === "lost") return;
    if (layer.dataset.back !== undefined) return send("back", layer.dataset.key);
    const buttons = [...layer.querySelectorAll(".content button")];
    const cancel = layer.querySelector("button.cancel:enabled");
    if (cancel) cancel.click(); else if (layer.dataset.layer === "alert" && buttons.length === 1) buttons[0].click();
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
    mine.onmessage = ({ data }) => { if (mine === socket) receive(JSON.parse(data)); };
    mine.onclose = () => { if (mine === socket) lose(); };
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
    stage.querySelectorAll("input").forEach((input) => changes.delete(input));
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
  connect();
})();
