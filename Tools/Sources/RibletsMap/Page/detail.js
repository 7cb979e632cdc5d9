// The selection: a riblet, a module or a dependency with all that is known of it.
const ribletLink = (name, label) => (riblets.has(name) ? element("button", { class: "go", onclick: () => choose("riblet", name) }, label ?? name) : element("span", {}, name));
const section = (title, count, ...content) => [element("h3", {}, title, count === null ? null : element("i", {}, String(count))), ...content];
const rows = (values) => element("ul", { class: "rows" }, values.map((value) => element("li", {}, value)));
const pair = (left, ...right) => element("div", { class: "pair" }, left, ...right);
const fact = (value, name, kind) => element("div", {}, element("b", { class: kind }, value), element("span", {}, name));

function names(list, limit = 24) {
  const box = element("div", { class: "names" });
  const fill = (count) => {
    box.replaceChildren(...list.slice(0, count).map((name) => element("button", { onclick: () => choose("riblet", name) }, name)));
    if (list.length > count) box.append(element("button", { onclick: () => fill(list.length) }, `and ${list.length - count} more`));
  };
  fill(limit);
  return box;
}

/// The riblet, and the components that a dependency passes on its way to it.
function chain(riblet, path) {
  const parts = [element("button", { onclick: () => choose("riblet", riblet.name) }, riblet.name)];
  path.steps.forEach((step, index) => {
    const isLast = index === path.steps.length - 1;
    const end = isLast ? path.end : "";
    parts.push(element("span", { class: "arrow", "aria-label": "from" }, "←"));
    const properties = { class: end, title: `${step.type}.${step.dependency}, ${textOf(step.place)}` };
    parts.push(step.riblet ? element("button", { ...properties, onclick: () => choose("riblet", step.riblet) }, step.riblet) : element("span", properties, step.type));
  });
  if (!path.steps.length) parts.push(element("span", { class: "arrow" }, "←"), element("span", {}, "outside of these sources"));
  return element("div", { class: "chain" }, parts);
}

const endText = { made: "made there", missing: "it has no such dependency", outside: "comes from outside" };

function needRow(riblet, need) {
  const parts = [pair(element("span", {}, element("button", { class: "go", onclick: () => choose("dependency", itemIDs.get(`${riblet.name}.${need.name}`)) }, need.name), " ", element("code", {}, need.type)), placeLink(need.place))];
  const paths = need.paths.length ? need.paths : [{ steps: [], end: "outside" }];
  for (const path of paths) {
    parts.push(chain(riblet, path));
    const last = path.steps.at(-1);
    parts.push(pair(element("span", { class: `soft ${path.end === "missing" ? "bad" : ""}` }, last ? endText[path.end] : ""), last && placeLink(last.place),
      last && element("button", { class: "draw", "data-way": `${riblet.name}.${need.name}`, onclick: () => { drawWay(riblet, need, path); go("tree"); } }, "Draw")));
  }
  return parts;
}

function edgeText(edge) {
  const how = { route: words(edge.shown ?? ""), builder: "by its builder", indirect: `through ${edge.through.join(", ")}`, mark: "by a mark" }[edge.kind];
  return how + (edge.conditions.length ? `, #if ${edge.conditions.join(" && ")}` : "");
}

function ribletDetail(riblet) {
  const parents = edgesTo.get(riblet.name) ?? [];
  const children = (edgesFrom.get(riblet.name) ?? []).toSorted((a, b) => inOrder(a.child, b.child));
  const covered = percent(riblet.coverage);
  const links = map.links.filter((link) => link.riblets.includes(riblet.name));
  const workflows = map.workflows.filter((workflow) => workflow.riblet === riblet.name);
  const parts = [
    element("div", { class: "tags" }, element("button", { class: "tag", onclick: () => { choose("module", riblet.module); go("modules"); } }, riblet.module),
      riblet.isRoot && element("span", { class: "tag" }, "root"), !riblet.hasView && element("span", { class: "tag" }, "no view"), riblet.owners.map((owner) => element("span", { class: "tag" }, owner))),
    element("div", { class: "facts" }, fact(riblet.lines.toLocaleString("en"), "lines"), riblet.changes !== undefined && fact(String(riblet.changes), "commits"),
      covered !== null && fact(`${covered} %`, "covered"), fact(String(riblet.tests.length), "test suites"), fact(String(children.length), children.length === 1 ? "child" : "children")),
  ];
  if (parents.length) parts.push(section(parents.length > 1 ? "Parents" : "Parent", null, rows(parents.map((edge) => pair(ribletLink(edge.parent), element("span", { class: "soft" }, edgeText(edge)), placeLink(edge.place))))));
  if (children.length) parts.push(section("Children", children.length, rows(children.map((edge) => pair(ribletLink(edge.child), element("span", { class: "soft" }, edgeText(edge)), placeLink(edge.place))))));
  if (riblet.needs.length) parts.push(section("Needs", riblet.needs.length, rows(riblet.needs.map((need) => needRow(riblet, need)))));
  if (riblet.arguments.length) parts.push(section("Built with", riblet.arguments.length, rows(riblet.arguments.map((item) => pair(element("span", {}, `${item.name} `, element("code", {}, item.type)))))));
  if (riblet.supplies.length) parts.push(section("Provides", riblet.supplies.length, rows(riblet.supplies.map((supply) => [pair(element("span", {}, supply.dependency), element("span", { class: "soft" }, supply.isMade ? "made here" : "handed on"), placeLink(supply.place)), names(supply.users, 8)]))));
  const tests = [...riblet.tests.map((test) => pair(element("span", {}, test.role || "Whole riblet"), placeLink(test.place, test.type))), ...riblet.missingTests.map((role) => pair(element("span", {}, role), element("span", { class: "warn" }, "no tests")))];
  if (hasTests && tests.length) parts.push(section("Tests", null, rows(tests)));
  if (riblet.coverage) parts.push(section("Coverage by own tests", null, rows(Object.entries(riblet.coverage.roles).filter(([, figures]) => figures.lines).sort().map(([role, figures]) => [pair(element("span", {}, role), element("span", { class: "soft" }, `${percent(figures)} % of ${plural(figures.lines, "line")}`)), element("div", { class: "meter" }, element("i", { style: `width:${percent(figures)}%` }))]))));
  if (riblet.bytes) parts.push(section("Size", null, rows([[pair(element("span", {}, plural(riblet.bytes.at(-1), "byte")), element("span", { class: "soft" }, riblet.bytes.length > 1 ? `${riblet.bytes[0].toLocaleString("en")} at the first of ${plural(riblet.bytes.length, "commit")}` : "one commit")), trend(riblet.bytes)]])));
  parts.push(section("Parts", riblet.parts.length, rows(riblet.parts.map((part) => pair(element("span", {}, part.role), placeLink(part.place))))));
  if (links.length) parts.push(section("Links that lead here", links.length, rows(links.map((link) => pair(element("code", {}, link.pattern), placeLink(link.place))))));
  if (workflows.length) parts.push(section("Workflows that begin here", workflows.length, rows(workflows.map((workflow) => pair(element("span", {}, workflow.name), placeLink(workflow.place))))));
  return [riblet.name, parts];
}

