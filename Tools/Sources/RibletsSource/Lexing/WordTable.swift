/// Some words, each with its meaning, which are found by their lengths.
struct WordTable<Meaning: Sendable>: Sendable {
  private let words: [(word: StaticString, meaning: Meaning)]
  /// The place of the first word of each length and, behind the longest, the number of words.
  private let starts: [Int]

  init(_ words: [(word: StaticString, meaning: Meaning)]) {
    let sorted = words.sorted { $0.word.utf8CodeUnitCount < $1.word.utf8CodeUnitCount }
    let longest = sorted.last?.word.utf8CodeUnitCount ?? 0
    self.words = sorted
    starts = (0...longest + 1).map { length in sorted.count { $0.word.utf8CodeUnitCount < length } }
  }

  /// The meaning of a token; `nil` for a name and anything else.
  func meaning(of token: QuickLexer.Token, in text: UnsafeBufferPointer<UInt8>) -> Meaning? {
    let length = token.end - token.start
    guard token.kind == .word, length + 1 < starts.count, let base = text.baseAddress else { return nil }
    for place in starts[length]..<starts[length + 1] where words[place].word.utf8Start[0] == token.byte {
      if words[place].word.isSpelled(by: base + token.start, count: length) { return words[place].meaning }
    }
    return nil
  }
}

extension WordTable<Void> {
  init(_ words: [StaticString]) { self.init(words.map { ($0, ()) }) }

  func contains(_ token: QuickLexer.Token, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    meaning(of: token, in: text) != nil
  }
}
