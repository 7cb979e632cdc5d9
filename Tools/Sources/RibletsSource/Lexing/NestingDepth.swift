/// Counts how deep a text is nested, while its tokens are read. Text that is not Swift has a depth, too.
///
///     f(a.b, [any P])   2 brackets around P, and a prefix: 3
struct NestingDepth {
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

  /// Ten times what people write, and a tenth of what a thread can bear in a debug build.
  private static let limit = 500

  /// The place of the first token that is nested too deep.
  private(set) var placeBeyond: Int?
  private let text: UnsafeBufferPointer<UInt8>
  private var chain = Chain()
  /// The chains around the brackets that are open.
  private var outer: [Chain] = []
  private var outerDepth = 0
  private var conditions = 0
  /// The `#elseif` of one condition; each has the others in its own text.
  private var alternatives = 0
  /// True behind a name, a literal or a closing bracket; false where something has to follow.
  private var isAfterOperand = false
  /// True behind a carriage return, of which the lexer knows nothing.
  private var isAfterReturn = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The first place where a text is nested too deep. Bytes that are not a token of Swift are skipped.
  static func placeBeyond(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    ByteClass.all.withUnsafeBufferPointer { classes in
      guard let classes = classes.baseAddress else { return nil }
      var lexer = QuickLexer(text, classes: classes)
      var depth = NestingDepth(text)
      while depth.placeBeyond == nil, lexer.place < text.count {
        let start = lexer.place
        do throws(NotSimple) {
          try lexer.advance()
        } catch {
          if error.isTooDeep { return lexer.place }
          lexer.place = max(lexer.place, lexer.token.start + 1, start + 1)
        }
        var token = lexer.token
        token.end = lexer.place
        depth.add(token)
      }
      return depth.placeBeyond
    }
  }

  /// Words that something of the same kind may follow, and that again.
  private static let prefixes = WordTable([
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "each", "repeat",
    "try", "await", "unsafe", "copy", "consume", "discard", "return", "throw", "yield", "let", "var", "is", "as", "if",
    "switch", "guard", "while", "for", "case", "in", "where", "nonisolated", "async", "throws", "rethrows",
  ])

  mutating func add(_ token: QuickLexer.Token) {
    switch token.kind {
    case .word where isText(token, "else"):
      chain.branches += 1
      chain.beginOperand()
      isAfterOperand = false
    case .word:
      startOperand(token)
      let isPrefix = Self.prefixes.contains(token, in: text)
      if isPrefix { chain.prefixes += 1 }
      isAfterOperand = !isPrefix
    case .number, .backticked, .string:
      startOperand(token)
      if token.kind == .string { addCode(in: token) }
      isAfterOperand = true
    case .symbol:
      var place = token.start
      while place < token.end { place = addOperator(at: place, to: token.end) }
    case .directive: addDirective(token)
    case .mark: addMark(token)
    case .end: return
    }
    isAfterReturn = token.byte == 13
    if placeBeyond == nil, outerDepth + chain.depth + conditions + alternatives > Self.limit {
      placeBeyond = token.start
    }
  }

  private func isText(_ token: QuickLexer.Token, _ word: StaticString) -> Bool {
    text.baseAddress.map { word.isSpelled(by: $0 + token.start, count: token.end - token.start) } ?? false
  }

  /// Begins another statement, if the token is the first of its line and the one before may end a statement.
  private mutating func startOperand(_ token: QuickLexer.Token) {
    if token.isFirstOnLine || isAfterReturn, isAfterOperand { chain = Chain() }
  }

  private mutating func addMark(_ token: QuickLexer.Token) {
    switch token.byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      startOperand(token)
      outer.append(chain)
      outerDepth += 1 + chain.depth
      chain = Chain()
      isAfterOperand = false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      let around = outer.popLast()
      outerDepth -= around.map { 1 + $0.depth } ?? 0
      chain = around ?? Chain()
      isAfterOperand = true
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      let angles = token.byte == UInt8(ascii: ",") ? chain.angles : 0
      chain = Chain()
      chain.angles = angles
      isAfterOperand = false
    case UInt8(ascii: ":"):
      chain.ternaries = max(0, chain.ternaries - 1)
      chain.beginOperand()
      isAfterOperand = false
    case UInt8(ascii: "."):
      chain.suffixes += 1
      isAfterOperand = false
    case 13: break
    default:
      startOperand(token)
      isAfterOperand = false
    }
  }

  /// Counts the operator at a place, and returns the place behind it: `?` and `.` of `?.` are two.
  private mutating func addOperator(at place: Int, to end: Int) -> Int {
    func byte(_ place: Int) -> UInt8 { text.indices.contains(place) ? text[place] : 0 }
    func isSpace(_ place: Int) -> Bool { [32, 9, 10, 13].contains(byte(place)) }
    let (isAfterSpace, next) = (isSpace(place - 1), byte(place + 1))
    let isBehindOperand = isAfterOperand
    isAfterOperand = false
    switch text[place] {
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
      chain.arrows += 1
      chain.beginOperand()
      return place + 2
    case UInt8(ascii: "."): chain.suffixes += 1
    case UInt8(ascii: "?") where isAfterSpace && isSpace(place + 1): chain.ternaries += 1
    case UInt8(ascii: "?") where !(isAfterSpace && next == UInt8(ascii: "?") && isSpace(place + 2)),
      UInt8(ascii: "!") where isBehindOperand && !isAfterSpace:
      chain.suffixes += 1
      isAfterOperand = true
    case UInt8(ascii: "<") where isBehindOperand && !isAfterSpace && next != 32: chain.angles += 1
    case UInt8(ascii: ">") where chain.angles > 0:
      chain.angles -= 1
      isAfterOperand = true
    default:
      if isBehindOperand { chain.beginOperand() } else { chain.prefixes += 1 }
      return end
    }
    return place + 1
  }

  private mutating func addDirective(_ token: QuickLexer.Token) {
    isAfterOperand = false
    if isText(token, "#if") {
      conditions += 1
    } else if isText(token, "#elseif") {
      alternatives += 1
    } else if isText(token, "#else") || isText(token, "#endif") {
      conditions -= isText(token, "#endif") && conditions > 0 ? 1 : 0
      alternatives = 0
    } else {
      return
    }
    chain = Chain()
  }

  /// Counts what the code in a text is nested: `a.b` of `"\(a.b)"`.
  private mutating func addCode(in literal: QuickLexer.Token) {
    let bytes = UnsafeBufferPointer(rebasing: text[literal.start..<literal.end])
    for code in TextCode.quickRanges(in: bytes).found {
      let range = (literal.start + code.lowerBound)..<(literal.start + code.upperBound)
      let place = Self.placeBeyond(in: UnsafeBufferPointer(rebasing: text[range]))
      placeBeyond = placeBeyond ?? place.map { range.lowerBound + $0 }
    }
  }
}
