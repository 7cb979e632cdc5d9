/// The files that a plan may rest on, as they were before it was made.
///
/// A plan reads far more files than it changes: whether a riblet is there, which types it has, what its parent depends on.
/// If one of them is another afterwards, the plan is one for an app that is not there any more.
package struct Observation {
  private let files: [String: FileEntry.Identity]
  private let isRead: (String) -> Bool

  /// Looks at all files of a disk that a plan may read; of links at the links themselves.
  init(of files: any FileSystem, where isRead: @escaping (String) -> Bool) throws(ChangeError) {
    self.isRead = isRead
    var found: [String: FileEntry.Identity] = [:]
    try Self.collect("", files, isRead, into: &found)
    self.files = found
  }

  private static func collect(
    _ folder: String, _ files: any FileSystem, _ isRead: (String) -> Bool,
    into found: inout [String: FileEntry.Identity]
  ) throws(ChangeError) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    for (name, kind, identity) in try files.identities(in: folder, where: { isRead(prefix + $0) }) {
      let path = prefix + name
      if kind == .folder {
        if name.hasPrefix("."), path != Journal.parent { continue }
        if path != Journal.folder { try collect(path, files, isRead, into: &found) }
      } else if let identity {
        found[path] = identity
      }
    }
  }

  /// Returns the files that are not as they were: changed, new or gone; sorted.
  func changed(in files: any FileSystem) throws(ChangeError) -> [String] {
    let now = try Self(of: files, where: isRead).files
    return Set(self.files.keys).union(now.keys).filter { self.files[$0] != now[$0] }.sorted()
  }
}
