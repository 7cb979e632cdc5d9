@_spi(Data) import Riblets
package import Testing

extension TestScope {
  /// Records an issue at a line of the test.
  package func fail(_ text: String, at location: SourceLocation) {
    let comment = surroundings.map { text + "\n" + $0() } ?? text
    Issue.record(Comment(rawValue: comment), sourceLocation: location)
  }

  /// Records an issue at a line that the framework knows, or at the line that made the scope.
  func fail(_ text: String, at site: CallSite?) {
    fail(text, at: site?.sourceLocation ?? creation)
  }

  /// Reports tasks that did not settle, at the line of the settling call.
  func reportTasksGivenUp(_ tasks: [WorkLedger.Entry], after reason: String, at location: SourceLocation) {
    guard !tasks.isEmpty else { return }
    let list = tasks.map { "  - \($0.origin.text)" }.sorted().joined(separator: "\n")
    fail(
      """
      Settling gave up after \(reason): a task has neither ended nor come to wait in the framework.
      \(list)
      It waits outside of the framework: in an unstructured Task, or in a stream or clock of another library. Wait for \
      streams of the framework and for ribletClock, or replace the other library by a mock.
      """, at: location)
  }
}

extension CallSite {
  /// The call site as the location of an issue, without the full path of the file.
  var sourceLocation: SourceLocation {
    SourceLocation(fileID: fileID.description, filePath: fileID.description, line: Int(line), column: 1)
  }
}

extension TaskOrigin {
  /// The owner of a task, and the line that started it.
  var text: String {
    let what = name.map { "'\($0)' of \(owner)" } ?? "of \(owner)"
    return "the task \(what)" + (site.map { ", started at \($0)" } ?? "")
  }
}

extension Duration {
  /// The duration in seconds, with the necessary digits.
  var text: String {
    formattedSeconds + " s"
  }

  private var formattedSeconds: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return "\(seconds)" }
    let isNegative = seconds < 0 || attoseconds < 0
    let fraction = String(abs(attoseconds))
    let padded = String(repeating: "0", count: 18 - fraction.count) + fraction
    var digits = Substring(padded)
    while digits.last == "0" { digits.removeLast() }
    return "\(isNegative ? "-" : "")\(abs(seconds)).\(digits)"
  }
}
