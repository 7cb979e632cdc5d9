/// The layout of the folder below the root in which the library keeps what it needs to take changes back.
///
/// ```text
/// .riblets/journal/
///   .gitignore       hides all of this from git
///   lock             held while files are changed, and says by whom
///   pending/         changes that are being made
///     plan.json      what will be done to which file; written once everything is staged
///     new/0, new/1   new contents, until they are renamed into place
///     old/0, old/1   what stood there before, renamed
///   warned           there once the user was warned of changes that are not committed
///   applied-1/       the last changes that were made, for undo: the same files without `new`
///   discarded/       of no use any more, and about to be removed
/// ```
///
/// There is one point of no return: when `pending` is renamed to `applied-N`. What is interrupted before is always taken
/// back, never finished.
enum Journal {
  static let parent = ".riblets"
  static let folder = ".riblets/journal"
  static let ignoreFile = folder + "/.gitignore"
  static let lock = folder + "/lock"
  static let warned = folder + "/warned"
  static let pending = folder + "/pending"
  static let plan = pending + "/plan.json"
  static let discarded = folder + "/discarded"

  static func new(_ number: Int) -> String { "\(pending)/new/\(number)" }
  static func old(_ number: Int) -> String { "\(pending)/old/\(number)" }
  static func applied(_ number: Int) -> String { "\(folder)/applied-\(number)" }

  /// The numbers of the applied changes, in order.
  static func applied(in files: any FileSystem) throws(ChangeError) -> [Int] {
    guard try files.isFolder(folder) else { return [] }
    return try files.names(in: folder).compactMap { name in
      name.hasPrefix("applied-") ? Int(name.dropFirst("applied-".count)) : nil
    }
    .sorted()
  }

  /// Throws away a part of the journal: at once, then file by file.
  static func discard(_ path: String, in files: any FileSystem) throws(ChangeError) {
    try files.removeTree(discarded)
    try files.rename(path, to: discarded)
    try files.removeTree(discarded)
  }
}
