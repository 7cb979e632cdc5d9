/// Goes over a text token by token, as far as it takes to know how deep it is nested. It stops at nothing: what is no Swift
/// has a depth, too.
struct NestingScan {
  /// The depth of what nests without brackets of its own, inside of one pair of brackets.
  private struct Chain {
    var prefixes = 0
    var suffixes = 0
    var angles = 0
    var arrows = 0
    var ternaries = 0
    var branches = 0

    var depth: Int { prefixes + suffixes + angles + arrows + ternaries + branches }

    /// Takes away what ends at an operator between two operands.
    mutating func beginOperand() { (prefixes, suffixes) = (0, 0) }
  }

  /// A kind of token, as far as it says whether the next one goes on with the same expression or type.
  private enum Kind {
    /// A name, a literal, a closing bracket.
    case end
    /// A word or an operator that something has to follow.
    case open
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private let classes = ByteClass.all
  private var place = 0
  private var line = 1
  private var chain = Chain()
  /// The chains around the brackets that are open, and the quotes of those that are open in strings.
  private var outer: [(chain: Chain, quote: Quote?)] = []
  private var outerDepth = 0
  private var conditions = 0
  /// Those of one condition; each has the others in its own text.
  private var alternatives = 0
  private var last = Kind.open
  private var isNewLine = false

  private struct Quote {
    var isLong: Bool
    var pounds: Int
  }

  init(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// Words that something of the same kind may follow, and that again, by their first letters.
  private static let prefixes = byFirstLetter([
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "each", "repeat",
    "try", "await", "unsafe", "copy", "consume", "discard", "return", "throw", "yield", "let", "var", "is", "as", "if",
    "switch", "guard", "while", "for", "case", "in", "where", "nonisolated", "async", "throws", "rethrows",
  ])

  private static func byFirstLetter(_ words: [StaticString]) -> [[StaticString]] {
    (UInt8.min...127).map { letter in words.filter { $0.utf8Start[0] == letter } }
  }

  /// The line, from 1, where the text is deeper than the limit.
  mutating func lineBeyond() -> Int? {
    while place < text.count {
      readToken()
      if outerDepth + chain.depth + conditions + alternatives > limit { return line }
    }
    return nil
  }

  private func byte(_ place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

  private mutating func readToken() {
    let byte = text[place]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      line += byte == UInt8(ascii: "\n") ? 1 : 0
      isNewLine = true
      place += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
    case UInt8(ascii: "/") where self.byte(place + 1) == UInt8(ascii: "/"):
      while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
    case UInt8(ascii: "/") where self.byte(place + 1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): begin(Quote(isLong: false, pounds: 0))
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(nil)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      let angles = byte == UInt8(ascii: ",") ? chain.angles : 0
      chain = Chain()
      chain.angles = angles
      next(.open)
    case UInt8(ascii: ":"):
      chain.ternaries = max(0, chain.ternaries - 1)
      chain.beginOperand()
      next(.open)
    case UInt8(ascii: "`"):
      place += 1
      while place < text.count, text[place] != UInt8(ascii: "`"), text[place] != UInt8(ascii: "\n") { place += 1 }
      startOperand()
      next(.end)
    default:
      if isWord(byte) {
        readWord()
      } else if byte == UInt8(ascii: ".") || isOperator(byte) {
        readOperator(byte)
      } else {
        startOperand()
        next(.open)
      }
    }
  }

  private func isOperator(_ byte: UInt8) -> Bool { classes[Int(byte)].contains(.symbol) }

  /// Goes on behind a token of one byte.
  private mutating func next(_ kind: Kind) {
    place += 1
    last = kind
    isNewLine = false
  }

  /// Begins another statement, if the token is the first of its line and the one before may end a statement.
  private mutating func startOperand() {
    if isNewLine, last == .end { chain = Chain() }
  }

  private mutating func readWord() {
    let start = place
    while place < text.count, isWord(text[place]) { place += 1 }
    let isElse = isSame("else", start)
    let isPrefix = text[start] < 128 && Self.prefixes[Int(text[start])].contains { isSame($0, start) }
    if isElse {
      chain.branches += 1
      chain.beginOperand()
    } else {
      startOperand()
      if isPrefix { chain.prefixes += 1 }
    }
    last = isElse || isPrefix ? .open : .end
    isNewLine = false
  }

  private func isWord(_ byte: UInt8) -> Bool { classes[Int(byte)].contains(.word) }

  /// Returns true if a word is what was read from a place on.
  private func isSame(_ word: StaticString, _ start: Int) -> Bool {
    text.baseAddress.map { word.isSpelled(by: $0 + start, count: place - start) } ?? false
  }

  private mutating func readOperator(_ byte: UInt8) {
    let isAfterSpace = place > 0 && [32, 9, 10, 13].contains(text[place - 1])
    let next = self.byte(place + 1)
    switch byte {
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
      chain.arrows += 1
      chain.beginOperand()
      place += 1
      self.next(.open)
    case UInt8(ascii: "."):
      chain.suffixes += 1
      self.next(.open)
    case UInt8(ascii: "?") where isAfterSpace && (next == 32 || next == 10):
      chain.ternaries += 1
      self.next(.open)
    case UInt8(ascii: "?") where !(isAfterSpace && next == byte && self.byte(place + 2) == 32),
      UInt8(ascii: "!") where last == .end && !isAfterSpace:
      chain.suffixes += 1
      self.next(.end)
    case UInt8(ascii: "<") where last == .end && !isAfterSpace && next != 32:
      chain.angles += 1
      self.next(.open)
    case UInt8(ascii: ">") where chain.angles > 0:
      chain.angles -= 1
      self.next(.end)
    default:
      if last == .end { chain.beginOperand() } else { chain.prefixes += 1 }
      while isOperator(self.byte(place + 1)), self.byte(place + 1) != UInt8(ascii: "/") { place += 1 }
      self.next(.open)
    }
  }

  private mutating func readPound() {
    var end = place
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    if byte(end) == UInt8(ascii: "\"") {
      let pounds = end - place
      place = end
      return begin(Quote(isLong: false, pounds: pounds))
    }
    if starts(with: "#if") { conditions += 1 }
    if starts(with: "#endif") { conditions = max(0, conditions - 1) }
    if starts(with: "#elseif") { alternatives += 1 } else if starts(with: "#e") { alternatives = 0 }
    if starts(with: "#e") || starts(with: "#if") { chain = Chain() }
    place = end
    while place < text.count, isWord(text[place]) { place += 1 }
    last = .open
    isNewLine = false
  }

  private func starts(with word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= text.count, !isWord(byte(end)) || word.utf8CodeUnitCount == 2 else { return false }
    return text[place..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: end - place))
  }

