import RibletsReading
import RibletsSource

/// The differences between the files of this run and those of the last one.
struct FileChanges: Sendable {
  /// The places of the records of files that are not as they were.
  private(set) var places: [Int] = []
  /// The hashes of the paths of these files, and of those that are gone.
  private(set) var files: Set<UInt64> = []
  /// The hashes of the names that these files declare, or declared.
  private(set) var names: Set<UInt64> = []

  /// - Returns: `nil` if nothing is known of the last run, or if anything may mean something else.
  init?(_ reading: FileReading) {
    guard let memory = reading.memory else { return nil }
    var hasChangedMeanings = false
    func note(_ path: String, _ found: [ModelNames?]) {
      files.insert(ContentHash.of(path))
      for case let found? in found {
        names.formUnion(found.declared)
        names.formUnion(found.nested)
        names.formUnion(found.genericAliases)
        if !found.globalActors.isEmpty || !found.shadows.isEmpty { hasChangedMeanings = true }
      }
    }
    var count = 0
    for (place, record) in zip(reading.records.indices, reading.records) {
      let known = memory.files[record.path]
      if known != nil { count += 1 }
      if let known, known.isSame(as: record) { continue }
      places.append(place)
      note(record.path, [record.names, known?.record.names])
    }
    if count < memory.files.count {
      let paths = Set(reading.records.lazy.map(\.path))
      for (path, known) in memory.files where !paths.contains(path) { note(path, [known.record.names]) }
    }
    // Attributes everywhere may mean something else, or names be seen where they were not.
    let hadModules = memory.files.values.contains { $0.record.module != nil }
    if hasChangedMeanings || hadModules != reading.records.contains(where: { $0.module != nil }) { return nil }
  }
}

extension MockMemory.KnownFile {
  fileprivate func isSame(as now: FileRecord) -> Bool {
    record.hash == now.hash && (record.names != nil) == (now.names != nil) && record.isMarked == now.isMarked
      && record.isOwn == now.isOwn && record.module == now.module
  }
}
