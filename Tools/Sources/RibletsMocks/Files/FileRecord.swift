import RibletsReading
import RibletsSource

/// A record of a file in a run. Nothing of its content is kept but the declarations that matter.
struct FileRecord: Sendable {
  let file: FolderWalk.File
  /// True if its protocols may be mocked.
  let isOwn: Bool
  /// True if it has the mark of protocols to be mocked.
  let isMarked: Bool
  /// Its declarations; `nil` if nobody asked for them.
  var model: SourceFile?
  /// The names in what it declares; `nil` if nobody asked for it.
  let names: ModelNames?
  /// The names that it may declare; empty if the model tells.
  let declaredNames: [String]
  /// The marks in it that belong to no protocol.
  let strayMarks: [MockDiagnosis]
  /// The reason for which it could not be read.
  let failure: MockDiagnosis?

  /// Takes over the findings of a scan.
  ///
  /// - Parameter annotation: The word that marks a protocol.
  init(of file: FolderWalk.File, isOwn: Bool, _ scanned: ScannedFile, annotation: String) {
    self.file = file
    self.isOwn = isOwn
    isMarked = scanned.isMarked
    model = scanned.declarations
    names = scanned.declarations.map { ModelNames(of: $0) }
    declaredNames = scanned.declaredNames
    strayMarks = StrayMarks(scanned.marks, in: scanned.declarations, annotation).diagnoses
    failure = scanned.failure.map {
      MockDiagnosis(.error, at: SourcePosition(file: file.path, line: 1, column: 1), $0.description)
    }
  }
}
