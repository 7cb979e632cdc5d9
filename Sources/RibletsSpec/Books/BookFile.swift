/// The form in which one process leaves its books for the next one to read: a line for each thing, fields by tabs.
///
/// Not a document for others, who have the JSON.
enum BookFile {
  static func text(_ book: BookOfSpecs) -> String {
    var lines: [[String]] = []
    for spec in book.specs {
      let who = spec.identity
      lines.append(["spec", who.module, who.name, who.riblet, who.file])
      for entry in spec.entries {
        let status = entry.status
        lines.append(
          ["example", status.word, status.reason ?? "", "\(entry.seconds)", entry.file, "\(entry.line)"] + entry.words)
        lines += entry.issues.map { fields("issue", $0) }
      }
    }
    lines += book.strayIssues.map { fields("stray", $0) }
    return lines.map { $0.map(escaped).joined(separator: "\t") + "\n" }.joined()
  }

  /// Reads what `text` wrote. Lines that are not of this form, for instance of another version, are passed over.
  static func read(_ text: String) -> BookOfSpecs {
    var specs: [BookSpec] = []
    var strayIssues: [BookIssue] = []
    for line in text.unicodeScalars.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        unescaped(String(String.UnicodeScalarView($0)))
      }
      switch (fields.first, fields.count) {
      case ("spec", 5):
        let identity = SpecIdentity(name: fields[2], module: fields[1], riblet: fields[3], file: fields[4])
        specs.append(BookSpec(identity: identity, entries: []))
      case ("example", 7...) where !specs.isEmpty:
        specs[specs.count - 1].entries.append(entry(fields))
      case ("issue", 4) where specs.last?.entries.isEmpty == false:
        let last = specs[specs.count - 1].entries.count - 1
        specs[specs.count - 1].entries[last].issues.append(issue(fields))
      case ("stray", 4):
        strayIssues.append(issue(fields))
      default: break
      }
    }
    return BookOfSpecs(specs: specs, strayIssues: strayIssues)
  }

  private static func fields(_ kind: String, _ issue: BookIssue) -> [String] {
    [kind, issue.text, issue.file ?? "", issue.line.map(String.init) ?? ""]
  }

  private static func issue(_ fields: [String]) -> BookIssue {
    BookIssue(text: fields[1], file: fields[2].isEmpty ? nil : fields[2], line: Int(fields[3]))
  }

  private static func entry(_ fields: [String]) -> BookEntry {
    let reason = fields[2].isEmpty ? nil : fields[2]
    let status: ExampleStatus =
      switch fields[1] {
      case "passed": .passed
      case "failed": .failed
      case "pending": .pending(reason: reason)
      default: .notRun(reason: reason)
      }
    return BookEntry(
      words: Array(fields[6...]), file: fields[4], line: Int(fields[5]) ?? 0, status: status,
      seconds: Double(fields[3]) ?? 0)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: String) -> String {
    var unescaped = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        unescaped.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        unescaped.unicodeScalars.append(scalar)
      }
    }
    return unescaped
  }
}
