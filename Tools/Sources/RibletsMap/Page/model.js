// The map as it was read, and what is found in it by name.
const data = document.getElementById("data");
const map = JSON.parse(data.textContent);
const riblets = new Map(map.riblets.map((riblet) => [riblet.name, riblet]));
const modules = new Map(map.modules.map((module) => [module.name, module]));

function grouped(values, key) {
  const groups = new Map();
  for (const value of values) {
    const name = key(value);
    if (groups.has(name)) groups.get(name).push(value);
    else groups.set(name, [value]);
  }
  return groups;
}

const edgesFrom = grouped(map.edges, (edge) => edge.parent);
const edgesTo = grouped(map.edges, (edge) => edge.child);
const usersOf = grouped(
  map.modules.flatMap((module) => module.dependencies.map((name) => ({ name, user: module }))), (pair) => pair.name);

// The dependencies: one for each name, type and component that makes it.
const items = new Map();
for (const riblet of map.riblets) {
  for (const need of riblet.needs) {
    const ways = need.paths.length ? need.paths : [{ steps: [], end: "outside" }];
    for (const way of ways) {
      const last = way.steps[way.steps.length - 1];
      const id = `${need.name}: ${need.type}, ${last ? last.type : "outside"}`;
      if (!items.has(id)) items.set(id, { id, name: need.name, type: need.type, end: way.end, last, ways: [] });
      items.get(id).ways.push({ riblet, need, way });
    }
  }
}
const itemIDs = new Map();
for (const item of items.values()) for (const { riblet, need } of item.ways) itemIDs.set(`${riblet.name}.${need.name}`, item.id);

const plural = (count, word) => `${count.toLocaleString("en")} ${count === 1 ? word : `${word.replace(/y$/, "ie")}s`}`;
const inOrder = new Intl.Collator("en", { numeric: true }).compare;
const words = (name) => name.replace(/([A-Z])/g, " $1").toLowerCase();
const percent = (figures) => (figures && figures.lines ? Math.floor((figures.run * 100) / figures.lines) : null);

// Elements: texts are texts, whatever is in them.
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}
