/// Takes back what is pending, however far it came; may itself be interrupted and begun again.
struct Rollback {
  let files: any FileSystem
  private var restored: Set<String> = []
  private var setAside: [String] = []
  /// True if the root was made for the changes that are taken back.
  private(set) var removesRoot = false

  init(_ files: any FileSystem) { self.files = files }

  /// Takes everything back.
  ///
  /// - Returns: `nil` if no file had been changed.
  mutating func run() throws(ChangeError) -> Recovery? {
    guard try files.entry(at: Journal.pending) != nil else { return nil }
    guard try files.entry(at: Journal.plan) != nil else {
      // It was still being staged.
      try Journal.discard(Journal.pending, in: files)
      return nil
    }
    let plan = try Plan(reading: Journal.plan, in: files)
    removesRoot = plan.madeRoot
    for (number, entry) in plan.entries.enumerated().reversed() { try takeBack(number, entry) }
    for folder in plan.newFolders.reversed() where try isEmptyFolder(folder) { try files.removeFolder(folder) }
    for folder in plan.oldFolders.reversed() where try files.entry(at: folder.path) == nil {
      try files.makeFolder(folder.path, mode: folder.mode)
    }
    for (number, entry) in plan.entries.enumerated() where entry.hasOld { try restore(number, entry.path) }
    try Journal.discard(Journal.pending, in: files)
    if restored.isEmpty, setAside.isEmpty { return nil }
    return Recovery(command: plan.command, restored: restored.sorted(), setAside: setAside.sorted())
  }

  /// Moves a new file back to where it was staged, if it left that place.
  private mutating func takeBack(_ number: Int, _ entry: Plan.Entry) throws(ChangeError) {
    guard let new = entry.new, try files.entry(at: Journal.new(number)) == nil else { return }
    guard try files.entry(at: entry.path) != nil else { return }
    // Once the old file is back, this is not the new one.
    if entry.hasOld, try files.entry(at: Journal.old(number)) == nil { return }
    guard let content = try files.content(at: entry.path), Plan.Fingerprint(content) == new else {
      return try keep(entry.path)
    }
    try files.rename(entry.path, to: Journal.new(number))
    restored.insert(entry.path)
  }

  private mutating func restore(_ number: Int, _ path: String) throws(ChangeError) {
    guard try files.entry(at: Journal.old(number)) != nil else { return }
    if try files.entry(at: path) != nil { try keep(path) }
    for folder in folders(above: path) { try files.ensureFolder(folder) }
    try files.rename(Journal.old(number), to: path)
    restored.insert(path)
  }

  /// Somebody wrote this file since: it moves aside.
  private mutating func keep(_ path: String) throws(ChangeError) {
    var place = path + ".kept"
    var number = 1
    while try files.entry(at: place) != nil {
      number += 1
      place = "\(path).kept\(number)"
    }
    try files.rename(path, to: place)
    setAside.append(place)
  }

  private func isEmptyFolder(_ folder: String) throws(ChangeError) -> Bool {
    guard try files.isFolder(folder) else { return false }
    return try files.names(in: folder).isEmpty
  }
}
