import Foundation
import RibletsReading
import RibletsSource

extension AppModel {
  /// Reads the model of an app from its sources.
  ///
  /// Code that is not understood is left out, and named among the ``notes``: this never fails.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - packages: The packages that they are of: files that a manifest leaves out are left out.
  public init(reading sources: ModelSources, packages: ModelPackages = ModelPackages()) {
    var types = TypeTable()
    self.init(reading: sources, packages: packages, types: &types)
  }

  /// Reads the model of an app likewise.
  ///
  /// - Parameters:
  ///   - table: Becomes the table of its types, which has to be made anyway.
  ///   - isForEdits: True to leave out protocols and their mocks, tests and workflows.
  package init(
    reading sources: ModelSources, packages: ModelPackages = ModelPackages(), types table: inout TypeTable,
    isForEdits: Bool = false
  ) {
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    var reader = ModelReader(packages.owned(sources.files), sources, packages)
    let types = reader.types
    table = types
    Workings.keep(types)
    let (_, protocols) = Workers.both(
      jobs: jobs, { reader.readRiblets() }, { isForEdits ? [] : ModelReader.protocols(of: types) })
    reader.model.protocols = protocols
    self = reader.modelWithTheRest(jobs: jobs, isForEdits: isForEdits)
  }
}

/// Reads riblets and what belongs to them; edges are read by an extension.
struct ModelReader {
  var model = AppModel()
  let types: TypeTable
  /// The riblets by the names of their routers.
  private(set) var routers: [String: [RibletID]] = [:]
  /// The modules with the sources of a framework of riblets, such as a copy of RIBs in `Pods/`.
  private let frameworks: Set<String>
  /// The children of each parent, as far as edges were read.
  var children: [RibletID: Set<RibletID>] = [:]

  init(_ files: [ModelFile], _ sources: ModelSources, _ packages: ModelPackages) {
    types = TypeTable(files)
    frameworks = Self.frameworks(in: types)
    model.files = files
    model.packages = packages.packages
    model.notes = packages.notes + sources.notes + sources.links
  }

  /// The model with everything that is read once the riblets are known: half of it on one processor, half on another.
  fileprivate func modelWithTheRest(jobs: Int, isForEdits: Bool) -> AppModel {
    let (read, others) = Workers.both(
      jobs: jobs,
      {
        var reader = self
        reader.readEdges()
        return reader.model
      },
      {
        var reader = self
        reader.readErrors()
        reader.readLinks()
        if isForEdits { return reader.model }
        reader.readWorkflows()
        reader.model.tests = reader.model.tests(in: types) { _ in true }
        return reader.model
      })
    var model = read
    (model.workflows, model.links, model.tests) = (others.workflows, others.links, others.tests)
    model.notes = (model.notes + others.notes.dropFirst(self.model.notes.count)).sorted()
    model.edges.sort { ($0.parent, $0.child) < ($1.parent, $1.child) }
    return model
  }

  mutating func note(_ position: SourcePosition, _ text: String) {
    model.notes.append(ModelNote(position: position, text: text))
  }

  private mutating func readErrors() {
    for file in model.files where !file.isTest {
      for error in file.outline.errors {
        let sentence = error.text.prefix(1).uppercased() + error.text.dropFirst()
        note(error.position, "\(sentence). The rest is read as far as it goes.")
      }
    }
  }

  // MARK: Riblets

  /// The classes that all routers begin with.
  private static let bases: Set<String> = ["Router", "ViewableRouter", "LaunchRouter"]

  mutating func readRiblets() {
    for entry in types.entries where entry.type.keyword == .class && !isOfFramework(entry) {
      let type = entry.type
      // A file of a template for Xcode: `___VARIABLE_productName___Router`.
      if type.name.hasPrefix("___") { continue }
      guard let base = routerBase(of: type, in: entry.module), !isBaseOfOthers(type) else { continue }
      if type.name == "Router" {
        note(
          type.position,
          "This router is called 'Router', so its riblet has no name, and is left out. Call it after the riblet, for example 'CartRouter'."
        )
        continue
      }
      let name = type.name.hasSuffix("Router") ? String(type.name.dropLast("Router".count)) : type.name
      let id = RibletID(module: entry.module, name: name)
      if let known = model.riblets[id] {
        // The same class under two conditions is one riblet.
        if !type.conditions.isEmpty { continue }
        note(
          type.position,
          "There is a router of '\(name)' already: \(known.position.file):\(known.position.line). This one is left out. Read each app alone with --sources, or rename one of the two."
        )
        continue
      }
      var riblet = ModelRiblet(id: id, router: type.name, base: base, position: type.position)
      readParts(of: &riblet)
      model.add(riblet)
      routers[type.name, default: []].append(id)
    }
  }

