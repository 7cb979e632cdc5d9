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
    var isBehindBracket = false
    // The bytes of the name right before, if it stands by itself, and if it has a capital.
    var (last, capital) = (Range<Int>?.none, Range<Int>?.none)
    // Names that were met, by their hashes: most come again, and need not be made anew.
    var met = [Range<Int>](repeating: 0..<0, count: 64)
    func name(_ bytes: Range<Int>) -> String { String(decoding: text[bytes], as: UTF8.self) }
    func isText(_ place: Int, _ word: StaticString) -> Bool {
      guard place >= tokens.startIndex, let start = text.baseAddress else { return false }
      let token = tokens[place]
      return word.isSpelled(by: start + token.start, count: token.end - token.start)
    }
    // True for the token before a place if it stands for a type in a declaration.
    func isType(before place: Int) -> Bool {
      let byte = place < tokens.endIndex ? tokens[place].byte : 0
      let last = place - 2
      if isText(last, "->") || isText(last, "class") || isText(last, "extension") {
        return !"(.]".utf8.contains(byte)
      }
      if isText(last, ":") || isText(last, "as") || isText(last, "is") { return !"(.{]".utf8.contains(byte) }
      return byte == UInt8(ascii: ">") && isText(last, "<") && isText(last - 1, "ChildBuilders")
    }
    for place in tokens.indices {
      let token = tokens[place]
      if let bytes = capital {
        if !isType(before: place) { constructed.insert(name(bytes)) }
        capital = nil
      }
      switch token.kind {
      case .word where token.end > token.start, .backticked where token.end > token.start + 2:
        let bytes = token.kind == .word ? token.start..<token.end : token.start + 1..<token.end - 1
        let first = text[bytes.lowerBound]
        let slot = (Int(first) &* 31 &+ Int(text[bytes.upperBound - 1]) &* 7 &+ bytes.count) & 63
        if met[slot].count != bytes.count || !text[met[slot]].elementsEqual(text[bytes]) {
          met[slot] = bytes
          all.insert(name(bytes))
        }
        if isDetailed, isBehindPeriod { members.insert(name(bytes)) }
        if !isDetailed, first < UInt8(ascii: "a") || first > UInt8(ascii: "z") { capital = bytes }
        if !isDetailed, isBehindPeriod, isText(place, "init") || isText(place, "`init`") {
          if isText(place - 2, "self") {
            constructed.insert("Self")
          } else if !isText(place - 2, "super") {
            all.insert(Self.explicitInit)
          }
        }
        isBehindBracket = false
        last = isBehindPeriod ? nil : bytes
        isBehindPeriod = false
        continue
      case .string: add(literal: UnsafeBufferPointer(rebasing: text[token.start..<token.end]))
      case .mark where token.byte == UInt8(ascii: "(") && (token.isAdjacent || !isDetailed):
        if let last { called.insert(name(last)) }
        if !isDetailed, isBehindBracket, token.isAdjacent { all.insert(Self.callOfBrackets) }
      case .directive where !isDetailed: all.insert(name(token.start..<token.end))
      default: break
      }
      let end = token.end > token.start ? text[token.end - 1] : 0
      isBehindPeriod = end == UInt8(ascii: ".")
      isBehindBracket = end == UInt8(ascii: "]")
      last = nil
    }
    if let bytes = capital, !isType(before: tokens.endIndex) { constructed.insert(name(bytes)) }
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
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "\\")), start + escape.count < bytes.count {
      let next = start + escape.count
      guard bytes[start..<next].elementsEqual(escape) else {
        place = start + 1
        continue
      }
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
