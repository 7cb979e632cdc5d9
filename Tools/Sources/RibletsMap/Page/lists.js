// The views beside the tree: modules in layers, dependencies, and links.
let showsTestModules = false;

function layersOf(list) {
  const known = new Set(list.map((module) => module.name));
  const levels = new Map();
  const level = (name, open) => {
    if (levels.has(name)) return levels.get(name);
    if (open.has(name)) return 0;
    open.add(name);
    const below = modules.get(name).dependencies.filter((other) => known.has(other)).map((other) => level(other, open));
    open.delete(name);
    levels.set(name, below.length ? Math.max(...below) + 1 : 0);
    return levels.get(name);
  };
  for (const module of list) level(module.name, new Set());
  const layers = [];
  for (const module of list) (layers[levels.get(module.name)] ??= []).push(module);
  return layers.reverse();
}

function modulesView() {
  const list = map.modules.filter((module) => showsTestModules || module.kind !== "testTarget");
  const chosen = selection.kind === "module" ? modules.get(selection.id) : null;
  const users = new Set((usersOf.get(chosen?.name) ?? []).map((pair) => pair.user.name));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const boxes = new Map();
  const box = (module) => {
    const made = element("button", {
      class: `module${chosen?.dependencies.includes(module.name) ? " uses" : ""}${users.has(module.name) ? " used" : ""}`, "data-module": module.name,
      "aria-pressed": String(chosen === module), onclick: () => choose("module", chosen === module ? "" : module.name),
    }, element("b", {}, module.name), element("small", {}, [module.riblets ? plural(module.riblets, "riblet") : "", plural(module.lines, "line")].filter(Boolean).join(", ")));
    boxes.set(module.name, made);
    return made;
  };
  const layers = layersOf(list);
  const content = element("div", { class: `layers${chosen ? " dimmed" : ""}` }, svg,
    layers.map((layer, index) => element("div", { class: "layer" }, element("h2", {}, index === layers.length - 1 ? "Depends on none of these" : index === 0 ? "Nothing is built on these" : `Layer ${layers.length - index}`), layer.map(box))));
  const page = element("div", { class: "page" }, content);
  if (chosen) {
    requestAnimationFrame(() => {
      if (!content.isConnected) return;
      const origin = content.getBoundingClientRect();
      const line = (from, to, kind) => {
        if (!boxes.has(from) || !boxes.has(to)) return;
        const [a, b] = [boxes.get(from).getBoundingClientRect(), boxes.get(to).getBoundingClientRect()];
        const [x1, y1, x2, y2] = [a.right - origin.left, a.top + a.height / 2 - origin.top, b.left - origin.left, b.top + b.height / 2 - origin.top];
        const bend = Math.max(24, (x2 - x1) / 2);
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`);
        if (kind) path.setAttribute("class", kind);
        svg.append(path);
      };
      for (const name of chosen.dependencies) line(chosen.name, name, "");
      for (const name of users) line(name, chosen.name, "user");
    });
  }
  const check = element("input", { type: "checkbox", checked: showsTestModules, onchange: () => { showsTestModules = check.checked; show(); } });
  return [element("div", { class: "tools" }, element("span", {}, plural(list.length, "module")), element("label", {}, check, "with tests"), element("span", { class: "space" }), chosen && element("span", { class: "legend" }, element("span", {}, element("span", { class: "dot", style: "--dot:var(--accent)" }), "it depends on"), element("span", {}, element("span", { class: "dot", style: "--dot:var(--warn)" }), "depends on it"))), page];
}

const order = { dependencies: ["users", -1] };

function dependenciesView() {
  const values = [...items.values()].map((item) => ({
    item, name: item.name.toLowerCase(), type: item.type.toLowerCase(), maker: (item.last?.type ?? "").toLowerCase(),
    users: new Set(item.ways.map(({ riblet }) => riblet.name)).size, longest: Math.max(0, ...item.ways.map(({ way }) => way.steps.length)),
  }));
  if (!values.length) return [element("p", { class: "empty" }, "No riblet of these sources needs anything from its parent: none has a property in its Dependency.")];
  const [key, direction] = order.dependencies;
  values.sort((a, b) => (a[key] < b[key] ? -direction : a[key] > b[key] ? direction : a.name < b.name ? -1 : 1));
  const head = [["name", "Dependency"], ["type", "Type"], ["maker", "Made by"], ["users", "Riblets", "number"], ["longest", "Longest way", "number"]];
  const sort = (name) => { order.dependencies = [name, key === name ? -direction : ["users", "longest"].includes(name) ? -1 : 1]; show(); };
  const table = element("table", {}, element("thead", {}, element("tr", {}, head.map(([name, title, kind]) => element("th", { class: kind, "aria-sort": key === name ? (direction > 0 ? "ascending" : "descending") : null }, element("button", { onclick: () => sort(name) }, title))))),
    element("tbody", {}, values.map(({ item, users, longest }) => element("tr", { class: "row", tabindex: "0", "data-item": item.id, "aria-selected": selection.kind === "dependency" && selection.id === item.id, onclick: () => choose("dependency", item.id), onkeydown: (event) => { if (event.key === "Enter") choose("dependency", item.id); } },
      element("td", {}, item.name), element("td", { class: "wide" }, element("code", {}, item.type)), element("td", {}, item.end === "made" ? item.last.type : element("span", { class: item.end === "missing" ? "bad" : "soft" }, item.end === "missing" ? `missing in ${item.last.type}` : "outside")),
      element("td", { class: "number", "data-unit": users === 1 ? " riblet" : " riblets" }, String(users)), element("td", { class: "number", "data-unit": longest === 1 ? " step" : " steps" }, String(longest))))));
  return [element("div", { class: "tools" }, element("span", {}, plural(values.length, "dependency"))), element("div", { class: "page" }, table)];
}

function linksView() {
  if (!map.links.length && !map.workflows.length) return [element("p", { class: "empty" }, "There are no links and no workflows in these sources.")];
  const links = map.links.map((link) => element("tr", { class: "row" }, element("td", { class: "wide" }, element("code", {}, link.pattern)), element("td", { class: "wide" }, link.riblets.length ? link.riblets.flatMap((name, index) => [index ? " → " : "", ribletLink(name)]) : element("span", { class: "soft" }, "no route")), element("td", {}, placeLink(link.place))));
  const workflows = map.workflows.map((workflow) => element("tr", { class: "row" }, element("td", { class: "wide" }, workflow.name), element("td", { class: "wide" }, workflow.riblet ? ribletLink(workflow.riblet) : element("span", { class: "soft" }, workflow.item), " ", element("span", { class: "soft" }, workflow.steps.map((step) => step.call || "…").join(" → "))), element("td", {}, placeLink(workflow.place))));
  const table = (title, list) => (list.length ? [element("h2", {}, title), element("table", {}, element("tbody", {}, list))] : []);
  return [element("div", { class: "tools" }, element("span", {}, `${plural(map.links.length, "link")}, ${plural(map.workflows.length, "workflow")}`)), element("div", { class: "page" }, ...table("Links", links), ...table("Workflows", workflows))];
}
