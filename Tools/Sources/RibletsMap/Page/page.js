// The page: which view, which selection; both are in the address, so that a link to a riblet can be sent.
const views = { tree: treeView, modules: modulesView, dependencies: dependenciesView, links: linksView };
const selection = { view: "tree", kind: "", id: "" };

function readAddress() {
  const [view, kind, ...id] = location.hash.slice(1).split("/").map((part) => { try { return decodeURIComponent(part); } catch { return part; } });
  selection.view = views[view] ? view : "tree";
  selection.kind = kind ?? "";
  selection.id = id.join("/");
}

function writeAddress() {
  const address = `#${selection.view}${selection.id ? `/${selection.kind}/${encodeURIComponent(selection.id)}` : ""}`;
  if (address !== location.hash) history.pushState(null, "", address);
}

function choose(kind, id) {
  selection.kind = id ? kind : "";
  selection.id = id ?? "";
  writeAddress();
  show();
}

function go(view) {
  if (selection.view === view && view === "tree" && tree.way && isNarrow()) choose("", "");
  selection.view = view;
  // On a phone the selection covers the view.
  if (view === "tree" && tree.way && isNarrow()) Object.assign(selection, { kind: "", id: "" });
  writeAddress();
  show();
}

let shownView = "";
function show() {
  const stage = document.getElementById("stage");
  const { scroller } = tree;
  const position = scroller?.isConnected ? [scroller.scrollLeft, scroller.scrollTop] : tree.position;
  const page = stage.querySelector(".page");
  const offset = page && shownView === selection.view ? [page.scrollLeft, page.scrollTop] : null;
  const hadFocus = scroller?.isConnected && document.activeElement === scroller;
  showDetail();
  stage.replaceChildren(...views[selection.view]());
  if (selection.view === "tree" && tree.nodes.length) {
    const node = selection.kind === "riblet" ? tree.primary.get(selection.id) : null;
    if (node && tree.current?.riblet !== node.riblet) tree.current = node;
    layOut();
    drawTree();
    if (position) tree.scroller.scrollTo(...position);
    if (tree.way) reveal(tree.primary.get(tree.way.riblet.name));
    if (node) reveal(tree.current?.riblet === node.riblet ? tree.current : node);
    drawTree();
    if (hadFocus) tree.scroller.focus({ preventScroll: true });
  }
  tree.position = position;
  if (offset) stage.querySelector(".page")?.scrollTo(...offset);
  shownView = selection.view;
  for (const button of document.querySelectorAll(".views button")) {
    if (button.dataset.view === selection.view) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
}

document.getElementById("app").textContent = map.app;
document.getElementById("counts").textContent = `${plural(map.riblets.length, "riblet")}, ${plural(map.modules.length, "module")}${map.notes.length ? `, ${plural(map.notes.length, "note")}` : ""}`;
document.getElementById("counts").title = map.notes.map((note) => (note.place ? `${textOf(note.place)}: ` : "") + note.text).join("\n");
for (const button of document.querySelectorAll(".views button")) {
  button.addEventListener("click", () => {
    if (isNarrow()) Object.assign(selection, { kind: "", id: "" });
    go(button.dataset.view);
  });
}

// Settings
const dialog = document.getElementById("settings");
const inputs = { editor: document.getElementById("editor"), root: document.getElementById("root"), theme: document.getElementById("theme") };
document.documentElement.style.colorScheme = settings.theme;
function openSettings() {
  for (const [name, input] of Object.entries(inputs)) input.value = settings[name];
  dialog.showModal();
}
document.getElementById("options").addEventListener("click", openSettings);
for (const [name, input] of Object.entries(inputs)) {
  input.addEventListener("change", () => {
    settings[name] = input.value;
    document.documentElement.style.colorScheme = settings.theme;
    keepSettings();
    showDetail();
  });
}
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || dialog.open || event.target.closest("input, select, textarea")) return;
  const keys = {
    "/": () => field.focus(), "?": openSettings, 1: () => go("tree"), 2: () => go("modules"), 3: () => go("dependencies"), 4: () => go("links"),
    Escape: () => { if (tree.way && selection.view === "tree") { tree.way = null; show(); } else choose("", ""); },
  };
  if (selection.view === "tree" && tree.nodes.length) {
    Object.assign(keys, { "+": () => zoomTo(tree.zoom * 1.2), "=": () => zoomTo(tree.zoom * 1.2), "-": () => zoomTo(tree.zoom / 1.2), 0: () => zoomTo(1), e: () => foldAll(true), c: () => foldAll(false) });
    if (event.target === document.body && event.key.startsWith("Arrow")) { tree.scroller.focus(); tree.current ??= tree.visible[0]; drawTree(); event.preventDefault(); return; }
  }
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

let wasNarrow = isNarrow();
window.addEventListener("resize", () => {
  if (isNarrow() !== wasNarrow) { wasNarrow = isNarrow(); layOut(); show(); } else drawTree();
});
window.addEventListener("popstate", () => { readAddress(); show(); });
window.addEventListener("hashchange", () => { readAddress(); show(); });
readAddress();
show();
