import RibletsEdits
import RibletsModel
import RibletsPlans
import RibletsRepository
import RibletsSource

/// A dependency that comes to a riblet through all components between it and the nearest one that has it.
struct AddedDependency {
  private(set) var draft: AppDraft
  let item: TypedItem
  /// The imports for the type, and those for the value, too.
  private let imports, importsOfMade: ItemImports
  private let rendered: RenderedRiblet
  /// The expression with which the root makes it, where nothing has it; `nil` if none is known.
  private let value: String?
  private(set) var notes: [String] = []
  private(set) var missing: [String] = []
  /// The components that were looked at, by module and name: several ways, and several children, may lead to one.
  private var seen: Set<String> = []
  /// True if the texts have changed since the draft was read.
  var hasChanges: Bool { !seen.isEmpty }
  /// True if another dependency can be added to the draft without reading it again.
  private(set) var isFollowed: Bool

  /// - Parameter isNew: False for a dependency that the app has: where nothing above a riblet does, it is not made anew.
  init(
    _ item: TypedItem, importing imports: [String], _ draft: AppDraft, _ rendered: RenderedRiblet, isNew: Bool = true
  ) throws(RequestProblem) {
    self.item = item
    value = isNew ? MadeValue.text(for: item, in: draft.index) : nil
    self.draft = draft
    self.rendered = rendered
    let module = draft.modules.layout.module
    let typed = try TypedItem("\(item.name):\(item.type)", option: "")
    self.imports = try ItemImports(of: typed, given: imports, seenFrom: module, draft, isThere: !isNew)
    importsOfMade = try ItemImports(of: item, given: imports, seenFrom: module, draft, isThere: !isNew)
    isFollowed = importsOfMade.areNone(in: draft)
  }

  /// Declares the dependency as a need of a riblet, and lets it come from above.
  ///
  /// - Throws: ``RequestProblem`` for a dependency that it has, or that a component above has with another type.
  mutating func add(to riblet: RibletID) throws(RequestProblem) {
    try declare(in: riblet)
    seen.insert("\(riblet)")
    try provide(to: riblet)
  }

  /// Lets what a riblet needs come from above, where it does not: level by level, each once, whatever leads there.
  mutating func provide(to riblet: RibletID) throws(RequestProblem) {
    // The app is read once. A level that is given the dependency is looked at as if it had needed it already.
    let search = DependencySearch(types: draft.types)
    var (open, next) = ([riblet], 0)
    while next < open.count {
      let id = open[next]
      next += 1
      for path in search.paths(of: item.name, in: id.name + "Dependency", seenFrom: id.module) {
        try checkTypes(of: path)
        guard path.end == .missing, let gap = path.steps.last else { continue }
        let parent = draft.model.riblet(ofComponent: gap.type, at: gap.position)
        guard seen.insert(parent?.description ?? "\(module(of: gap.position)).\(gap.type)").inserted else { continue }
        let child = path.steps.dropLast().last.flatMap { draft.model.riblet(ofComponent: $0.type, at: $0.position) }
        if try close(gap, of: parent, for: child ?? id), let parent { open.append(parent) }
      }
    }
  }

  private func module(of place: SourcePosition) -> String {
    draft.model.files.first { $0.path == place.file }?.module ?? ""
  }

  // MARK: Levels

  private func text(_ value: String) -> String {
    "var \(TypedItem.declared(item.name)): \(item.type) { \(value) }"
  }

  private var passed: String { text("dependency.\(item.name)") }

  /// Adds the dependency to the `Dependency` of a riblet, and to its component.
  private mutating func declare(in id: RibletID) throws(RequestProblem) {
    let before = draft.needs(of: id)
    let (dependency, component) = (id.name + "Dependency", id.name + "Component")
    let parts = draft.model.riblets[id]?.parts ?? [:]
    if try !add(text("get"), to: dependency, at: parts["Dependency"]) {
      missing.append("There is no protocol '\(dependency)' in the sources. Add to it: \(text("get"))")
    }
    if try !add(passed, to: component, at: parts["Component"]) {
      notes.append(
        "'\(id.name)' has no class '\(component)' that hands '\(item.name)' on: its parts use 'dependency.\(item.name)'."
      )
    }
    // The value is that of the component that makes it.
    guard let before, let item = try? TypedItem("\(item.name):\(item.type)", option: "") else {
      isFollowed = false
      return
    }
    if !draft.add(item, toNeedsOf: id) { isFollowed = false }
    let tests = ItemTests(of: id, before: before, after: before + [item], rendered)
    notes += try tests.write(to: &draft, importing: imports.ofTests + tests.imports(for: item))
  }

