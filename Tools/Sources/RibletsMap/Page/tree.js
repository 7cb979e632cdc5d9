// The tree: its nodes, where they stand, and those that are in sight.
const tree = { tops: [], nodes: [], primary: new Map(), zoom: 1, current: null, way: null, drawn: new Map() };

{
  const attached = new Set(map.edges.map((edge) => edge.child));
  const make = (riblet, edge, parent) => {
    const again = tree.primary.has(riblet.name);
    const node = { id: tree.nodes.length, riblet, edge, parent, again, depth: parent ? parent.depth + 1 : 0, children: [], below: 0, open: false };
    tree.nodes.push(node);
    if (again) return node;
    tree.primary.set(riblet.name, node);
    for (const edge of (edgesFrom.get(riblet.name) ?? []).toSorted((a, b) => inOrder(a.child, b.child))) {
      const child = make(riblets.get(edge.child), edge, node);
      node.children.push(child);
      node.below += child.below + 1;
    }
    return node;
  };
  const tops = map.riblets.filter((riblet) => riblet.isRoot);
  tops.push(...map.riblets.filter((riblet) => !riblet.isRoot && !attached.has(riblet.name)));
  for (const riblet of tops) tree.tops.push(make(riblet, null, null));
  // Circles that nothing attaches.
  for (const riblet of map.riblets) if (!tree.primary.has(riblet.name)) tree.tops.push(make(riblet, null, null));
  // Level by level, as long as it stays easy to overlook.
  let seen = tree.tops.length;
  for (let level = tree.tops; level.length;) {
    const next = level.flatMap((node) => node.children);
    seen += next.length;
    if (seen > 60 && level !== tree.tops) break;
    for (const node of level) node.open = true;
    level = next;
  }
}

function isNarrow() { return window.innerWidth <= 760; }

const ruler = document.createElement("canvas").getContext("2d");
const widths = new Map();
function widthOf(node, narrow) {
  const key = `${node.id} ${narrow}`;
  if (!widths.has(key)) {
    const family = getComputedStyle(document.body).fontFamily;
    ruler.font = `600 ${narrow ? 15 : 13.5}px ${family}`;
    let width = ruler.measureText(node.riblet.name).width + 42;
    ruler.font = `500 11.5px ${family}`;
    if (node.children.length) width += Math.max(narrow ? 36 : 22, ruler.measureText(`+${node.below}`).width + 12) + 6;
    const shown = shownText(node);
    if (shown) width += ruler.measureText(shown).width + 14;
    widths.set(key, Math.ceil(Math.min(width, narrow ? 300 : 280)));
  }
  return widths.get(key);
}

function shownText(node) {
  if (node.again) return "again";
  if (!node.edge) return "";
  return node.edge.shown && node.edge.shown !== "embedded" ? words(node.edge.shown) : "";
}

/// Places all nodes that are not folded away: in columns where there is room, indented on a phone.
function layOut() {
  const narrow = isNarrow();
  const row = narrow ? 48 : 40;
  const columns = [];
  const visible = [];
  let y = narrow ? 12 : 20;
  const place = (node) => {
    node.y = y;
    node.w = widthOf(node, narrow);
    columns[node.depth] = Math.max(columns[node.depth] ?? 0, node.w);
    visible.push(node);
    if (narrow || !node.open || !node.children.length) {
      y += row;
      if (!node.open) return;
    }
    node.children.forEach(place);
  };
  tree.tops.forEach((top, index) => {
    if (index) y += 12;
    place(top);
  });
  let x = 20;
  const starts = columns.map((width) => {
    const start = x;
    x += width + 44;
    return start;
  });
  let right = 0;
  for (const node of visible) {
    node.x = narrow ? 12 + node.depth * 22 : starts[node.depth];
    right = Math.max(right, node.x + node.w);
  }
  Object.assign(tree, { visible, narrow, width: right + 24, height: y + 24 });
}

const height = () => (tree.narrow ? 40 : 32);

