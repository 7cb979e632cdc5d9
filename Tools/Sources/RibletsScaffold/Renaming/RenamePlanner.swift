import RibletsEdits
package import RibletsPlans
package import RibletsRepository
import RibletsSource

/// Decides what giving a riblet another name comes to: types, members, files, folders, tests and snapshots.
package struct RenamePlanner {
  private let code: CodeFiles
  private let modules: AppModules
  private let tree: RibletTree

  /// Reads which riblets the app has.
  ///
  /// - Parameter tree: The riblets, if they are read already.
  /// - Throws: ``RequestProblem`` for sources that cannot be read, or do not parse.
  package init(_ app: FoundApp, tree: RibletTree? = nil) throws(RequestProblem) {
    modules = try AppModules(of: app)
    code = try CodeFiles(root: app.root, modules: modules.importable.keys)
    self.tree = if let tree { tree } else { try TreeReader(AppTexts(root: app.root), modules).tree() }
  }

  /// The files that move, and the texts that change.
  ///
  /// - Throws: ``RequestProblem`` with all places that stand in the way.
  package func plan(_ old: String, to new: RibletName) throws(RequestProblem) -> ScaffoldPlan {
    if tree.riblets[old] == nil, let renamed = tree.riblets[new.text] { return try completed(old, renamed) }
    let riblet = try tree.riblet(named: old)
    guard new.text != old else { throw RequestProblem("'\(old)' has that name already.") }
    try checkName(new, of: old)
    let edges = tree.edges.filter { $0.parent == old || $0.child == old }
    let oldNames = [old, NameWords(old).property, NameWords(old).title]
    // All that would be called after it has its name as a part.
    let texts = try code.texts(containing: oldNames + [new.text, new.words.property])
    let files = try Self.parsed(texts, containing: oldNames)
    let map = NameMap(DerivedNames(old, in: files, modules), to: new.text, edges: edges, files: files)
    var problems = map.clashes(
      in: files, try Self.parsed(texts, containing: map.newNames), parents: tree.edges(to: old).map(\.parent))
    return try plan(riblet, edges, files, map, &problems)
  }

  /// Completes a rename: a merge brought files that still speak of the old name, which no riblet has any more.
  ///
  /// - Throws: ``RequestProblem`` if there are none.
  private func completed(_ old: String, _ riblet: KnownRiblet) throws(RequestProblem) -> ScaffoldPlan {
    let oldNames = [old, NameWords(old).property, NameWords(old).title]
    let (texts, new) = (try code.texts(containing: oldNames + [riblet.name]), riblet.name)
    let files = try Self.parsed(texts, containing: oldNames)
    // A view or a value may have the name for other reasons; these types are of riblets alone.
    let parts = ["Router", "Interactor", "Builder", "Buildable", "Listener", "Component"].map { old + $0 }
    guard files.contains(where: { file in parts.contains(where: file.text.hasWord) }) else {
      throw RequestProblem(tree.unknown(old))
    }
    let renamed = DerivedNames(new, in: try Self.parsed(texts, containing: [new]), modules)
    let listenerMethods = renamed.listenerMethods.map {
      NameWords(old).property + $0.dropFirst(NameWords(new).property.count)
    }
    let names = DerivedNames(old, listenerMethods: Set(listenerMethods), hasModuleInterface: renamed.hasModuleInterface)
    let edges = files.flatMap { lostEdges(of: old, in: $0) }
    let map = NameMap(names, to: new, edges: edges, files: files, isHalfDone: true)
    let declared = files.flatMap(\.declarations).filter { !$0.isExtension }.compactMap { map.types[$0.type] }
    var problems = try Self.parsed(texts, containing: declared).flatMap { file in
      file.declarations.filter { !$0.isExtension && declared.contains($0.type) }
        .map { "\(file.place(at: $0.start)): error: There is a '\($0.type)' already. Keep one of them." }
    }
    let place = riblet.place
    let folder = FilePath.folder(place.file)
    let isOwnFolder = FilePath.name(folder) == new
    let lost = KnownRiblet(
      name: old, isRoot: riblet.isRoot, options: riblet.options,
      place: SourcePosition(
        file: (isOwnFolder ? FilePath.folder(folder) + "/" + old : folder) + "/\(old)Router.swift", line: place.line,
        column: place.column))
    let plan = try plan(lost, edges, files, map, &problems)
    if plan.isEmpty { throw RequestProblem(tree.unknown(old)) }
    return plan
  }

  /// The routes of a riblet that has gone, by the names of their files.
  private func lostEdges(of old: String, in file: ParsedFile) -> [TreeEdge] {
    let parts = FilePath.stem(file.path).split(separator: "+").map(String.init)
    guard parts.count == 2, parts.contains(old) else { return [] }
    return file.declarations.filter { !$0.isExtension && $0.type == parts.joined() }.map {
      TreeEdge(
        parent: parts[0], child: parts[1], isHandWritten: false, type: $0.type, place: file.place(at: $0.start))
    }
  }

  private func plan(
    _ riblet: KnownRiblet, _ edges: [TreeEdge], _ files: [ParsedFile], _ map: NameMap, _ problems: inout [String]
  ) throws(RequestProblem) -> ScaffoldPlan {
    let old = riblet.name
    let folders = RibletFolders(riblet, modules)
    let moves = FileMoves(map: map, modules: modules, code: code, edges: edges, folders: folders).moves(of: files)
    problems += taken(moves)
    guard problems.isEmpty else { throw RequestProblem(listing: problems) }
    var plan = ScaffoldPlan()
    plan.moves = moves
    let newPaths = Dictionary(uniqueKeysWithValues: moves.map { ($0.path, $0.newPath) })
    let literals = try literals(of: files, moves, map) { isOwn($0, riblet, folders, map) }
    for file in files {
      let renamed = RenamedText.swift(
        file, isOwn: isOwn(file, riblet, folders, map), map, literals: isTest(file.path) ? literals : nil)
      // What was never saved under the old name needs no mark.
      let text = try FormerNames(edges: tree.riblets[old] == nil ? [] : edges, map: map).added(
        to: broken(renamed, of: file, edges: edges, map), of: file)
      let path = newPaths[file.path] ?? file.path
      if text != file.text { plan.edits.append(PlannedEdit(path: path, oldText: file.text, newText: text)) }
      plan.notes += try notes(ParsedFile(path, text), map)
    }
    try addOtherTexts(moves, map, literals, to: &plan)
    if let module = folders.module?.name, module == AppModule.name(ofModuleOf: old) {
      plan.notes.append(
        "The module '\(module)' keeps its name, since another one would change every file that imports it.")
    }
    let target = AppModule.name(ofTestTargetOf: old)
    if folders.module?.manifest.testTargets.contains(target) == true {
      plan.notes.append("The target '\(target)' keeps its name, by which others may select its tests.")
    }
    plan.notes.sort()
    return plan
  }

  private static func parsed(
    _ texts: [(path: String, text: String)], containing words: some Sequence<String>
  ) throws(RequestProblem) -> [ParsedFile] {
    var files: [ParsedFile] = []
    for (path, text) in texts where words.contains(where: text.contains) { files.append(try ParsedFile(path, text)) }
    return files
  }

  /// Returns true for a file of the riblet, for one that declares a part of it elsewhere, such as a route, and for the tests
  /// of an app whose root it is.
  private func isOwn(_ file: ParsedFile, _ riblet: KnownRiblet, _ folders: RibletFolders, _ map: NameMap) -> Bool {
    folders.own.contains { file.path.hasPrefix($0 + "/") }
      || (riblet.isRoot && file.path.hasPrefix(modules.layout.tests + "/App/"))
      || file.declarations.contains { !$0.isExtension && map.types[$0.type] != nil }
  }

  private func isTest(_ path: String) -> Bool { modules.isTest(path) || path.hasPrefix("Tests/") }

  /// The texts that tests compare with.
  private func literals(
    of files: [ParsedFile], _ moves: [PlannedMove], _ map: NameMap, isOwn: (ParsedFile) -> Bool
  ) throws(RequestProblem) -> RenamedLiterals {
    let sources = files.filter { !isTest($0.path) }.map { ($0, isOwn: isOwn($0)) }
    var others: [String] = []
    for move in moves where [".storyboard", ".xib"].contains(where: move.path.hasSuffix) {
      others.append(try code.text(of: move.path))
    }
    return RenamedLiterals(sources, others: others, map)
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
    let there = Set(folders.flatMap { folder in code.names(in: folder).map { folder + "/" + $0 } }).subtracting(gone)
    return moves.filter { there.contains($0.newPath) }.map {
      "\($0.newPath):1:1: error: This file is there already, and '\($0.path)' would get its name. Move it first."
    }
  }

  /// Breaks the lines of calls in a parent as commands do, if they were so.
  private func broken(
    _ text: String, of file: ParsedFile, edges: [TreeEdge], _ map: NameMap
  ) throws(RequestProblem) -> String {
    var text = text
    for edge in edges where edge.child == map.old.riblet {
      let interactor = edge.parent + "Interactor"
      guard FirstRoutes.broken(inBeginOf: interactor, file) == file.text else { continue }
      let renamed = edge.parent == map.old.riblet ? map.new.riblet + "Interactor" : interactor
      text = FirstRoutes.broken(inBeginOf: renamed, try ParsedFile(file.path, text)) ?? text
    }
    return text
  }

  // MARK: What is not renamed

  private func notes(_ file: ParsedFile, _ map: NameMap) -> [String] {
    let old = map.old.riblet
    var notes: [String] = []
    for name in Set([old, map.old.title]) {
      notes += file.mentions(of: name, besides: otherTitles(map)).map { found in
        let place = file.place(at: found.start)
        return found.text == name && !isTest(file.path)
          ? "\(place): note: The text '\(name)' stays, as something may be saved under it."
          : "\(place): note: A text speaks of '\(name)'."
      }
    }
    for part in file.declarations
    where !part.isExtension && part.type.isLonger(than: old) && !part.type.hasPrefix(map.new.riblet) {
      // One note for a riblet, whatever its types.
      let riblet = others(map).first { part.type.isLonger(than: $0) }
      if let riblet {
        if part.type == riblet + "Router" {
          notes.append("\(file.place(at: part.start)): note: '\(riblet)' is another riblet, and keeps its name.")
        }
      } else {
        notes.append(
          "\(file.place(at: part.start)): note: '\(part.type)' is no part of the riblet, and keeps its name.")
      }
    }
    return notes
  }

  /// The other riblets whose names begin with the old one, the longest first.
  private func others(_ map: NameMap) -> [String] {
    tree.riblets.keys.filter { $0.isLonger(than: map.old.riblet) }.sorted { ($0.count, $0) > ($1.count, $1) }
  }

  /// The new title, and those of other riblets that have the old one in them.
  private func otherTitles(_ map: NameMap) -> [String] {
    others(map).flatMap { [NameWords($0).title, $0] } + [map.new.title]
  }

  // MARK: Files that are no Swift

  /// Renames what names the riblet in snapshots, storyboards and nibs.
  private func addOtherTexts(
    _ moves: [PlannedMove], _ map: NameMap, _ literals: RenamedLiterals, to plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    for move in moves where !move.path.hasSuffix(".swift") {
      guard [".txt", ".storyboard", ".xib"].contains(where: move.path.hasSuffix) else {
        if move.path.contains("/__Snapshots__/") {
          plan.notes.append("\(move.newPath):1:1: note: Record it again if it shows the name.")
        }
        continue
      }
      let text = try code.text(of: move.path)
      let new = RenamedText.other(text, map, literals: move.path.contains("/__Snapshots__/") ? literals : nil)
      if new != text { plan.edits.append(PlannedEdit(path: move.newPath, oldText: text, newText: new)) }
      let lines = new.lines
      for (number, line) in lines.enumerated() {
        let rest = otherTitles(map).reduce(line) { $0.replacing($1, with: "") }
        for name in Set([map.old.riblet, map.old.title]) where rest.hasWord(name) {
          plan.notes.append("\(move.newPath):\(number + 1):1: note: A text speaks of '\(name)'.")
        }
      }
    }
  }
}

extension String {
  /// Returns true if it goes on with another word after a name: `CartItem` after `Cart`, and not `Cartoon`.
  fileprivate func isLonger(than name: String) -> Bool {
    hasPrefix(name) && dropFirst(name.count).first?.isUppercase == true
  }
}
