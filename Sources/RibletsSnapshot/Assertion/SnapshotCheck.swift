import RibletsTestCore

/// Compares a value's bytes with the snapshot at a place, and records it if the rule allows.
@MainActor struct SnapshotCheck {
  let place: SnapshotPlace
  let rule: RecordRule
  let environment: SnapshotEnvironment
  var write: AtomicFile.Write?

  /// Compares a value with the snapshot; returns nil if they are equal.
  func failure(of actual: [UInt8], compare: SnapshotStrategy<Never>.Compare) -> SnapshotFailure? {
    do throws(FileProblem) {
      let file = try existingFile()
      try noteTouched(file?.path ?? place.path)
      guard let file else { return try recordMissing(actual) }
      return try file.bytes == actual ? nil : judge(actual, against: file, compare: compare)
    } catch {
      return SnapshotFailure(kind: .problem, message: texts.problem(error), actual: actual)
    }
  }

  private var texts: SnapshotTexts { SnapshotTexts(path: PackageFolder.relativePath(of: place.path), rule: rule) }

  private func noteTouched(_ path: String) throws(FileProblem) {
    guard let list = environment.touchedFile else { return }
    try Files.append(line: path, to: list)
  }
}

extension SnapshotCheck {
  private struct File {
    let path: String
    let bytes: [UInt8]
  }

  /// Returns the snapshot, also if a file system has decomposed the letters of its name.
  private func existingFile() throws(FileProblem) -> File? {
    if let bytes = try Files.contents(of: place.path) { return File(path: place.path, bytes: bytes) }
    guard let name = try Files.names(in: place.folder).first(where: { $0 == place.fileName }) else { return nil }
    let path = "\(place.folder)/\(name)"
    return try Files.contents(of: path).map { File(path: path, bytes: $0) }
  }

  private func recordMissing(_ actual: [UInt8]) throws(FileProblem) -> SnapshotFailure {
    guard !rule.isCI, rule.mode != .never else {
      return SnapshotFailure(kind: .missing, message: texts.missing, actual: actual)
    }
    let lowercased = place.fileName.lowercased()
    if let twin = try Files.names(in: place.folder).first(where: { $0.lowercased() == lowercased }) {
      return SnapshotFailure(kind: .missing, message: texts.differsInCase(from: twin), actual: actual)
    }
    try save(actual, to: place.path)
    return SnapshotFailure(kind: .recorded, message: texts.recorded, actual: actual)
  }

  private func judge(
    _ actual: [UInt8], against file: File, compare: SnapshotStrategy<Never>.Compare
  ) throws(FileProblem) -> SnapshotFailure? {
    let difference: SnapshotDifference?
    do {
      try Self.refusePointer(file.bytes)
      difference = try compare(file.bytes, actual)
    } catch {
      return try judgeUnreadable(actual, against: file, because: error)
    }
    let mayRecord = !rule.isCI && (rule.mode == .all || (rule.mode == .failed && difference != nil))
    guard mayRecord || difference != nil else { return nil }
    if mayRecord { try save(actual, to: file.path) }
    return SnapshotFailure(
      kind: mayRecord ? .recordedAnew : .differs,
      message: mayRecord ? texts.recordedAnew(difference) : texts.differs(difference!),
      expected: file.bytes, actual: actual, difference: difference)
  }

  private func judgeUnreadable(
    _ actual: [UInt8], against file: File, because error: any Error
  ) throws(FileProblem) -> SnapshotFailure {
    let reason = (error as? UnreadableSnapshot)?.reason ?? String(describing: error)
    guard rule.mode == .all, !rule.isCI else {
      return SnapshotFailure(
        kind: .unreadable, message: texts.unreadable(reason), expected: file.bytes, actual: actual)
    }
    try save(actual, to: file.path)
    return SnapshotFailure(kind: .recordedAnew, message: texts.recordedOverUnreadable(reason), actual: actual)
  }

  private func save(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try Files.makeFolder(place.folder, below: place.sourceFolder)
    try AtomicFile.write(bytes, to: path, with: write)
  }

  private static func refusePointer(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: "version https://git-lfs".utf8) else { return }
    throw UnreadableSnapshot(reason: "it is a pointer of Git LFS, not the file itself; fetch it with `git lfs pull`")
  }
}