function branch(node) {
  const { parent } = node;
  const half = height() / 2;
  const r = 8;
  const y = node.y + half;
  if (tree.narrow) {
    const x = parent.x + 11;
    return `M${x} ${parent.y + height()}V${y - r}Q${x} ${y} ${x + r} ${y}H${node.x}`;
  }
  const start = parent.x + parent.w;
  if (node.y === parent.y) return `M${start} ${y}H${node.x}`;
  const x = node.x - 22;
  return `M${start} ${parent.y + half}H${x - r}Q${x} ${parent.y + half} ${x} ${parent.y + half + r}V${y - r}Q${x} ${y} ${x + r} ${y}H${node.x}`;
}

function nodeElement(node) {
  const shown = shownText(node);
  const made = element("div", {
    id: `node-${node.id}`, role: "treeitem", "data-riblet": node.riblet.name, "aria-level": node.depth + 1,
    "aria-label": node.riblet.name + (shown ? `, ${shown}` : ""),
  }, element("span", { class: "dot" }), element("span", { class: "name" }, node.riblet.name),
  shown && element("span", { class: "shown" }, shown),
  node.children.length ? element("span", { class: "fold", "aria-hidden": "true" }) : null);
  return made;
}

function drawNode(node) {
  let made = tree.drawn.get(node.id);
  if (!made) {
    made = nodeElement(node);
    tree.drawn.set(node.id, made);
    tree.ground.append(made);
  }
  const onWay = tree.way?.nodes.has(node.id);
  made.className = `node${node.children.length ? "" : " leaf"}${node.again ? " again" : ""}${node.parent ? "" : " top"}${onWay ? " on-way" : ""}${tree.current === node ? " current" : ""}`;
  made.style.cssText = `transform:translate(${node.x}px,${node.y}px);width:${node.w}px;--dot:${colourOf(node.riblet)}`;
  made.title = titleOf(node.riblet);
  made.setAttribute("aria-selected", selection.kind === "riblet" && selection.id === node.riblet.name);
  if (node.children.length) {
    made.setAttribute("aria-expanded", node.open);
    made.querySelector(".fold").textContent = node.open ? "−" : `+${node.below}`;
  }
}

/// Draws what is in sight and around it; everything else has no elements.
function drawTree() {
  if (!tree.scroller?.isConnected) return;
  const { scroller, ground, zoom } = tree;
  const top = scroller.scrollTop / zoom - 300;
  const bottom = (scroller.scrollTop + scroller.clientHeight) / zoom + 300;
  const seen = new Set();
  const lines = [];
  const ways = [];
  for (const node of tree.visible) {
    if (node.y + 40 > top && node.y < bottom) {
      seen.add(node.id);
      drawNode(node);
    }
    if (node.parent && node.y + 40 > top && node.parent.y < bottom) {
      const line = branch(node);
      lines.push(line);
      if (tree.way?.edges.has(node.id)) ways.push(line);
    }
  }
  for (const [id, made] of tree.drawn) {
    if (seen.has(id)) continue;
    made.remove();
    tree.drawn.delete(id);
  }
  tree.lines.setAttribute("d", lines.join(""));
  tree.wayLines.setAttribute("d", ways.join(""));
  ground.style.transform = `scale(${zoom})`;
  tree.size.style.cssText = `width:${tree.width * zoom}px;height:${tree.height * zoom}px`;
  if (tree.current && seen.has(tree.current.id)) scroller.setAttribute("aria-activedescendant", `node-${tree.current.id}`);
  else scroller.removeAttribute("aria-activedescendant");
  if (tree.output) tree.output.value = `${Math.round(zoom * 100)} %`;
}

/// Lays out anew; the node stays where it is on the screen.
function refold(fixed) {
  const before = fixed && { x: fixed.x, y: fixed.y };
  layOut();
  drawTree();
  if (before && tree.scroller?.isConnected) {
    tree.scroller.scrollTop += (fixed.y - before.y) * tree.zoom;
    tree.scroller.scrollLeft += (fixed.x - before.x) * tree.zoom;
  }
  drawTree();
}