  /// The class of the framework that a router begins with; `nil` if it is no router.
  private func routerBase(of type: OutlinedType, in module: String) -> String? {
    // Without an interactor in angle brackets, it is a protocol or something else that is called so.
    ancestor(of: type, in: module, among: Self.bases).flatMap { $0.contains("<") ? OutlinedType.base(of: $0) : nil }
  }

  /// The class of the framework that a class inherits from, over classes of the app, with its generic arguments.
  func ancestor(of type: OutlinedType, in module: String, among bases: Set<String>) -> String? {
    var seen: Set<String> = []
    var next: OutlinedType? = type
    while let first = next?.inherited.first {
      let name = OutlinedType.base(of: first)
      if bases.contains(name), isOfFramework(name, first, in: module) { return first }
      guard seen.insert(name).inserted else { return nil }
      next = types.type(named: name, seenFrom: module)?.type
    }
    return nil
  }

  /// Returns true if a class after a colon is one of the framework, and not one of the app that is called like it.
  private func isOfFramework(_ name: String, _ inherited: String, in module: String) -> Bool {
    // One in another type, such as `Client.Router`, is not meant.
    let others = types.named(name).filter { $0.type.scopes.isEmpty && !isOfFramework($0) }
    // `RIBs.Router<…>`, where a router of the app is called `Router`.
    let path = inherited.prefix { $0 != "<" }.split(separator: ".")
    if path.count > 1, !others.contains(where: { path[0] == $0.module }) { return true }
    // One without generic parameters takes no arguments.
    return others.allSatisfy { $0.type.generics.isEmpty && inherited.contains("<") }
  }

  /// The classes of a framework whose sources an app has, each with the one that it inherits from.
  private static let frameworkBases = ["Router": "", "ViewableRouter": "Router", "LaunchRouter": "ViewableRouter"]

  /// The modules that declare all three classes for routers, generic.
  private static func frameworks(in types: TypeTable) -> Set<String> {
    let modules = frameworkBases.map { name, base in
      Set(types.named(name).filter { isFrameworkClass($0.type, base) }.map(\.module))
    }
    return modules.dropFirst().reduce(modules[0]) { $0.intersection($1) }
  }

  /// Returns true for `open class ViewableRouter<Interactor, View>: Router<Interactor>`.
  private static func isFrameworkClass(_ type: OutlinedType, _ base: String) -> Bool {
    guard type.keyword == .class, !type.generics.isEmpty else { return false }
    let first = type.inherited.first.map { OutlinedType.base(of: $0) } ?? ""
    return base.isEmpty ? frameworkBases[first] == nil : first == base
  }

  /// Returns true for a class of a framework whose sources are in the app's folder.
  private func isOfFramework(_ entry: TypeTable.Entry) -> Bool {
    guard frameworks.contains(entry.module) else { return false }
    if let base = Self.frameworkBases[entry.type.name] { return Self.isFrameworkClass(entry.type, base) }
    return entry.type.name == "Workflow" && !entry.type.generics.isEmpty
  }

  /// Returns true for a class that is only there for others to inherit from.
  private func isBaseOfOthers(_ type: OutlinedType) -> Bool {
    // `CartRouter: Router<…>` inherits from the framework's, whatever class of the app is called `Router`.
    let heirs = (types.conformers[type.name] ?? []).filter { heir in
      !Self.bases.contains(type.name) || heir.type.inherited.contains(type.name)
    }
    guard !types.constructed.contains(type.name), !heirs.isEmpty else { return false }
    let stem = type.name.hasSuffix("Router") ? String(type.name.dropLast("Router".count)) : type.name
    return types.named(stem + "Builder").isEmpty
  }

  /// The ends of the names of a riblet's types.
  static let roles = [
    "Router", "Interactor", "Builder", "Presenter", "ViewController", "Screen", "View", "Component", "Dependency",
    "Buildable", "Routing", "Listener", "Interactable", "Presentable", "ViewControllable", "PresentableListener",
  ]

