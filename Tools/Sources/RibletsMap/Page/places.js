// Places of sources: links that open an editor, or copy.
const settings = { editor: data.dataset.root ? "vscode" : "copy", root: data.dataset.root, theme: "light dark", colour: "" };
try {
  const { editor, root, theme, colour } = JSON.parse(localStorage.getItem(`riblets-map ${map.app}`) ?? "{}");
  Object.assign(settings, JSON.parse(JSON.stringify({ editor, root: data.dataset.root || root, theme, colour })));
} catch { /* Where nothing is kept, all is as it was. */ }

function keepSettings() {
  try {
    localStorage.setItem(`riblets-map ${map.app}`, JSON.stringify(settings));
  } catch { /* A page from a file may not keep anything. */ }
}

const textOf = (place) => `${map.files[place.file].path}:${place.line}`;

function addressOf(place) {
  const path = encodeURI(`${settings.root.replace(/\/+$/, "")}/${map.files[place.file].path}`).replace(/[?#]/g, encodeURIComponent);
  return settings.editor === "xcode" ? `xcode://open?url=file://${path}&line=${place.line}` : `vscode://file${path}:${place.line}`;
}

function placeLink(place, label) {
  const text = textOf(place);
  const shown = label ?? text.slice(text.lastIndexOf("/") + 1);
  const copies = settings.editor === "copy" || !settings.root;
  return copies
    ? element("button", { class: "place", title: `Copy ${text}`, "data-place": text, onclick: () => copy(text) }, shown)
    : element("a", { class: "place", title: text, "data-place": text, href: addressOf(place) }, shown);
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = element("textarea", { style: "position:fixed;opacity:0" }, text);
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(`Copied ${text}`);
}

let toastTimer = 0;
function say(text) {
  const toast = document.getElementById("toast");
  toast.textContent = text;
  toast.classList.add("seen");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove("seen"), 1800);
}
