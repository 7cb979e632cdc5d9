/// A path below the root, as a user or a template writes it.
struct DraftPath {
  /// Without empty ones and `.`; none for the root itself.
  let components: [String]

  /// - Throws: ``ChangeError/notBelowRoot(_:)`` for absolute paths and those with `..`.
  init(_ path: String) throws(ChangeError) {
    let components = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter { $0 != "." }
    guard !path.hasPrefix("/"), !components.contains(".."), !path.utf8.contains(0) else { throw .notBelowRoot(path) }
    self.components = components
  }

  /// Folders that lists leave out, at any depth.
  static let hiddenFolders: Set<String> = [".build", ".git"]

  /// Returns true if git or the journal keeps a path for itself.
  static func isReserved(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.split(separator: "/").contains(".git") || path == Journal.folder || path.hasPrefix(Journal.folder + "/")
  }
}
