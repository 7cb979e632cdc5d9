import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// One removal, step by step: which files go, what stands in the way, what changes elsewhere.
struct Removal {
  let parts: RemovedParts
  /// The routes whose parents stay.
  let outerEdges: [TreeEdge]
  /// Those that name a riblet that goes.
  let files: [ParsedFile]
  let code: CodeFiles
  let modules: AppModules
  let tree: RibletTree
  let strangers: RemovePlanner.Strangers
  var problems: [String] = []
  private(set) var plan = ScaffoldPlan()
  private var removed: Set<String> = []
  /// Files that stand in the way as a whole.
  private var refused: Set<String> = []
  private var removedTypes = RemovedTypes()
  private var texts: [String: String] = [:]

  init(
    parts: RemovedParts, outerEdges: [TreeEdge], files: [ParsedFile], code: CodeFiles, modules: AppModules,
    tree: RibletTree, strangers: RemovePlanner.Strangers
  ) {
    (self.parts, self.outerEdges, self.files, self.code) = (parts, outerEdges, files, code)
    (self.modules, self.tree, self.strangers) = (modules, tree, strangers)
  }

  mutating func run(_ folders: [RibletFolders]) {
    let own = folders.flatMap(\.own)
    findFiles(in: own)
    findTests(in: own)
    findStrangers(in: own, "is no part of what is removed")
    for module in emptied(by: folders) {
      findStrangers(in: module.folders, "is in the module '\(module.name)', which has no riblet left")
    }
    for edge in outerEdges where !edge.isHandWritten { removeFirstRoute(of: edge) }
    keepProperties()
    findReferences()
    plan.removals = removed.sorted()
    plan.edits = texts.sorted { $0.key < $1.key }.compactMap { path, text in
      guard let old = files.first(where: { $0.path == path })?.text ?? otherTexts[path], old != text else { return nil }
      return PlannedEdit(path: path, oldText: old, newText: text)
    }
  }

  // MARK: Files

  /// Removes the storyboards and nibs of a riblet among some files.
  mutating func remove(_ resources: [String], of riblet: String) {
    removed.formUnion(resources.filter { FilePath.stem($0) == riblet + "ViewController" })
  }

  private mutating func findFiles(in folders: [String]) {
    for file in files {
      let declarations = file.declarations
      guard parts.isIn(declarations) else { continue }
      let isAtHome = folders.contains { file.path.hasPrefix($0 + "/") }
      let others = isAtHome ? [] : parts.others(in: declarations)
      for other in others {
        problems.append(
          "\(file.place(at: other.start)): error: '\(other.type)' is no part of what is removed, and stands in a file with it. Move it to a file of its own."
        )
      }
      guard others.isEmpty else { continue }
      remove(file.path)
      removedTypes.add(declarations, of: modules.name(ofModuleOf: file.path))
    }
  }

  /// Removes the tests of what goes without having a test's name that is known, such as those of a worker: they stand
  /// where its file does, and are called after it. In other folders only what is named after a riblet that goes.
  private mutating func findTests(in folders: [String]) {
    let there = Set(code.paths)
    for path in removed.flatMap(tests).sorted() where there.contains(path) && !removed.contains(path) {
      let isAtHome = folders.contains { path.hasPrefix($0 + "/") }
      guard let file = try? ParsedFile(path, code.text(of: path)) else { continue }
      let types = file.declarations.filter { !$0.isPrivate }.map(\.type)
      let areNamed = types.allSatisfy { type in parts.names.contains { type.contains($0.riblet) } }
      guard isAtHome || areNamed else { continue }
      take(path)
    }
  }

  /// Returns the paths that the tests of a source file would have.
  private func tests(of path: String) -> [String] {
    let module = modules.owner(of: path)?.module
    let sources = module?.sources ?? modules.layout.sources
    guard path.hasPrefix(sources + "/"), path.hasSuffix(".swift") else { return [] }
    let mirrored = path.dropFirst(sources.count).dropLast(".swift".count)
    return (module ?? modules.app).testFolders.flatMap { folder in
      ["Tests", "SnapshotTests", "Spec"].map { folder + mirrored + $0 + ".swift" }
    }
  }

  /// Removes a file with the types that are in it.
  private mutating func take(_ path: String) {
    remove(path)
    guard path.hasSuffix(".swift"), let file = try? ParsedFile(path, code.text(of: path)) else { return }
    removedTypes.add(file.declarations, of: modules.name(ofModuleOf: path))
  }

  private mutating func remove(_ path: String) {
    removed.insert(path)
    guard modules.isTest(path) else { return }
    removed.formUnion(code.files(below: "\(FilePath.folder(path))/__Snapshots__/\(FilePath.stem(path))"))
  }