  private func readParts(of riblet: inout ModelRiblet) {
    let (module, name) = (riblet.id.module, riblet.id.name)
    for role in Self.roles {
      guard let entry = part(name + role, of: module) else { continue }
      riblet.parts[role] = entry.type.position
    }
    riblet.parts["Router"] = riblet.position
    riblet.needs = requirements(of: name + "Dependency", from: module)
    let search = DependencySearch(types: types)
    for item in riblet.needs {
      riblet.paths[item.name] = search.paths(of: item.name, in: name + "Dependency", seenFrom: module)
    }
    let builders = [part(name + "Buildable", of: module), part(name + "Builder", of: module)].compactMap { $0 }
    let build = builders.lazy.compactMap { entry in
      entry.type.members.first { $0.kind == .function && $0.name == "build" }
    }.first
    if let build {
      riblet.arguments = build.parameters.filter { $0.label != "withListener" }
        .map { ModelItem(name: $0.name, type: $0.type, position: build.position) }
    }
    riblet.owners = part(name + "Builder", of: module).map { Self.owners(in: $0.type) } ?? []
  }

  /// The owners in the comments before a type: `@owner @shop/checkout @ann`.
  private static func owners(in type: OutlinedType) -> [String] {
    (type.mark("@owner") ?? type.mark("@owners"))?.text
      .split { $0 == " " || $0 == "," }.map(String.init) ?? []
  }

  /// A type of a riblet: of its own module, or the only one of that name.
  private func part(_ name: String, of module: String) -> TypeTable.Entry? {
    let found = types.named(name)
    return found.first { $0.module == module } ?? (found.count == 1 ? found[0] : nil)
  }

  /// The properties of a protocol and of those that it inherits from, in order.
  private func requirements(of name: String, from module: String) -> [ModelItem] {
    var items: [ModelItem] = []
    var seen: Set<String> = []
    func read(_ entry: TypeTable.Entry) {
      guard seen.insert(entry.type.name).inserted else { return }
      for member in entry.type.members
      where member.kind == .property && member.modifiers.isDisjoint(with: ["class", "optional", "static"]) {
        if let type = member.type, !items.contains(where: { $0.name == member.name }) {
          items.append(ModelItem(name: member.name, type: type, position: member.position))
        }
      }
      // `Dependency` is the framework's, whatever an app calls so, and asks for nothing.
      for (name, base) in types.inherited(by: entry) where name != "Dependency" {
        if let base, [.protocol, .typealias].contains(base.type.keyword) { read(base) }
      }
    }
    if let own = part(name, of: module), own.type.keyword == .protocol || own.type.scopes.isEmpty { read(own) }
    return items
  }

  // MARK: Tests

  static let longestRolesFirst = roles.sorted { $0.count > $1.count }

  /// The riblet and the role that the name of a test begins with: Cart and Router of `CartRouterTests`, and of
  /// `CartRouterAttachTests`.
  fileprivate static func tested(by test: String, _ names: [String: [RibletID]]) -> (String, String)? {
    let end = ["Tests", "Test", "Spec"].first { test.hasSuffix($0) }
    let stem = String(test.dropLast(end?.count ?? 0))
    for role in longestRolesFirst where stem.hasSuffix(role) {
      let name = String(stem.dropLast(role.count))
      if names[name] != nil { return (name, role) }
    }
    if names[stem] != nil { return (stem, "") }
    // Most tests come here: by bytes, as looking for words in texts was an eighth of a merge of 1,000 riblets.
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let starts = test.utf8.indices.reversed().filter {
      capitals.contains(test.utf8[$0]) && names[String(test[..<$0])] != nil
    }
    for role in longestRolesFirst {
      for start in starts where test.utf8[start...].starts(with: role.utf8) {
        let end = test.utf8.index(start, offsetBy: role.utf8.count)
        if isEndOfWord(end, in: test) { return (String(test[..<start]), role) }
      }
    }
    return nil
  }

  private static func isEndOfWord(_ place: String.Index, in name: String) -> Bool {
    place == name.endIndex || !name[place].isLowercase
  }
}

extension AppModel {
  /// The types that are tests of its riblets, by riblet and role.
  ///
  /// - Parameter isMeant: Returns true for the name of a type that counts.
  package func tests(in types: TypeTable, where isMeant: (String) -> Bool) -> [ModelTests] {
    let names = Dictionary(grouping: riblets.keys, by: \.name)
    var tests: [ModelTests] = []
    for entry in types.allEntries where entry.isTest && entry.type.keyword != .extension && isMeant(entry.type.name) {
      guard entry.type.mayHaveTests, let (name, role) = ModelReader.tested(by: entry.type.name, names) else { continue }
      let ids = names[name] ?? []
      guard let id = ids.first(where: { entry.imports.contains($0.module) }) ?? ids.min() else { continue }
      tests.append(ModelTests(riblet: id, role: role, type: entry.type.name, position: entry.type.position))
    }
    return tests.sorted { ($0.riblet, $0.role, $0.type) < ($1.riblet, $1.role, $1.type) }
  }
}
