/// The records as XML for build servers: a suite for each spec, a test case for each example.
struct XUnitDocument {
  private let book: BookOfSpecs

  init(_ book: BookOfSpecs) { self.book = book }

  var text: String {
    let entries = book.specs.flatMap(\.entries)
    let stray = book.strayIssues.count
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(totals(entries, stray: stray))>"]
    lines += book.specs.flatMap(suite)
    if stray > 0 {
      lines.append("  <testsuite name=\"Outside of any example\" tests=\"\(stray)\" failures=\"\(stray)\">")
      lines += book.strayIssues.flatMap { issue in
        [
          "    <testcase name=\"\(Escaping.xmlAttribute(issue.place ?? "no place"))\">", failure(issue),
          "    </testcase>",
        ]
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ spec: BookSpec) -> [String] {
    let name = Escaping.xmlAttribute(spec.identity.fullName)
    return ["  <testsuite name=\"\(name)\" \(totals(spec.entries))>"]
      + spec.entries.flatMap { row($0, className: name) } + ["  </testsuite>"]
  }

  private func row(_ entry: BookEntry, className: String) -> [String] {
    let head =
      "    <testcase classname=\"\(className)\" name=\"\(Escaping.xmlAttribute(entry.sentence))\""
      + " file=\"\(Escaping.xmlAttribute(entry.file))\" line=\"\(entry.line)\""
      + " time=\"\(DecimalText.seconds(entry.seconds))\""
    switch entry.status {
    case .passed: return [head + "/>"]
    case .failed: return [head + ">"] + entry.issues.map(failure) + ["    </testcase>"]
    case .pending(let reason), .notRun(let reason):
      let message = reason.map { "\(entry.status.word): \($0)" } ?? entry.status.word
      return [head + ">", "      <skipped message=\"\(Escaping.xmlAttribute(message))\"/>", "    </testcase>"]
    }
  }

  private func failure(_ issue: BookIssue) -> String {
    let place = issue.place.map { "\n\($0)" } ?? ""
    return
      "      <failure message=\"\(Escaping.xmlAttribute(issue.text))\">\(Escaping.markup(issue.text + place))</failure>"
  }

  private func totals(_ entries: [BookEntry], stray: Int = 0) -> String {
    let tally = Tally(entries)
    let seconds = entries.reduce(0) { $0 + $1.seconds }
    return
      "tests=\"\(tally.all + stray)\" failures=\"\(tally.failed + stray)\" skipped=\"\(tally.pending + tally.notRun)\""
      + " time=\"\(DecimalText.seconds(seconds))\""
  }
}
