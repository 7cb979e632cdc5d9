// Search: names of everything, the best matches first.
const index = [];
const note = (name, kind, detail, open) => index.push({ name, low: name.toLowerCase(), capitals: name.replace(/[^A-Z]/g, "").toLowerCase(), kind, detail, open });
for (const riblet of map.riblets) note(riblet.name, "riblet", riblet.module, () => choose("riblet", riblet.name));
for (const module of map.modules) note(module.name, "module", kindText(module), () => { choose("module", module.name); go("modules"); });
for (const item of items.values()) note(item.name, "dependency", item.type, () => { choose("dependency", item.id); go("dependencies"); });
for (const link of map.links) note(link.pattern, "link", link.ends.join("/"), () => { if (link.riblets.length) choose("riblet", link.riblets.at(-1)); go("links"); });
{
  const owners = new Map();
  const types = new Set();
  for (const riblet of map.riblets) {
    const stem = riblet.name.slice(riblet.name.lastIndexOf(".") + 1);
    for (const part of riblet.parts) {
      const name = stem + part.role;
      if (types.has(`${riblet.name} ${name}`)) continue;
      types.add(`${riblet.name} ${name}`);
      note(name, "type", textOf(part.place), () => choose("riblet", riblet.name));
      if (!owners.has(part.place.file)) owners.set(part.place.file, riblet.name);
    }
    for (const test of riblet.tests) note(test.type, "tests", textOf(test.place), () => choose("riblet", riblet.name));
    for (const owner of riblet.owners) note(owner, "owner", riblet.name, () => choose("riblet", riblet.name));
  }
  map.files.forEach((file, number) => note(file.path, "file", owners.get(number) ?? "", () => (owners.has(number) ? choose("riblet", owners.get(number)) : copy(file.path))));
}

// Short names first: among equals the first ones found are the best ones.
index.sort((a, b) => a.name.length - b.name.length);
const shownResults = 20;
const isCapital = (code) => code >= 65 && code <= 90;
const isWord = (code) => isCapital(code) || (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
const weights = { riblet: 0, module: 1, dependency: 1, link: 2, owner: 2, type: 3, tests: 4, file: 5 };

function found(text) {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const ranks = [];
  for (const entry of index) {
    const at = entry.low.indexOf(query);
    let score = -1;
    if (at === 0) score = entry.low.length === query.length ? 0 : 10;
    else if (at > 0) score = isCapital(entry.name.charCodeAt(at)) || !isWord(entry.name.charCodeAt(at - 1)) ? 20 : 40;
    else if (entry.capitals.length > 1 && entry.capitals.startsWith(query)) score = 30;
    if (score < 0) continue;
    const rank = (ranks[score + weights[entry.kind] * 4] ??= []);
    if (rank.length < shownResults) rank.push(entry);
  }
  return ranks.flat().slice(0, shownResults);
}

const field = document.getElementById("search");
const results = document.getElementById("results");
let matches = [];
let chosen = 0;

function showResults() {
  matches = found(field.value);
  chosen = 0;
  results.hidden = !field.value.trim();
  field.setAttribute("aria-expanded", String(!results.hidden));
  results.replaceChildren(...matches.map((entry, place) => element("li", { role: "option", id: `result-${place}`, onclick: () => open(place) }, element("b", {}, entry.name), element("span", {}, entry.detail), element("i", {}, entry.kind))));
  if (!matches.length) results.append(element("li", { class: "none" }, "Nothing has this in its name."));
  mark();
}

function mark() {
  [...results.children].forEach((row, place) => row.setAttribute("aria-selected", String(place === chosen && matches.length > 0)));
  if (matches.length) field.setAttribute("aria-activedescendant", `result-${chosen}`);
  else field.removeAttribute("aria-activedescendant");
  results.children[chosen]?.scrollIntoView({ block: "nearest" });
}

function closeResults() {
  results.hidden = true;
  field.setAttribute("aria-expanded", "false");
}

function open(place) {
  const entry = matches[place];
  if (!entry) return;
  field.value = "";
  closeResults();
  field.blur();
  entry.open();
  if (["riblet", "type", "tests", "owner"].includes(entry.kind)) go("tree");
}

field.addEventListener("input", showResults);
field.addEventListener("focus", () => { if (field.value.trim()) showResults(); });
field.addEventListener("blur", () => setTimeout(closeResults, 150));
results.addEventListener("mousedown", (event) => event.preventDefault());
field.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    chosen = (chosen + (event.key === "ArrowDown" ? 1 : -1) + matches.length) % Math.max(1, matches.length);
    mark();
  } else if (event.key === "Enter") {
    open(chosen);
  } else if (event.key === "Escape") {
    event.stopPropagation();
    field.value = "";
    closeResults();
    field.blur();
  }
});
