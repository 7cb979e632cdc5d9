import RibletsEdits
import RibletsPlans
import RibletsRepository

/// The moves of files when a riblet gets another name.
struct FileMoves {
  let map: NameMap
  let modules: AppModules
  let code: CodeFiles
  /// The routes from and to the riblet.
  let edges: [TreeEdge]
  let folders: RibletFolders

  private var old: String { map.old.riblet }
  private var new: String { map.new.riblet }

  /// - Parameter files: All that name the riblet.
  func moves(of files: [ParsedFile]) -> [PlannedMove] {
    var moves: [String: String] = [:]
    for path in folders.own.flatMap(code.files(below:)) { moves[path] = newPath(path) }
    for path in code.files(below: folders.resources(modules.layout)) where FilePath.stem(path) == old + "ViewController"
    {
      moves[path] = path.dropLast(FilePath.name(path).count) + new + FilePath.name(path).dropFirst(old.count)
    }
    for file in files {
      let path = newPath(file.path)
      moves[file.path] = path
      guard modules.isTest(file.path) else { continue }
      let snapshots = "\(FilePath.folder(file.path))/__Snapshots__/\(FilePath.stem(file.path))"
      let newSnapshots = "\(FilePath.folder(path))/__Snapshots__/\(FilePath.stem(path))"
      for snapshot in code.files(below: snapshots) {
        moves[snapshot] = newSnapshots + "/" + newName(snapshot: String(snapshot.dropFirst(snapshots.count + 1)))
      }
    }
    return moves.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
      .map { PlannedMove(path: $0.key, newPath: $0.value) }
  }

  private func newPath(_ path: String) -> String {
    var path = path
    let home = folders.own.first { path.hasPrefix($0 + "/") }
    if let home { path = FilePath.folder(home) + "/" + new + path.dropFirst(home.count) }
    guard path.hasSuffix(".swift") else { return path }
    let stem = FilePath.stem(path)
    let folder = path.dropLast(stem.count + ".swift".count)
    return folder + newStem(stem, isAtHome: home != nil) + ".swift"
  }

  private func newStem(_ stem: String, isAtHome: Bool) -> String {
    if let type = map.types[stem] { return type }
    if stem == old { return new }
    if isAtHome, map.old.hasModuleInterface, [old + "+ModuleInterface", old + "Interface"].contains(stem) {
      return new + stem.dropFirst(old.count)
    }
    for edge in edges {
      let parent = edge.parent == old ? new : edge.parent
      let child = edge.child == old ? new : edge.child
      for suffix in ["", "Tests"] where stem == "\(edge.parent)+\(edge.child)\(suffix)" {
        return "\(parent)+\(child)\(suffix)"
      }
    }
    return stem
  }

  /// Snapshots begin with the name of their suite.
  private func newName(snapshot name: String) -> String {
    let suite = String(name.prefix { $0 != "." })
    return map.types[suite].map { $0 + name.dropFirst(suite.count) } ?? name
  }
}
