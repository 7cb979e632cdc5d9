import RibletsSource

/// The content of a protocol's annotation: `@mockable(typealias: T = Int; history: foo = true)`.
struct MockAnnotation: Hashable, Sendable {
  var modulePrefix: String?
  var name: String?
  var aliases: [String: String] = [:]
  var histories: Set<String> = []
  var modifiers: [String: String] = [:]
  /// The subjects behind streams, by the property; "all" for those that are not named.
  var subjects: [String: MockSubject] = [:]
  /// True if it stands in the source, and is not only added by `--all`.
  var isWritten = true
  /// The problems that were found in it.
  var complaints: [MockDiagnosis] = []

  /// True if it says something about members or associated types.
  var namesParts: Bool { !(aliases.isEmpty && histories.isEmpty && modifiers.isEmpty && subjects.isEmpty) }

  /// Reads the annotation in the comments of a declaration; `nil` if there is none.
  init?(word: String, in marks: SourceMarks) {
    guard !marks.comments.isEmpty else { return nil }
    let mark = "@" + word
    guard let index = marks.comments.firstIndex(where: { Self.place(of: mark, in: $0) != nil }) else { return nil }
    let rest = marks.comments[index...].joined(separator: " ")
    guard let start = Self.place(of: mark, in: rest) else { return nil }
    let after = rest[start...].drop { $0 == " " }
    guard after.first == "(" else { return }
    var depth = 0
    for place in after.utf8.indices {
      if "([{".utf8.contains(after.utf8[place]) { depth += 1 }
      if ")]}".utf8.contains(after.utf8[place]) { depth -= 1 }
      if depth == 0 {
        read(String(after[after.index(after: after.startIndex)..<place]), marks.position)
        return
      }
    }
    complain("The parenthesis after '\(mark)' is not closed. Close it in the same comment.", at: marks.position)
  }

  /// The index after the mark, if it stands alone and not at the beginning of a longer word.
  private static func place(of mark: String, in line: String) -> String.Index? {
    guard line.utf8.contains(UInt8(ascii: "@")) else { return nil }
    var rest = line.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[start...]
      if rest.starts(with: mark.utf8) {
        let end = rest.index(start, offsetBy: mark.utf8.count)
        if end == line.endIndex || !(line[end].isLetter || line[end].isNumber || line[end] == "_") { return end }
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  private mutating func complain(
    _ text: String, at position: SourcePosition, _ severity: MockDiagnosis.Severity = .error
  ) {
    complaints.append(MockDiagnosis(severity, at: position, text))
  }

  private mutating func read(_ text: String, _ position: SourcePosition) {
    var key = ""
    for part in Self.split(text, at: UInt8(ascii: ";")) {
      var pair = part
      let word = part.prefix { $0.isLetter }
      if part.dropFirst(word.count).first == ":" {
        key = String(word)
        pair = Self.trimmed(part.dropFirst(word.count + 1))
      }
      let sides = Self.split(pair, at: UInt8(ascii: "="), limit: 1)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
        complain(
          "Cannot read '\(part)' in the annotation. Write '\(key.isEmpty ? "typealias" : key): name = value'.",
          at: position)
        continue
      }
      enter(key, sides[0], sides[1], position)
    }
  }

  private mutating func enter(_ key: String, _ name: String, _ value: String, _ position: SourcePosition) {
    switch key {
    case "module" where name == "prefix" && value.isName: modulePrefix = value
    case "override" where name == "name" && value.isName: self.name = value
    case "typealias" where name.isName && SourceFile.isSound("typealias \(name) = \(value)"): aliases[name] = value
    case "module" where name == "prefix", "override" where name == "name", "typealias":
      complain(
        "'\(key): \(name) = \(value.prefix(60))' is no Swift. Write a name, or for 'typealias' a type.", at: position)
    case "history": if value == "true" { histories.insert(name) }
    case "modifiers" where value == "weak" || value == "strong": modifiers[name] = value
    case "modifiers" where value == "dynamic" || value == "unowned":
      complain(
        "'modifiers: \(name) = \(value)' changes nothing in a mock. Leave it out; 'weak' is for optional properties.",
        at: position, .warning)
    case "modifiers":
      complain(
        "'\(value)' is no modifier that a mock knows for '\(name)'. Use weak or strong, or leave it out.", at: position)
    case "rx", "combine":
      if let subject = MockSubject(value) {
        subjects[name] = subject
      } else {
        complain(
          """
          '\(value)' is no subject that a mock knows for '\(name)'. Use PublishSubject, ReplaySubject or BehaviorSubject, \
          or for Combine PassthroughSubject, CurrentValueSubject or '@Published' with a property.
          """, at: position)
      }
    case "":
      complain("'\(name) = \(value)' has no argument before it. Write 'typealias: \(name) = \(value)'.", at: position)
    default:
      complain(
        """
        '\(key): \(name)' is no argument of the annotation. Use module: prefix, override: name, typealias, history, \
        modifiers, rx or combine.
        """, at: position)
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The parts between separators that are not in brackets of any kind.
  private static func split(_ text: String, at separator: UInt8, limit: Int = .max) -> [String] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      if "([{<".utf8.contains(byte) { depth += 1 }
      if ")]}>".utf8.contains(byte) { depth -= 1 }
      if byte == separator, depth <= 0, parts.count < limit {
        parts.append(text[start..<place])
        start = text.utf8.index(after: place)
      }
    }
    parts.append(text[start...])
    return parts.map { trimmed($0) }.filter { limit < .max || !$0.isEmpty }
  }
}

extension String {
  /// True if it is a name of letters, digits and underscores, and no keyword.
  fileprivate var isName: Bool {
    guard let first, first.isLetter || first == "_", !isKeyword else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
