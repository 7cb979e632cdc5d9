import RibletsSource

/// Findings as SARIF 2.1.0, which code scanning of services reads.
struct SARIFReport: CustomStringConvertible {
  private let document: Document

  init(_ check: AppCheck) {
    document = Document(
      runs: [
        Run(
          tool: Tool(
            driver: Driver(rules: Rule.all.map { ReportedRule(id: $0.id, shortDescription: Text(text: $0.summary)) })),
          results: check.findings.map(Result.init))
      ])
  }

  var description: String { document.json }

  private struct Document: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "riblets check"
    let rules: [ReportedRule]
  }

  private struct ReportedRule: Encodable {
    let id: String
    let shortDescription: Text
  }

  private struct Text: Encodable { let text: String }

  private struct Result: Encodable {
    let ruleId: String
    let level: Severity
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]
    let partialFingerprints: [String: String]

    init(_ finding: Finding) {
      ruleId = finding.rule
      level = finding.severity
      message = Text(text: finding.text)
      locations = [Location(finding.position, nil)]
      relatedLocations = finding.notes.map { Location($0.position, Text(text: $0.text)) }
      partialFingerprints = ["riblets/v1": Baseline.entry(of: finding)]
    }
  }

  private struct Location: Encodable {
    let physicalLocation: Place
    let message: Text?

    init(_ position: SourcePosition, _ message: Text?) {
      physicalLocation = Place(
        artifactLocation: File(uri: position.file), region: Region(startLine: position.line))
      self.message = message
    }
  }

  private struct Place: Encodable {
    let artifactLocation: File
    let region: Region
  }

  private struct File: Encodable {
    let uri: String

    /// Takes a path, with what an address cannot have written as its bytes.
    init(uri path: String) {
      uri = path.utf8.map { byte in
        let isPlain = byte < 128 && byte > 32 && !#""%<>\^`{|}#?"#.utf8.contains(byte)
        return isPlain
          ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }
  }

  private struct Region: Encodable { let startLine: Int }
}