  // MARK: Brackets and strings

  private mutating func open(_ quote: Quote?) {
    startOperand()
    outer.append((chain, quote))
    outerDepth += 1 + chain.depth
    chain = Chain()
    next(.open)
  }

  private mutating func close() {
    guard let (around, quote) = outer.popLast() else {
      chain = Chain()
      return next(.end)
    }
    outerDepth -= 1 + around.depth
    chain = around
    next(.end)
    if let quote { skip(quote) }
  }

  /// Begins a string at its first quote.
  private mutating func begin(_ quote: Quote) {
    startOperand()
    var quote = quote
    let isEmpty = byte(place + 1) == UInt8(ascii: "\"") && byte(place + 2) != UInt8(ascii: "\"") && quote.pounds == 0
    if isEmpty {
      place += 1
      return next(.end)
    }
    quote.isLong = byte(place + 1) == UInt8(ascii: "\"") && byte(place + 2) == UInt8(ascii: "\"")
    place += quote.isLong ? 3 : 1
    skip(quote)
  }

  /// Goes over a string up to its end, or to what it holds in brackets.
  private mutating func skip(_ quote: Quote) {
    (last, isNewLine) = (.end, false)
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "\n"):
        // It is not closed.
        if !quote.isLong { return }
        line += 1
      case UInt8(ascii: "\"") where ends(quote):
        place += (quote.isLong ? 3 : 1) + quote.pounds
        return
      case UInt8(ascii: "\\") where hasPounds(quote.pounds, at: place + 1):
        place += 1 + quote.pounds
        if byte(place) == UInt8(ascii: "(") { return open(quote) }
        if byte(place) == UInt8(ascii: "\n") { continue }
      default: break
      }
      place += 1
    }
  }

  private func ends(_ quote: Quote) -> Bool {
    let mark = UInt8(ascii: "\"")
    if quote.isLong, byte(place + 1) != mark || byte(place + 2) != mark { return false }
    return hasPounds(quote.pounds, at: place + (quote.isLong ? 3 : 1))
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      switch (text[place], byte(place + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      case (UInt8(ascii: "\n"), _): (line, place, isNewLine) = (line + 1, place + 1, true)
      default: place += 1
      }
    } while depth > 0 && place < text.count
    place = min(place, text.count)
  }
}
