/// Changes to the files of a repository, decided in memory one after another.
///
/// What is read has the changes in it that were decided before, so steps build on each other. Nothing is written: see
/// ``Repository/apply(_:)``. A draft is a value; a copy is a way back.
///
/// Paths are relative to the root and do not leave it. A symbolic link stands for what it points to, except where it
/// is itself moved or removed.
package struct Draft {
  let baseline: Baseline
  var overlay = Overlay()
  let policy: ConflictPolicy
  /// Conflicts that the draft came to, with what was decided.
  package internal(set) var conflicts: [Conflict] = []

  init(_ files: any FileSystem, root: String, conflicts policy: ConflictPolicy) {
    baseline = Baseline(files, root: root)
    self.policy = policy
  }

  /// The text of a file.
  ///
  /// - Throws: ``ChangeError/missing(_:)``, or ``ChangeError/notText(_:offset:)`` if it is not UTF-8.
  package func text(at path: String) throws(ChangeError) -> String {
    let place = try resolve(path)
    let content = try existingContent(at: place, named: path)
    guard let text = content.text else { throw .notText(path, offset: content.invalidOffset ?? 0) }
    return text
  }

  /// Returns true if there is a file or a folder at a path.
  package func exists(_ path: String) throws(ChangeError) -> Bool {
    do {
      return try kind(at: try resolve(path)) != nil
    } catch {
      if case .fileInTheWay = error { return false }
      throw error
    }
  }

  /// The files in a folder and its folders, sorted; their paths are relative to the root.
  ///
  /// Leaves out folders named `.build` and `.git`, and does not follow links to folders.
  ///
  /// - Parameter folder: The root if it is empty. A folder that is not there has no files.
  package func list(under folder: String = "") throws(ChangeError) -> [String] {
    let place = try resolve(folder)
    var paths: [String] = []
    for path in try entries(under: place) {
      switch try kind(at: path) {
      case .file?: paths.append(path)
      case .link?: if let target = try? resolve(path), case .file? = try kind(at: target) { paths.append(path) }
      default: break
      }
    }
    return paths
  }

  /// Returns the kind of the item at a resolved path; a folder of which everything was removed is none.
  func kind(at place: String) throws(ChangeError) -> FileEntry.Kind? {
    switch overlay[place] {
    case .file(let file)?:
      return file.content.isLink ? .link(to: String(decoding: file.content.bytes, as: UTF8.self)) : .file
    case .removed?: return overlay.holdsFolder(place) ? .folder : nil
    case nil: break
    }
    if overlay.holdsFolder(place) { return .folder }
    let kind = try baseline.kind(at: place)
    guard kind == .folder, !place.isEmpty else { return kind }
    return try rest(of: place) == nil ? nil : .folder
  }

  /// A file that is left in a folder, or the folder itself if it was empty; `nil` if everything in it was removed.
  private func rest(of folder: String) throws(ChangeError) -> String? {
    if let known = baseline.rests[folder], overlay[known] == nil { return known }
    let names = try baseline.names(in: folder)
    if names.isEmpty { return folder }
    // What many steps move goes in the order of its names, so that the last one stays for long.
    for name in names.reversed() {
      let path = folder + "/" + name
      let left = try baseline.kind(at: path) == .folder ? rest(of: path) : overlay[path] == nil ? path : nil
      guard let left else { continue }
      baseline.rests[folder] = left
      return left
    }
    return nil
  }

  /// The content of a file or a link at a resolved path.
  func existingContent(at place: String, named path: String) throws(ChangeError) -> FileContent {
    switch try kind(at: place) {
    case nil: throw .missing(path)
    case .folder?: throw .folder(path)
    case .other?: throw .special(path)
    case .file?, .link?: break
    }
    if case .file(let file)? = overlay[place] { return file.content }
    guard let content = try baseline.content(at: place) else { throw .missing(path) }
    return content
  }

  /// Everything in a folder but folders, sorted.
  func entries(under folder: String) throws(ChangeError) -> [String] {
    var paths: Set<String> = []
    try collect(folder, into: &paths)
    let prefix = folder.isEmpty ? "" : folder + "/"
    for (path, state) in overlay.states where path.hasPrefix(prefix) {
      switch state {
      case .file:
        let parents = path.dropFirst(prefix.count).split(separator: "/").dropLast()
        if !parents.contains(where: { DraftPath.hiddenFolders.contains(String($0)) }) { paths.insert(path) }
      case .removed: paths.remove(path)
      }
    }
    return paths.sorted()
  }

  private func collect(_ folder: String, into paths: inout Set<String>) throws(ChangeError) {
    for name in try baseline.names(in: folder) {
      let path = folder.isEmpty ? name : folder + "/" + name
      if try baseline.kind(at: path) == .folder {
        if DraftPath.hiddenFolders.contains(name) || path == Journal.folder { continue }
        try collect(path, into: &paths)
      } else {
        paths.insert(path)
      }
    }
  }
}
