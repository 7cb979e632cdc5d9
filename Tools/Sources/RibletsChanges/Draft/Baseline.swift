/// The disk as one draft sees it: what was read once stays the same, and is remembered for the verification.
final class Baseline {
  let files: any FileSystem
  let root: String
  private var entries: [String: FileEntry?] = [:]
  private var contents: [String: FileContent] = [:]
  private var names: [String: [String]] = [:]
  /// A file that a draft found left in a folder, by that; perhaps it has gone since.
  var rests: [String: String] = [:]
  /// The kinds of items as listings of folders give them, which is cheaper than a look at each file.
  private var kinds: [String: FolderItem.Kind] = [:]

  init(_ files: any FileSystem, root: String) {
    self.files = files
    self.root = root
  }

  func entry(at path: String) throws(ChangeError) -> FileEntry? {
    if let known = entries[path] { return known }
    let entry = try files.entry(at: path)
    entries[path] = .some(entry)
    return entry
  }

  /// Returns the kind of the item at a path.
  func kind(at path: String) throws(ChangeError) -> FileEntry.Kind? {
    switch kinds[path] {
    case .file?: .file
    case .folder?: .folder
    case .other?: .other
    case .link?, nil: try entry(at: path)?.kind
    }
  }

  /// The content of a file or a link; `nil` if there is none.
  func content(at path: String) throws(ChangeError) -> FileContent? {
    if let known = contents[path] { return known }
    // Perhaps not for the first time, so that identity and content are of one moment.
    let now = try files.entry(at: path)
    entries[path] = .some(now)
    guard let entry = now else { return nil }
    let content: FileContent
    switch entry.kind {
    case .file: content = FileContent(bytes: try files.bytes(of: path), mode: entry.mode)
    case .link(let target): content = FileContent(bytes: Array(target.utf8), isLink: true)
    case .folder, .other: return nil
    }
    contents[path] = content
    return content
  }

  /// The names in a folder, sorted; none if there is no folder.
  func names(in folder: String) throws(ChangeError) -> [String] {
    if let known = names[folder] { return known }
    let items = try kind(at: folder) == .folder ? files.items(in: folder) : []
    for item in items { kinds[folder.isEmpty ? item.name : folder + "/" + item.name] = item.kind }
    let found = items.map(\.name).sorted()
    names[folder] = found
    return found
  }

  /// All files that were read.
  var readings: [ChangeSet.Reading] {
    contents.compactMap { path, content in
      guard !content.isLink, case .some(.some(let entry)) = entries[path] else { return nil }
      return ChangeSet.Reading(path: path, identity: entry.identity, bytes: content.bytes)
    }
    .sorted { $0.path < $1.path }
  }
}
