/// The books as JSON: a list of specs with their examples, sorted, keys in a fixed order.
struct JSONDocument {
  private let book: BookOfSpecs

  init(_ book: BookOfSpecs) { self.book = book }

  var text: String {
    let tally = Tally(book.specs.flatMap(\.entries))
    return """
      {
        "passed": \(tally.passed),
        "failed": \(tally.failed),
        "pending": \(tally.pending),
        "notRun": \(tally.notRun),
        "specs": [\(list(book.specs.map(spec), "    "))],
        "strayIssues": [\(list(book.strayIssues.map(issue), "    "))]
      }

      """
  }

  private func spec(_ spec: BookSpec) -> String {
    let who = spec.identity
    let examples = list(spec.entries.map(entry), "      ")
    return "{\(pairs([("riblet", who.riblet), ("module", who.module), ("name", who.name), ("file", who.file)])), "
      + "\"examples\": [\(examples)]}"
  }

  private func entry(_ entry: BookEntry) -> String {
    let words = entry.words.map(Escaping.json).joined(separator: ", ")
    var fields = [
      "\"sentence\": \(Escaping.json(entry.sentence))", "\"words\": [\(words)]",
      "\"status\": \(Escaping.json(entry.status.word))",
    ]
    if let reason = entry.status.reason { fields.append("\"reason\": \(Escaping.json(reason))") }
    fields += [
      "\"seconds\": \(DecimalText.seconds(entry.seconds))", "\"file\": \(Escaping.json(entry.file))",
      "\"line\": \(entry.line)",
    ]
    if !entry.issues.isEmpty { fields.append("\"issues\": [\(list(entry.issues.map(issue), "        "))]") }
    return "{\(fields.joined(separator: ", "))}"
  }

  private func issue(_ issue: BookIssue) -> String {
    var fields = [("text", issue.text)]
    if let file = issue.file { fields.append(("file", file)) }
    return "{\(pairs(fields))\(issue.line.map { ", \"line\": \($0)" } ?? "")}"
  }

  private func pairs(_ fields: [(String, String)]) -> String {
    fields.map { "\(Escaping.json($0.0)): \(Escaping.json($0.1))" }.joined(separator: ", ")
  }

  private func list(_ items: [String], _ indentation: String) -> String {
    guard !items.isEmpty else { return "" }
    let lines = items.map { indentation + $0 }.joined(separator: ",\n")
    return "\n\(lines)\n\(indentation.dropLast(2))"
  }
}
