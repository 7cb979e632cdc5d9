import RibletsReading
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
  /// The marks in it that belong to no protocol.
  var strayMarks: [MockDiagnosis] = []
  /// The reason for which it could not be read.
  var failure: MockDiagnosis?
}

extension FileRecord {
  /// Takes over the findings of a scan.
  ///
  /// - Parameter annotation: The word that marks a protocol.
  init(of path: String, isOwn: Bool, _ scanned: ScannedFile, annotation: String) {
    self.init(path: path, identity: scanned.identity, hash: scanned.hash, isOwn: isOwn, isMarked: scanned.isMarked)
    model = scanned.declarations
    names = model.map { ModelNames(of: $0) }
    declaredNames = scanned.declaredNames
    strayMarks = StrayMarks(scanned.marks, in: scanned.declarations, annotation).diagnoses
    failure = scanned.failure.map {
      MockDiagnosis(.error, at: SourcePosition(file: path, line: 1, column: 1), $0.description)
    }
  }
}
