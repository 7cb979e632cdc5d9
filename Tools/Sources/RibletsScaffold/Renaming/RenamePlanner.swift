/// Decides what giving a riblet another name comes to: types, members, files, folders, tests and snapshots.
package struct RenamePlanner {
  private let app: FoundApp
  private let code: CodeFiles
  private let index: SourceIndex
  private let modules: AppModules
  private let tree: RibletTree

  /// Reads which riblets the app has.
  ///
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp) throws(RequestProblem) {
    self.app = app
    modules = try AppModules(of: app)
    code = try CodeFiles(root: app.root)
    index = try SourceIndex(root: app.root, folders: modules.sourceFolders)
    tree = try TreeReader(AppTexts(root: app.root), modules, index: index).tree()
  }

  /// The files that move, and the texts that change.
  ///
  /// - Throws: ``RequestProblem`` with all places that stand in the way.
  package func plan(_ old: String, to new: RibletName) throws(RequestProblem) -> ScaffoldPlan {
    guard let riblet = tree.riblets[old] else { throw RequestProblem(tree.unknown(old)) }
    guard new.text != old else { throw RequestProblem("'\(old)' has that name already.") }
    try checkName(new, of: old)
    let edges = tree.edges.filter { $0.parent == old || $0.child == old }
    let property = NameWords(old).property
    let files = try code.containing([old, property])
    let map = NameMap(DerivedNames(old, in: files, modules), to: new.text, edges: edges, files: files)
    var problems = map.clashes(
      in: files, try code.containing(map.newNames), parents: tree.edges(to: old).map(\.parent))
    let folders = RibletFolders(riblet, modules)
    let moves = FileMoves(map: map, modules: modules, code: code, edges: edges, folders: folders).moves(of: files)
    problems += taken(moves)
    guard problems.isEmpty else { throw RequestProblem(listing: problems) }
    var plan = ScaffoldPlan()
    plan.moves = moves
    let proven = try ProvenLines(app, modules, tree: tree, index: index, map).byPath()
    let newPaths = Dictionary(uniqueKeysWithValues: moves.map { ($0.path, $0.newPath) })
    for file in files {
      let lines = LineRenaming(map: map, generated: proven[file.path] ?? GeneratedLines())
      let text = try sorted(lines.renamed(file), of: file, edges: edges, map)
      let path = newPaths[file.path] ?? file.path
      if text != file.text { plan.edits.append(PlannedEdit(path: path, oldText: file.text, newText: text)) }
      plan.notes += try notes(ParsedFile(path, text), map)
    }
    try addOtherTexts(moves, proven, map, to: &plan)
    if let module = folders.module?.name, module == Grouping.name(ofGroupOf: old) {
      plan.notes.append(
        "The module '\(module)' keeps its name, since another one would change every file that imports it.")
    }
    plan.notes.sort()
    return plan
  }

  private func checkName(_ new: RibletName, of old: String) throws(RequestProblem) {
    guard let found = tree.riblets.keys.first(where: { $0.lowercased() == new.text.lowercased() }) else { return }
    let place = tree.riblets[found].map { " (\($0.place))" } ?? ""
    throw RequestProblem(
      found == old
        ? "'\(new)' and '\(old)' differ only in upper and lower case, which not all disks tell apart. Take a third name first."
        : "There is a riblet '\(found)' already\(place). Choose another name.")
  }

  /// Files that stand where others are to go.
  private func taken(_ moves: [PlannedMove]) -> [String] {
    let gone = Set(moves.map(\.path))
    let folders = Set(moves.map { FilePath.folder($0.newPath) })
    let there = Set(folders.flatMap(code.files(below:))).subtracting(gone)
    return moves.filter { there.contains($0.newPath) }.map {
      "\($0.newPath):1:1: error: This file is there already, and '\($0.path)' would get its name. Move it first."
    }
  }

  /// Calls in a parent stay sorted if they were.
  private func sorted(
    _ text: String, of file: ParsedFile, edges: [TreeEdge], _ map: NameMap
  ) throws(RequestProblem) -> String {
    var text = text
    for edge in edges where edge.child == map.old.riblet {
      let interactor = edge.parent + "Interactor"
      guard CallSite.sorted(inDidBecomeActiveOf: interactor, file) == file.text else { continue }
      let renamed = edge.parent == map.old.riblet ? map.new.riblet + "Interactor" : interactor
      text = CallSite.sorted(inDidBecomeActiveOf: renamed, try ParsedFile(file.path, text)) ?? text
    }
    return text
  }

  // MARK: What is not renamed

  private func notes(_ file: ParsedFile, _ map: NameMap) -> [String] {
    let old = map.old.riblet
    var notes = file.mentions(of: old).map { "\(file.place(of: $0)): note: A text speaks of '\(old)'." }
    notes += file.comments(speakingOf: old).map { "\($0): note: A comment speaks of '\(old)'." }
    notes += TopLevel.declarations(in: file).filter { part in
      !part.isExtension && part.type.hasPrefix(old) && part.type.dropFirst(old.count).first?.isUppercase == true
        && !part.type.hasPrefix(map.new.riblet)
    }
    .map { "\(file.place(of: $0.node)): note: '\($0.type)' is no part of the riblet, and keeps its name." }
    return notes
  }

  // MARK: Files that are no Swift

  /// Renames what is generated in snapshots, storyboards and nibs.
  private func addOtherTexts(
    _ moves: [PlannedMove], _ proven: [String: GeneratedLines], _ map: NameMap, to plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    for move in moves where !move.path.hasSuffix(".swift") {
      guard [".txt", ".storyboard", ".xib"].contains(where: move.path.hasSuffix) else {
        if move.path.contains("/__Snapshots__/") {
          plan.notes.append("\(move.newPath):1:1: note: Record it again if it shows the name.")
        }
        continue
      }
      let text = try code.text(of: move.path)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let known = proven[Self.withoutLanguage(move.path)]?.renamed ?? [:]
      let renamed = lines.map { line in
        let indent = line.prefix { $0 == " " }
        return known[String(line.dropFirst(indent.count))].map { indent + $0 } ?? Self.withClass(line, map)
      }
      let new = renamed.joined(separator: "\n")
      if new != text { plan.edits.append(PlannedEdit(path: move.newPath, oldText: text, newText: new)) }
      for (number, line) in renamed.enumerated() where line.hasWord(map.old.riblet) {
        plan.notes.append("\(move.newPath):\(number + 1):1: note: A text speaks of '\(map.old.riblet)'.")
      }
    }
  }

  /// Returns the path that a file had before it was translated into a language.
  private static func withoutLanguage(_ path: String) -> String {
    let folder = FilePath.folder(path)
    return folder.hasSuffix(".lproj") ? FilePath.folder(folder) + "/" + FilePath.name(path) : path
  }

  /// Interface Builder names a class in one attribute.
  private static func withClass(_ line: String, _ map: NameMap) -> String {
    let old = map.old.riblet + "ViewController"
    guard let new = map.types[old] else { return line }
    return line.replacing("customClass=\"\(old)\"", with: "customClass=\"\(new)\"")
  }
}
