/// The names in a Swift file, wherever they stand: in declarations, in bodies, and in the code within texts.
///
/// Words of the language are among them, and names in backticks stand without those.
public struct SourceNames: Hashable, Sendable {
  /// All names.
  public private(set) var all: Set<String> = []
  /// The names behind a period.
  public private(set) var members: Set<String> = []
  /// The names that are called by themselves: `CartBuilder(…)`.
  public private(set) var called: Set<String> = []
  /// The names with a capital that stand for more than a type in a declaration, of a part of a text: `CartRouter(…)`,
  /// `CartRouter.shared`, `[CartRouter]`; not `router: CartRouter` and `-> CartRouter`. `self.init` stands as `Self`.
  public private(set) var constructed: Set<String> = []
  /// The texts in quotation marks on one line that have no code in them, as they are written.
  public private(set) var texts: Set<String> = []

  /// Reads a text in UTF-8, which need not be Swift.
  public init(reading text: [UInt8]) {
    self = text.withUnsafeBufferPointer { Self(reading: $0) }
  }

  /// Reads a text likewise, as it lies in memory.
  package init(reading text: UnsafeBufferPointer<UInt8>) {
    add(text)
  }

  /// Stands among ``all`` of a part of a text for `.init`, other than on `self` and `super`.
  public static let explicitInit = ".init"
  /// Stands among ``all`` of a part of a text for a call of what is in square brackets: `[Cart](found)`.
  public static let callOfBrackets = "]("

  /// False to leave out which names are members, and texts, and to add the signs for calls and words such as `#filePath`.
  private var isDetailed = true

  /// No names.
  init() {}

  /// Reads tokens of a text, ``all`` and ``called`` alone: the names of a large app are many.
  init(of parts: [ArraySlice<QuickLexer.Token>], in text: UnsafeBufferPointer<UInt8>) {
    isDetailed = false
    for tokens in parts { add(tokens, in: text) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) { add(SourceTokens(text).tokens[...], in: text) }

  private mutating func add(_ tokens: ArraySlice<QuickLexer.Token>, in text: UnsafeBufferPointer<UInt8>) {
    var isBehindPeriod = false
    var last: String?
    // The word before the period, and true behind a square bracket.
    var (owner, isBehindBracket) = (String?.none, false)
    // The name with a capital right before, and the tokens before it.
    var capital: String?
    var before: (QuickLexer.Token?, QuickLexer.Token?, QuickLexer.Token?)
    func isText(_ token: QuickLexer.Token?, _ word: StaticString) -> Bool {
      guard let token, let start = text.baseAddress else { return false }
      return word.isSpelled(by: start + token.start, count: token.end - token.start)
    }
    func isType(before next: QuickLexer.Token?) -> Bool {
      let (byte, last) = (next?.byte ?? 0, before.1)
      if isText(last, "->") || isText(last, "class") || isText(last, "extension") {
        return !"(.]".utf8.contains(byte)
      }
      if isText(last, ":") || isText(last, "as") || isText(last, "is") { return !"(.{]".utf8.contains(byte) }
      return byte == UInt8(ascii: ">") && isText(last, "<") && isText(before.0, "ChildBuilders")
    }
    for token in tokens {
      let bytes = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
      if let name = capital, !isType(before: token) { constructed.insert(name) }
      capital = nil
      before = (before.1, before.2, token)
      switch token.kind {
      case .word, .backticked:
        let name = String(decoding: token.kind == .word ? bytes[...] : bytes.dropFirst().dropLast(), as: UTF8.self)
        all.insert(name)
        if !isDetailed, let first = name.utf8.first, first < 97 || first > 122 { capital = name }
        if !isDetailed, isBehindPeriod, name == "init", owner == "self" { constructed.insert("Self") }
        if isDetailed, isBehindPeriod { members.insert(name) }
        if !isDetailed, isBehindPeriod, name == "init", owner != "self", owner != "super" {
          all.insert(Self.explicitInit)
        }
        (owner, isBehindBracket) = (name, false)
        last = isBehindPeriod ? nil : name
        isBehindPeriod = false
        continue
      case .string: add(literal: bytes)
      case .mark where token.byte == UInt8(ascii: "(") && (token.isAdjacent || !isDetailed):
        if let last { called.insert(last) }
        if !isDetailed, isBehindBracket, token.isAdjacent { all.insert(Self.callOfBrackets) }
      case .directive where !isDetailed: all.insert(String(decoding: bytes, as: UTF8.self))
      default: break
      }
      isBehindPeriod = bytes.last == UInt8(ascii: ".")
      if !isBehindPeriod { owner = nil }
      isBehindBracket = bytes.last == UInt8(ascii: "]")
      last = nil
    }
    if let name = capital, !isType(before: nil) { constructed.insert(name) }
  }

  /// Adds a text, or the names in its code.
  private mutating func add(literal bytes: UnsafeBufferPointer<UInt8>) {
    let code = Self.code(in: bytes)
    for range in code { add(UnsafeBufferPointer(rebasing: bytes[range])) }
    guard isDetailed, code.isEmpty else { return }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let text = bytes.dropFirst(signs + 1).dropLast(signs + 1)
    if !text.contains(UInt8(ascii: "\n")) { texts.insert(String(decoding: text, as: UTF8.self)) }
  }

  /// The code in a text: the bytes in `\(…)`, with as many number signs as around the text.
  ///
  ///     "\(day) \\(night)"  →  day
  static func code(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return [] }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: signs)
    var found: [Range<Int>] = []
    var place = 0
    while let next = bytes[place...].firstRange(of: escape)?.upperBound, next < bytes.count {
      // Of two backslashes the second is a sign of the text.
      place = next + 1
      guard bytes[next] == UInt8(ascii: "(") else { continue }
      let end = end(ofCodeAt: place, in: bytes)
      found.append(place..<end)
      place = end
    }
    return found
  }

  /// The place of the bracket that closes, or the end; brackets in texts within are passed over.
  private static func end(ofCodeAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var depth = 0
    var isText = false
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isText: place += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "(") where !isText: depth += 1
      case UInt8(ascii: ")") where !isText:
        if depth == 0 { return place }
        depth -= 1
      default: break
      }
      place += 1
    }
    return bytes.count
  }
}
