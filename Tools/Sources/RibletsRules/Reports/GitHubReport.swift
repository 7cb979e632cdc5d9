import RibletsSource

/// Findings as commands for GitHub's runner, which shows them beside the lines of a pull request.
struct GitHubReport: CustomStringConvertible {
  private let check: AppCheck

  init(_ check: AppCheck) { self.check = check }

  var description: String {
    check.findings.map { finding in
      let command =
        switch finding.severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
      let place = finding.position
      let properties = "file=\(Self.property(place.file)),line=\(place.line),col=\(place.column),title=\(finding.rule)"
      return "::\(command) \(properties)::\(Self.message(finding.text))"
    }.joined(separator: "\n")
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
