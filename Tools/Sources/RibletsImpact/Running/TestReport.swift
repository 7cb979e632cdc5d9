import Foundation

/// The results of tests, as xUnit files have them.
///
/// It is read by lines and not as XML: the names of tests stand in attributes with bare quotation marks, when a test is named
/// by a sentence that has some.
package struct TestReport: Hashable, Sendable {
  /// The result of a test.
  package struct Case: Hashable, Sendable {
    /// The identifier: the class, a period, and the name.
    package let identifier: String
    /// The seconds that it took.
    package let seconds: Double
    /// True if it failed.
    package var hasFailed = false
    /// True if it was not run.
    package var isSkipped = false
    /// The lines of the file.
    var lines: [String]
  }

  /// The cases in order.
  package private(set) var cases: [Case] = []

  /// The identifiers of the tests that traits have skipped, such as `.disabled()`.
  package private(set) var skipped: Set<String> = []

  /// True if a program with tests has failed, if only by what no test waited for.
  package var hasFailedProgram = false

  /// Makes a report without a case.
  package init() {}

  /// Reads a file of `swift test --xunit-output`.
  package init(reading text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("<testcase ") {
        let parts = Self.identifier(in: content)
        let seconds = Self.text(after: " time=\"", in: content, last: true).flatMap { Double($0) } ?? 0
        cases.append(Case(identifier: parts, seconds: seconds, lines: [String(content)]))
      } else if !cases.isEmpty, !content.hasPrefix("</testsuite"), !content.hasPrefix("<testsuite"),
        !content.hasPrefix("<?")
      {
        let last = cases.count - 1
        cases[last].lines.append(String(content))
        if content.hasPrefix("<failure") || content.hasPrefix("<error") { cases[last].hasFailed = true }
        if content.hasPrefix("<skipped") { cases[last].isSkipped = true }
      }
    }
  }

  /// Reads which tests were skipped, from the lines of an event stream of Swift Testing.
  ///
  ///     {"kind":"event","payload":{"kind":"testSkipped","testID":"ShopTests.CartTests/total()/CartTests.swift:3:8",…},…}
  ///     → ShopTests.CartTests/total()/CartTests.swift:3:8
  package mutating func addSkipped(inEvents text: String) {
    struct Event: Decodable {
      struct Payload: Decodable { let kind, testID: String? }
      let payload: Payload
    }
    for line in text.split(separator: "\n") where line.contains("testSkipped") {
      let payload = (try? JSONDecoder().decode(Event.self, from: Data(line.utf8)))?.payload
      if payload?.kind == "testSkipped", let test = payload?.testID { skipped.insert(test) }
    }
  }

  /// Adds the cases of another run.
  package mutating func add(_ other: TestReport) {
    cases += other.cases
    skipped.formUnion(other.skipped)
  }

  /// The seconds of each unit.
  package var durations: [TestUnit: Double] {
    cases.reduce(into: [:]) { sums, test in
      TestUnit(of: test.identifier).map { sums[$0, default: 0] += test.seconds }
    }
  }

  /// One file with all cases.
  package var text: String {
    let failures = cases.filter(\.hasFailed).count
    let skipped = cases.filter(\.isSkipped).count
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="riblets test" errors="0" tests="\(cases.count)" failures="\(failures)" skipped="\(skipped)" time="\(seconds)">
      \(cases.flatMap(\.lines).joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }

  private static func identifier(in line: Substring) -> String {
    let type = text(after: "classname=\"", in: line) ?? ""
    // Up to the last attribute, as the name may have quotation marks.
    guard let start = line.firstRange(of: " name=\"")?.upperBound,
      // A test without a case has no time.
      let end = line[start...].ranges(of: "\" time=\"").last?.lowerBound ?? line[start...].lastIndex(of: "\"")
    else { return type }
    return type + "." + unescaped(String(line[start..<end]))
  }

  private static func text(after start: String, in line: Substring, last: Bool = false) -> String? {
    let found = last ? line.ranges(of: start).last : line.firstRange(of: start)
    guard let found else { return nil }
    return String(line[found.upperBound...].prefix { $0 != "\"" })
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
