/// The values that a template asks for, and the templates that it includes.
struct TemplateKeys {
  /// Each place of a name, with its line.
  private(set) var places: [(key: String, line: Int)] = []
  private(set) var included: [String] = []
  /// The names that the template gives values itself, in loops.
  private(set) var own: Set<String> = ["forloop"]

  private static let words: Set<Substring> = ["and", "false", "if", "in", "not", "or", "reversed", "true", "where"]

  init(of text: String) {
    var isComment = false
    for (line, content) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let pieces = content.split(separator: "{", omittingEmptySubsequences: false)
      for (place, piece) in pieces.enumerated() {
        if isComment || (place > 0 && piece.first == "#") {
          isComment = !piece.contains("#}")
        } else if place > 0, piece.first == "%" {
          addTag(piece.dropFirst().prefix { $0 != "%" }.drop { $0 == " " }, line + 1)
        } else if place > 1, pieces[place - 1].isEmpty {
          add(piece.prefix { $0 != "}" }, line + 1)
        }
      }
    }
  }

  private mutating func addTag(_ tag: Substring, _ line: Int) {
    let name = tag.prefix { $0 != " " }
    let rest = tag.dropFirst(name.count)
    switch name {
    case "for":
      let halves = rest.split(separator: " in ", maxSplits: 1)
      guard halves.count == 2 else { return }
      own.formUnion(halves[0].split { $0 == " " || $0 == "," }.map(String.init))
      add(halves[1], line)
    case "if", "elif", "ifnot": add(rest, line)
    case "include": included += rest.split(separator: "\"").dropFirst().prefix(1).map(String.init)
    default: break
    }
  }

  /// Adds the names of an expression that are no texts, members, filters or numbers.
  private mutating func add(_ expression: Substring, _ line: Int) {
    var rest = expression
    var last: Character = " "
    while let letter = rest.first {
      let word = letter.isNumber ? "" : rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        rest.removeFirst()
        if letter == "\"" || letter == "'" { rest = rest.drop { $0 != letter }.dropFirst() }
      } else {
        if last != ".", last != "|", !Self.words.contains(word) { places.append((String(word), line)) }
        rest.removeFirst(word.count)
      }
      if letter != " " { last = letter }
    }
  }
}
