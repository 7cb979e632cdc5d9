/// A type's name as words: `HTTPServer` is "HTTP Server", and `httpServer` as a property.
package struct NameWords: Hashable, Sendable {
  private let words: [String]

  package init(_ name: String) {
    var words: [String] = []
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let isFirst = place == 0
      let beforeIsCapital = !isFirst && letters[place - 1].isUppercase
      let nextIsSmall = place + 1 < letters.count && letters[place + 1].isLowercase
      if isFirst || (letter.isUppercase && (!beforeIsCapital || nextIsSmall)) { words.append("") }
      words[words.count - 1].append(letter)
    }
    self.words = words
  }

  /// The words with spaces between them, for people to read.
  package var title: String { words.joined(separator: " ") }

  /// The name of a property: `httpServer`.
  package var property: String {
    guard let first = words.first else { return "" }
    return first.lowercased() + words.dropFirst().joined()
  }

  /// The name of a command: `http-server`.
  package var command: String { words.map { $0.lowercased() }.joined(separator: "-") }
}