  /// The modules that have no other riblets.
  private func emptied(by folders: [RibletFolders]) -> [AppModule] {
    guard modules.isModular else { return [] }
    let gone = Set(folders.map(\.riblet))
    let left = tree.riblets.values.filter { !gone.contains($0.name) }
    let used = Set(left.compactMap { modules.owner(of: $0.place.file)?.module.name }).union([modules.layout.module])
    return Set(folders.compactMap(\.module)).filter { !used.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// Files in folders that go, which are no part of a riblet.
  private mutating func findStrangers(in folders: [String], _ what: String) {
    for path in folders.flatMap(code.files(below:)) where !removed.contains(path) {
      switch strangers {
      case .refuse:
        refused.insert(path)
        problems.append(
          "\(path):1:1: error: This file \(what). Move it elsewhere, keep it with --skip, or remove it, too, with --force."
        )
      case .remove: take(path)
      case .keep: plan.notes.append("'\(path)' is kept.")
      }
    }
  }

  // MARK: What parents have of it

  private mutating func removeFirstRoute(of edge: TreeEdge) {
    for file in files where !removed.contains(file.path) {
      guard let current = try? ParsedFile(file.path, texts[file.path] ?? file.text),
        let text = FirstRoutes.removing(
          NameWords(edge.child).property, fromBeginOf: edge.parent + "Interactor", current)
      else { continue }
      texts[file.path] = text
    }
  }

  /// Texts of files that name no riblet that goes.
  private var otherTexts: [String: String] = [:]

  /// Moves properties that a parent makes for a riblet that goes to the routes of other children that need them.
  private mutating func keepProperties() {
    for edge in outerEdges {
      guard let file = files.first(where: { $0.path == edge.place.file }), removed.contains(file.path) else { continue }
      let component = edge.parent + "Component"
      let own = file.declarations.filter { $0.isExtension && $0.type == component }
      for property in own.flatMap(\.properties) {
        guard let heir = heir(of: property.name, made: property.type, by: edge.parent) else { continue }
        move(property, of: file, to: heir, component)
      }
    }
  }

  private func heir(of property: String, made type: String, by parent: String) -> TreeEdge? {
    tree.edges(from: parent).first { edge in
      !edge.isHandWritten && !removed.contains(edge.place.file)
        && tree.riblets[edge.child]?.dependencies.contains { $0.name == property && $0.type == type } == true
    }
  }

  private mutating func move(
    _ property: TopLevel.Property, of file: ParsedFile, to edge: TreeEdge, _ component: String
  ) {
    let path = edge.place.file
    do throws(RequestProblem) {
      let old = try code.text(of: path)
      if !files.contains(where: { $0.path == path }) { otherTexts[path] = old }
      let target = try ParsedFile(path, texts[path] ?? old)
      let imports = try NeededImports(modules, code).imports(of: file, for: property)
      let text = ComponentExtension.adding(
        property, importing: imports, to: component, conformingTo: edge.child, target)
      guard let text else { return }
      texts[path] = text
      plan.notes.append(
        "'\(edge.parent)' goes on making '\(property.name)', which '\(edge.child)' needs: \(path)."
      )
    } catch {
      problems.append("\(error)")
    }
  }

  // MARK: References

  private mutating func findReferences() {
    let remaining = (files + otherFiles()).filter { !removed.contains($0.path) && !refused.contains($0.path) }
    let members = parts.names.reduce(into: Set<String>()) { $0.formUnion($1.listenerMethods) }
      .subtracting(remaining.flatMap { $0.declaredNames })
    let properties = Set(parts.names.map(\.property))
    let ofRoutesAlone = properties.filter { name in !remaining.contains { $0.hasStaticMember(name) } }
    for file in remaining {
      let current = texts[file.path].flatMap { try? ParsedFile(file.path, $0) } ?? file
      for found in current.names {
        let name = found.text
        let isReference =
          removedTypes.isSeen(name, in: current, of: modules.name(ofModuleOf: file.path))
          || members.contains(name) || (properties.contains(name) && (found.isChildBuilder || found.isRoute))
          || (ofRoutesAlone.contains(name) && found.mayBeRoute)
        guard isReference else { continue }
        problems.append(
          "\(file.place(at: found.bytes.lowerBound, in: current)): error: '\(name)' is still used here. Take that out first."
        )
      }
      noteTexts(in: current, of: file)
    }
  }

  /// Files that have not the name of a riblet that goes, but that of a type in its folder.
  private mutating func otherFiles() -> [ParsedFile] {
    let names = removedTypes.names(without: parts.names.map(\.riblet))
    guard !names.isEmpty else { return [] }
    do throws(RequestProblem) {
      let known = Set(files.map(\.path))
      return try code.containing(names).filter { !known.contains($0.path) }
    } catch {
      problems.append("\(error)")
      return []
    }
  }

  private mutating func noteTexts(in current: ParsedFile, of file: ParsedFile) {
    for name in parts.names.map(\.riblet) {
      for text in current.mentions(of: name) {
        plan.notes.append("\(current.place(at: text.start)): note: A text still speaks of '\(name)'.")
      }
    }
  }
}