function fold(node, open) {
  if (!node.children.length || node.open === open) return;
  node.open = open;
  refold(node);
}

function foldAll(open) {
  for (const node of tree.nodes) node.open = open || (!node.parent && node.children.length > 0);
  if (tree.current) reveal(tree.current, false);
  refold();
}

/// Unfolds what is above a node, and brings it into sight.
function reveal(node, scrolls = true) {
  let changed = false;
  for (let above = node.parent; above; above = above.parent) {
    if (!above.open) changed = above.open = true;
  }
  if (changed) layOut();
  if (!scrolls || !tree.scroller?.isConnected) return;
  const { scroller, zoom } = tree;
  tree.size.style.cssText = `width:${tree.width * zoom}px;height:${tree.height * zoom}px`;
  const left = node.x * zoom, right = (node.x + node.w) * zoom, y = node.y * zoom;
  if (y < scroller.scrollTop + 20 || y > scroller.scrollTop + scroller.clientHeight - 80) scroller.scrollTop = y - scroller.clientHeight / 3;
  if (left < scroller.scrollLeft || right > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = Math.max(0, left - 80);
}

function zoomTo(zoom, centre) {
  const { scroller } = tree;
  const next = Math.min(2, Math.max(0.3, zoom));
  const at = centre ?? { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 };
  const point = { x: (scroller.scrollLeft + at.x) / tree.zoom, y: (scroller.scrollTop + at.y) / tree.zoom };
  tree.zoom = next;
  drawTree();
  scroller.scrollLeft = point.x * next - at.x;
  scroller.scrollTop = point.y * next - at.y;
  drawTree();
}

function fitTree() {
  const { scroller } = tree;
  tree.zoom = Math.min(1, Math.max(0.3, Math.min(scroller.clientWidth / tree.width, scroller.clientHeight / tree.height)));
  scroller.scrollTo(0, 0);
  drawTree();
}

/// Draws the way of a dependency: the riblets that it passes, and the branches between them.
function drawWay(riblet, need, path) {
  const names = [riblet.name, ...path.steps.map((step) => step.riblet).filter(Boolean)];
  const nodes = new Set();
  const edges = new Set();
  for (let node = tree.primary.get(riblet.name), index = 1; node; node = node.parent) {
    nodes.add(node.id);
    if (!names.slice(index).length) break;
    if (node.parent) edges.add(node.id);
    if (node.parent && node.parent.riblet.name === names[index]) index += 1;
  }
  for (const name of names) {
    const node = tree.primary.get(name);
    if (!node) continue;
    nodes.add(node.id);
    reveal(node, false);
  }
  tree.way = { riblet, need, path, nodes, edges };
}

function treeView() {
  const select = element("select", { id: "colour", "aria-label": "Colour riblets by", onchange: () => { settings.colour = select.value; keepSettings(); show(); } });
  for (const [id, { name }] of Object.entries(colours)) select.append(element("option", { value: id, selected: id === colour() }, name));
  tree.output = element("output", { "aria-label": "Zoom" });
  const tools = element("div", { class: "tools" },
    element("button", { id: "unfold-all", onclick: () => foldAll(true) }, "Unfold all"),
    element("button", { id: "fold-all", onclick: () => foldAll(false) }, "Fold all"),
    element("label", {}, "Colour", select),
    element("span", { class: "legend" }, colours[colour()].legend().map(([name, value]) => element("span", {}, element("span", { class: "dot", style: `--dot:${value}` }), name))),
    element("span", { class: "space" }),
    element("button", { class: "zoom", "aria-label": "Zoom out", onclick: () => zoomTo(tree.zoom / 1.2) }, "−"), tree.output,
    element("button", { class: "zoom", "aria-label": "Zoom in", onclick: () => zoomTo(tree.zoom * 1.2) }, "+"),
    element("button", { id: "fit", onclick: fitTree }, "Fit"));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  tree.lines = document.createElementNS("http://www.w3.org/2000/svg", "path");
  tree.wayLines = document.createElementNS("http://www.w3.org/2000/svg", "path");
  tree.wayLines.setAttribute("class", "way-line");
  svg.append(tree.lines, tree.wayLines);
  tree.drawn.clear();
  tree.ground = element("div", { class: "ground", role: "presentation" }, svg);
  tree.size = element("div", { role: "presentation" }, tree.ground);
  tree.scroller = element("div", { class: "tree", tabindex: "0", role: "tree", "aria-label": "Riblets" }, tree.size);
  tree.scroller.addEventListener("scroll", drawTree, { passive: true });
  listenToTree(tree.scroller);
  if (!tree.nodes.length) return [element("p", { class: "empty" }, "There are no riblets in these sources. A riblet is a class that inherits from Router, ViewableRouter or LaunchRouter.")];
  const parts = [tools];
  if (tree.way) parts.push(wayBar());
  return [...parts, tree.scroller];
}

function wayBar() {
  const { riblet, need, path } = tree.way;
  return element("div", { class: "way" }, element("b", {}, need.name), element("span", { class: "soft" }, "comes to"),
    chain(riblet, path), element("button", { class: "close", onclick: () => { tree.way = null; show(); } }, "Done"));
}

function listenToTree(scroller) {
  let drag = null;
  scroller.addEventListener("click", (event) => {
    if (drag?.moved) return;
    const made = event.target.closest(".node");
    if (!made) return;
    const node = tree.nodes[Number(made.id.slice(5))];
    tree.current = node;
    if (event.target.closest(".fold")) { fold(node, !node.open); drawTree(); }
    else choose("riblet", node.riblet.name);
  });
  scroller.addEventListener("dblclick", (event) => {
    const made = event.target.closest(".node");
    if (made && !event.target.closest(".fold")) { const node = tree.nodes[Number(made.id.slice(5))]; fold(node, !node.open); }
  });
  // A mouse draws the ground; fingers scroll by themselves.
  scroller.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(".node")) { drag = null; return; }
    drag = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop, moved: false };
  });
  scroller.addEventListener("pointermove", (event) => {
    if (!drag || !(event.buttons & 1)) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.abs(x) + Math.abs(y) > 4) { drag.moved = true; scroller.classList.add("dragged"); }
    if (drag.moved) scroller.scrollTo(drag.left - x, drag.top - y);
  });
  window.addEventListener("pointerup", () => { scroller.classList.remove("dragged"); setTimeout(() => { drag = null; }); });
  scroller.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = scroller.getBoundingClientRect();
    zoomTo(tree.zoom * Math.exp(-event.deltaY / 200), { x: event.clientX - box.left, y: event.clientY - box.top });
  }, { passive: false });
  let pinch = null;
  const distance = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  scroller.addEventListener("touchstart", (event) => { pinch = event.touches.length === 2 ? { start: distance(event.touches), zoom: tree.zoom } : null; }, { passive: true });
  scroller.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const box = scroller.getBoundingClientRect();
    const [a, b] = event.touches;
    zoomTo((pinch.zoom * distance(event.touches)) / pinch.start, { x: (a.clientX + b.clientX) / 2 - box.left, y: (a.clientY + b.clientY) / 2 - box.top });
  }, { passive: false });
  scroller.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = tree.current ?? tree.visible[0];
    const index = tree.visible.indexOf(node);
    const moves = {
      ArrowDown: () => tree.visible[index + 1], ArrowUp: () => tree.visible[index - 1], Home: () => tree.visible[0], End: () => tree.visible.at(-1),
      ArrowRight: () => { if (!node.children.length) return node; if (!node.open) { fold(node, true); return node; } return node.children[0]; },
      ArrowLeft: () => { if (node.open && node.children.length) { fold(node, false); return node; } return node.parent ?? node; },
      Enter: () => { choose("riblet", node.riblet.name); return node; }, " ": () => { choose("riblet", node.riblet.name); return node; },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    tree.current = (tree.current ? move() : node) ?? node;
    reveal(tree.current);
    drawTree();
  });
}