/// The sizes of the recorded commits, the oldest first, each as a bar.
function trend(bytes) {
  const top = Math.max(1, ...bytes);
  const shown = bytes.slice(-40);
  return element("div", { class: "trend", role: "img", "aria-label": `${bytes[0].toLocaleString("en")} to ${plural(bytes.at(-1), "byte")} in ${plural(bytes.length, "commit")}` },
    shown.map((value) => element("i", { style: `height:${Math.max(4, Math.round((value * 100) / top))}%`, title: plural(value, "byte") })));
}

function moduleDetail(module) {
  const own = map.riblets.filter((riblet) => riblet.module === module.name).map((riblet) => riblet.name);
  const users = (usersOf.get(module.name) ?? []).map((pair) => pair.user.name);
  const list = (values) => element("div", { class: "names" }, values.map((name) => element("button", { onclick: () => choose("module", name) }, name)));
  const parts = [
    element("div", { class: "tags" }, module.package && element("span", { class: "tag" }, module.package), element("span", { class: "tag" }, kindText(module))),
    element("div", { class: "facts" }, fact(module.lines.toLocaleString("en"), "lines"), fact(String(module.files), "files"), fact(String(module.riblets), "riblets"), fact(String(users.length), "used by")),
  ];
  if (module.dependencies.length) parts.push(section("Depends on", module.dependencies.length, list(module.dependencies)));
  if (module.others.length) parts.push(section("From other packages", module.others.length, element("div", { class: "names" }, module.others.map((name) => element("span", { class: "tag" }, name)))));
  if (users.length) parts.push(section("Used by", users.length, list(users)));
  if (own.length) parts.push(section("Riblets", own.length, names(own, 60)));
  return [module.name, parts];
}

const kindText = (module) => ({ target: "library", executableTarget: "executable", testTarget: "tests", macro: "macro", plugin: "plug-in" })[module.kind] ?? module.kind;

function itemDetail(item) {
  const users = [...new Set(item.ways.map(({ riblet }) => riblet.name))];
  const parts = [
    element("div", { class: "tags" }, element("code", {}, item.type)),
    element("div", { class: "facts" }, fact(String(users.length), users.length === 1 ? "riblet needs it" : "riblets need it"), fact(String(Math.max(0, ...item.ways.map(({ way }) => way.steps.length))), "longest way")),
  ];
  if (item.last) parts.push(section(item.end === "made" ? "Made by" : item.end === "missing" ? "Missing in" : "Last seen in", null, rows([pair(item.last.riblet ? ribletLink(item.last.riblet, item.last.type) : element("span", {}, item.last.type), placeLink(item.last.place))])));
  parts.push(section("Ways", item.ways.length, rows(item.ways.slice(0, 100).map(({ riblet, need, way }) => [chain(riblet, way), pair(element("span"), placeLink(need.place), element("button", { class: "draw", onclick: () => { drawWay(riblet, need, way); choose("riblet", riblet.name); go("tree"); } }, "Draw"))]))));
  if (item.ways.length > 100) parts.push(element("p", { class: "soft" }, `and ${item.ways.length - 100} more`));
  return [item.name, parts];
}

function showDetail() {
  const panel = document.getElementById("detail");
  const makers = { riblet: [riblets, ribletDetail], module: [modules, moduleDetail], dependency: [items, itemDetail] };
  const [values, make] = makers[selection.kind] ?? [];
  const value = values?.get(selection.id);
  panel.hidden = !value;
  if (!value) return;
  const [title, parts] = make(value);
  panel.replaceChildren(element("div", { class: "head" }, element("h2", {}, title), element("button", { class: "close", "aria-label": "Close", onclick: () => choose("", "") }, "×")), ...parts.flat(2));
  panel.scrollTop = 0;
}
