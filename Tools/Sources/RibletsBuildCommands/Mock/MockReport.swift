import Foundation
import RibletsMocks
import RibletsSource

/// The report that `riblets mock --json` prints: all results of a run, for tools.
struct MockReport: Encodable {
  /// A file that the run is for.
  struct Output: Encodable {
    var file: String
    /// True if its content is different from the one that was there.
    var isChanged: Bool
  }

  /// A diagnosis; without a place, `file`, `line` and `column` are left out.
  struct Diagnosis: Encodable {
    var file: String?
    var line: Int?
    var column: Int?
    var severity: String
    var text: String

    init(_ diagnosis: MockDiagnosis) {
      file = diagnosis.position?.file
      line = diagnosis.position?.line
      column = diagnosis.position?.column
      severity = diagnosis.severity.rawValue
      text = diagnosis.text
    }
  }

  /// The exit code of the command.
  var status: Int32
  /// The reason for which there was no run; left out if there was one.
  var error: String?
  /// True if every output already had the content that it has now.
  var isUpToDate = false
  var outputs: [Output] = []
  var diagnoses: [Diagnosis] = []

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
