import Foundation

/// The planned change of each file: enough to take it back without knowing how far it came.
struct Plan: Codable, Equatable {
  /// A file that changes. Its place in the list names its files in the journal.
  struct Entry: Codable, Equatable {
    var path: String
    /// True if something stands there before.
    var hasOld: Bool
    /// The fingerprint of the file that stands there afterwards; `nil` if none does.
    var new: Fingerprint?
    /// The path from which the file moves, if it does. That path has an entry, too.
    var movedFrom: String?
  }

  struct Folder: Codable, Equatable {
    var path: String
    var mode: UInt16
  }

  /// Tells contents apart that differ by accident.
  struct Fingerprint: Codable, Equatable {
    var size: Int
    var hash: UInt64

    /// FNV-1a, since it needs no library.
    init(_ content: FileContent) {
      size = content.bytes.count
      hash = content.bytes.reduce(content.isLink ? 1 : 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  var command: String
  /// True if these changes take back others, and are not to be taken back themselves.
  var isUndo = false
  /// True if the root itself was made for these changes.
  var madeRoot: Bool
  var entries: [Entry]
  /// Folders to make, outermost first.
  var newFolders: [String]
  /// Folders that may become empty, innermost first.
  var oldFolders: [Folder]

  init(_ changes: ChangeSet, command: String, madeRoot: Bool, files: any FileSystem) throws(ChangeError) {
    self.command = command
    self.madeRoot = madeRoot
    entries = changes.changes.flatMap { change in
      let new = change.new.map(Fingerprint.init)
      guard let oldPath = change.oldPath else {
        return [Entry(path: change.path, hasOld: change.old != nil, new: new)]
      }
      return [
        Entry(path: oldPath, hasOld: true, new: nil),
        Entry(path: change.path, hasOld: false, new: new, movedFrom: oldPath),
      ]
    }
    let needed = Set(entries.filter { $0.new != nil }.flatMap { folders(above: $0.path) })
    let left = Set(entries.filter { $0.new == nil }.flatMap { folders(above: $0.path) }).subtracting(needed)
    newFolders = []
    for path in needed.sorted() where try !files.isFolder(path) { newFolders.append(path) }
    oldFolders = []
    for path in left.sorted(by: >) {
      guard let entry = try files.entry(at: path), entry.kind == .folder else { continue }
      oldFolders.append(Folder(path: path, mode: entry.mode))
    }
  }

  init(reading path: String, in files: any FileSystem) throws(ChangeError) {
    let bytes = try files.bytes(of: path)
    do {
      self = try JSONDecoder().decode(Plan.self, from: Data(bytes))
    } catch {
      throw .damagedJournal(path)
    }
  }

  /// Writes the plan, whole or not at all.
  func write(in files: any FileSystem) throws(ChangeError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { throw .damagedJournal(Journal.plan) }
    let draft = Journal.plan + ".new"
    try files.write(FileContent(bytes: Array(data)), to: draft)
    try files.rename(draft, to: Journal.plan)
  }
}
