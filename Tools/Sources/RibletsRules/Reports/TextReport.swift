/// Findings as compilers write them.
struct TextReport: CustomStringConvertible {
  private let check: AppCheck

  init(_ check: AppCheck) { self.check = check }

  var description: String {
    let lines = check.findings.flatMap { finding in
      ["\(finding.position): \(finding.severity.rawValue): \(finding.text) [\(finding.rule)]"]
        + finding.notes.map { "\($0.position): note: \($0.text)" }
    }
    return (lines + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = check.findings.count { $0.severity == severity }
      return count == 0 ? nil : count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }
    var text = counts.isEmpty ? "No findings." : counts.joined(separator: ", ") + "."
    if !check.known.isEmpty { text += " \(check.known.count) more are in the baseline." }
    if !check.gone.isEmpty {
      text += " \(check.gone.count) of the baseline are gone. To forget them: riblets check --write-baseline."
    }
    return text
  }
}
