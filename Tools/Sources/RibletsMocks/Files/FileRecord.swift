import RibletsSource

/// A record of a file in a run. Nothing of its content is kept but the declarations that matter.
struct FileRecord: Sendable {
  var path: String
  var identity: FileIdentity
  /// Of the content; `nil` if it could not be read.
  var hash: UInt64?
  /// True if its protocols may be mocked.
  var isOwn: Bool
  /// The module that it belongs to, if somebody knows.
  var module: String?
  /// True if it has the mark of protocols to be mocked.
  var isMarked = false
  /// Its declarations; `nil` if they were not asked for, and if it is as it was in the last run, which has kept them.
  var model: SourceFile?
  /// The names in what it declares; `nil` if nobody asked for it.
  var names: ModelNames?
  /// The hashes of the names that it may declare; empty if the model tells.
  var declaredNames: [UInt64] = []
  /// Why it could not be read.
  var failure: MockDiagnosis?
}

/// Reads files: each once, and those again that turn out to declare what others inherit from.
struct FileScan: Sendable {
  /// The search for the mark of the files that matter.
  let mark: WordSearch

  init(_ options: MockOptions) {
    mark = WordSearch(options.mocksAll ? "protocol " : "@" + options.annotation)
  }

  /// Reads a file, and parses it if it has the mark.
  ///
  /// - Parameter isWanted: Whether it is parsed in any case.
  func record(of file: FolderWalk.File, isOwn: Bool, isWanted: Bool, _ reader: inout FileReader) -> FileRecord {
    var record = FileRecord(path: file.path, identity: file.identity, isOwn: isOwn)
    do throws(SwiftFiles.Failure) {
      try reader.read(file.path) { bytes, identity throws(SwiftFiles.Failure) in
        record.identity = identity
        record.hash = ContentHash.of(bytes)
        try look(at: bytes, isWanted: isWanted, &record)
      }
    } catch {
      let position = SourcePosition(file: file.path, line: 1, column: 1)
      record.failure = MockDiagnosis(.error, at: position, error.description)
    }
    return record
  }

  private func look(
    at bytes: UnsafeBufferPointer<UInt8>, isWanted: Bool, _ record: inout FileRecord
  ) throws(SwiftFiles.Failure) {
    let text = FileBytes(bytes: bytes)
    record.isMarked = record.isOwn && mark.place(in: bytes) != nil
    guard record.isMarked || isWanted else {
      record.declaredNames = text.declaredNames()
      return
    }
    if let offset = text.invalidOffset { throw .notText(record.path, offset: offset) }
    if let model = SourceFile(quicklyReading: bytes, path: record.path) {
      record.model = model
      record.names = ModelNames(of: model)
      return
    }
    if let line = NestingLimit.lineBeyond(in: bytes) { throw .nestedTooDeep(record.path, line: line) }
    let model = SourceFile(treeOf: bytes, path: record.path)
    record.model = model
    record.names = ModelNames(of: model)
  }
}