// MARK: Colours

const scale = (value, from, to) => `color-mix(in oklch, ${to} ${Math.round(value * 100)}%, ${from})`;
const hue = (text) => { let hash = 7; for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)) % 3600; return `oklch(.66 .13 ${hash / 10})`; };
const most = { lines: Math.max(1, ...map.riblets.map((riblet) => riblet.lines)), changes: Math.max(1, ...map.riblets.map((riblet) => riblet.changes ?? 0)) };
const bytesOf = (riblet) => riblet.bytes?.at(-1);
const mostBytes = Math.max(1, ...map.riblets.map((riblet) => bytesOf(riblet) ?? 0));
const heat = (value, top) => scale(Math.sqrt(value / top), "light-dark(#ddd5c0, #45443a)", "light-dark(#c2410c, #ff8a4c)");
const kinds = (values) => [...new Set(values)].sort().slice(0, 6);
const colours = {
  none: { name: "nothing", of: () => "var(--branch)", legend: () => [] },
  tests: { name: "tests", of: (riblet) => (riblet.missingTests.length ? "var(--warn)" : riblet.tests.length ? "var(--good)" : "var(--bad)"), legend: () => [["each role has tests", "var(--good)"], ["a role has none", "var(--warn)"]] },
  size: { name: "size", of: (riblet) => heat(riblet.lines, most.lines), legend: () => [["small", heat(0, 1)], [plural(most.lines, "line"), heat(1, 1)]] },
  module: { name: "module", of: (riblet) => hue(riblet.module), legend: () => kinds(map.riblets.map((riblet) => riblet.module)).map((name) => [name, hue(name)]) },
};
if (map.riblets.some((riblet) => riblet.changes !== undefined)) colours.heat = { name: "commits", of: (riblet) => heat(riblet.changes ?? 0, most.changes), legend: () => [["quiet", heat(0, 1)], [plural(most.changes, "commit"), heat(1, 1)]] };
if (map.riblets.some((riblet) => riblet.bytes)) colours.bytes = { name: "bytes", of: (riblet) => (riblet.bytes ? heat(bytesOf(riblet), mostBytes) : "var(--branch)"), legend: () => [["small", heat(0, 1)], [plural(mostBytes, "byte"), heat(1, 1)]] };
if (map.riblets.some((riblet) => riblet.coverage)) colours.coverage = { name: "coverage", of: (riblet) => (percent(riblet.coverage) === null ? "var(--branch)" : scale(percent(riblet.coverage) / 100, "var(--bad)", "var(--good)")), legend: () => [["0 %", "var(--bad)"], ["100 %", "var(--good)"]] };
if (map.riblets.some((riblet) => riblet.owners.length)) colours.owner = { name: "owner", of: (riblet) => (riblet.owners.length ? hue(riblet.owners[0]) : "var(--branch)"), legend: () => kinds(map.riblets.flatMap((riblet) => riblet.owners)).map((name) => [name, hue(name)]) };
const hasTests = map.riblets.some((riblet) => riblet.tests.length);
const colour = () => (colours[settings.colour] ? settings.colour : hasTests ? "tests" : "size");
const colourOf = (riblet) => colours[colour()].of(riblet);

function titleOf(riblet) {
  const facts = [riblet.module, plural(riblet.lines, "line")];
  if (riblet.changes !== undefined) facts.push(plural(riblet.changes, "commit"));
  if (riblet.bytes) facts.push(plural(bytesOf(riblet), "byte"));
  if (percent(riblet.coverage) !== null) facts.push(`${percent(riblet.coverage)} % covered`);
  if (hasTests && riblet.missingTests.length) facts.push(`no tests of ${riblet.missingTests.join(", ")}`);
  return `${riblet.name}: ${facts.join(", ")}`;
}
