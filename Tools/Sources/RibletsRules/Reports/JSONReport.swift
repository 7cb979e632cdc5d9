import Foundation
import RibletsSource

/// Findings for programs. Documentation/Check.md describes it.
struct JSONReport: CustomStringConvertible {
  private let document: Document

  init(_ check: AppCheck) {
    document = Document(findings: check.findings.map(Document.Finding.init), known: check.known.count, gone: check.gone)
  }

  var description: String { document.json }

  private struct Document: Encodable {
    struct Note: Encodable {
      let text: String
      let file: String
      let line: Int
      let column: Int
    }

    struct Finding: Encodable {
      let rule: String
      let severity: Severity
      let text: String
      let key: String
      let file: String
      let line: Int
      let column: Int
      let notes: [Note]

      init(_ finding: RibletsRules.Finding) {
        rule = finding.rule
        severity = finding.severity
        text = finding.text
        key = finding.key
        (file, line, column) = (finding.position.file, finding.position.line, finding.position.column)
        notes = finding.notes.map {
          Note(text: $0.text, file: $0.position.file, line: $0.position.line, column: $0.position.column)
        }
      }
    }

    let version = 1
    let findings: [Finding]
    let known: Int
    let gone: [String]
  }
}

extension Encodable {
  /// The value as JSON with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { preconditionFailure("A report holds only texts and numbers.") }
    return String(decoding: data, as: UTF8.self)
  }
}