  /// Gives a component a dependency that a riblet below it needs.
  ///
  /// - Returns: True if the component takes it from its own dependency, so that the levels above have to have it.
  private mutating func close(
    _ gap: DependencyPath.Step, of parent: RibletID?, for child: RibletID
  ) throws(RequestProblem) -> Bool {
    guard let parent, let riblet = draft.model.riblets[parent] else {
      try make(in: gap, for: child, parent: nil)
      return false
    }
    if riblet.needs.contains(where: { $0.name == item.name }) {
      try fill(gap, for: child, [passed], imports)
    } else if riblet.isRoot, value != nil {
      try make(in: gap, for: child, parent: parent)
      return false
    } else {
      try declare(in: parent)
    }
    return true
  }

  /// Makes the dependency where nothing above has it, as far as a value is known.
  private mutating func make(
    in gap: DependencyPath.Step, for child: RibletID, parent: RibletID?
  ) throws(RequestProblem) {
    guard let value else {
      missing.append(
        "\(gap.position): error: '\(gap.type)' has to have '\(item.name)' for '\(draft.model.name(of: child))': nothing above has it. Add to it: \(text("…")), or say its value: '\(item.name):\(item.type)=…'."
      )
      return
    }
    guard let parent else {
      notes.append("'\(gap.type)' makes '\(item.name)' itself, as nothing above has it: \(gap.position.file).")
      return try fill(gap, for: child, [text(value)], importsOfMade)
    }
    let name = draft.model.name(of: parent)
    let made = RouteDependencies.Item(making: item, by: value)
    notes.append(made.note(by: name, file: gap.position.file))
    try fill(gap, for: child, made.remarks(by: parent.name) + [text(value)], importsOfMade)
  }

  /// Adds a property where a component conforms to the dependency of a child.
  private mutating func fill(
    _ gap: DependencyPath.Step, for child: RibletID, _ lines: [String], _ imports: ItemImports
  ) throws(RequestProblem) {
    let path = gap.position.file
    let imports = try imports.needed(in: path, &draft)
    guard
      let place = ItemDeclaration(
        of: gap.type, conformingTo: child.name + "Dependency", in: try draft.parsed(path)),
      let text = try place.adding(lines, importing: imports)
    else {
      missing.append("\(gap.position): error: '\(gap.type)' has no '\(item.name)'. Add to it: \(lines.last ?? "")")
      return
    }
    try draft.put(text, at: path)
  }

  /// Adds a property to a type; returns false if there is no such type in the sources.
  private mutating func add(_ line: String, to type: String, at place: SourcePosition?) throws(RequestProblem) -> Bool {
    guard let path = place?.file, let declaration = ItemDeclaration(of: type, in: try draft.parsed(path)),
      let text = try declaration.adding([line], importing: imports.needed(in: path, &draft))
    else { return false }
    try draft.put(text, at: path)
    return true
  }

  // MARK: Checks

  /// Checks that all components on a way have the dependency with its type.
  private func checkTypes(of path: DependencyPath) throws(RequestProblem) {
    for step in path.steps {
      let types = draft.index.outline(of: step.position.file)?.types ?? []
      guard let type = types.lazy.flatMap(\.members).first(where: { $0.position == step.position })?.type,
        type.filter({ !$0.isWhitespace }) != item.type.filter({ !$0.isWhitespace })
      else { continue }
      throw RequestProblem(
        "'\(step.type)' has a '\(item.name)' of type '\(type)', not '\(item.type)'. Ask for that type, or choose another name.",
        at: "\(step.position)")
    }
  }
}
