/// The names in one part of a Swift file, by their places among the names of the file.
///
/// Words of the language are among them, and names in backticks stand without those.
public struct OutlinedNames: Hashable, Sendable {
  /// All names, wherever they stand, each once, also directives such as `#filePath`.
  public fileprivate(set) var all: [UInt32] = []
  /// The names that are called by themselves: `CartBuilder(…)`.
  public fileprivate(set) var called: [UInt32] = []
  /// The names with a capital that stand for more than a type in a declaration: `CartRouter(…)`, `CartRouter.shared`,
  /// `[CartRouter]`; not `router: CartRouter` and `-> CartRouter`. `self.init` stands as `Self`.
  public fileprivate(set) var constructed: [UInt32] = []

  /// Stands among the names for `.init`, other than on `self` and `super`.
  public static let explicitInit = ".init"
  /// Stands among the names for a call of what is in square brackets: `[Cart](found)`.
  public static let callOfBrackets = "]("
}

/// Reads the names in the parts of a file, each text once: the names of a large app are many.
struct PartNames {
  /// The names of the parts so far, in the order in which they appear.
  private(set) var texts: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// Names that were met, by their bytes: most come again, and need not be made anew.
  private var met = [(bytes: UnsafeBufferPointer<UInt8>, number: UInt32)](
    repeating: (UnsafeBufferPointer(start: nil, count: 0), 0), count: 256)
  /// The part that each name was added to last, counted from one.
  private var lastPart: [UInt32] = []
  private var part: UInt32 = 0

  /// Reads the tokens of the next part.
  mutating func names(in parts: [ArraySlice<QuickLexer.Token>], of text: UnsafeBufferPointer<UInt8>) -> OutlinedNames {
    part += 1
    var names = OutlinedNames()
    for tokens in parts { add(tokens, of: text, to: &names) }
    return names
  }

  private mutating func add(
    _ tokens: ArraySlice<QuickLexer.Token>, of text: UnsafeBufferPointer<UInt8>, to names: inout OutlinedNames
  ) {
    var isBehindPeriod = false
    var isBehindBracket = false
    // The name right before, if it stands by itself, and if it has a capital.
    var (last, capital) = (UInt32?.none, UInt32?.none)
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
      if let name = capital {
        if !isType(before: place) { names.constructed.append(name) }
        capital = nil
      }
      switch token.kind {
      case .word where token.end > token.start, .backticked where token.end > token.start + 2:
        let bytes = token.kind == .word ? token.start..<token.end : token.start + 1..<token.end - 1
        let name = add(UnsafeBufferPointer(rebasing: text[bytes]), to: &names)
        let first = text[bytes.lowerBound]
        if first < UInt8(ascii: "a") || first > UInt8(ascii: "z") { capital = name }
        if isBehindPeriod, isText(place, "init") || isText(place, "`init`") {
          if isText(place - 2, "self") {
            names.constructed.append(number(of: "Self"))
          } else if !isText(place - 2, "super") {
            add(number(of: OutlinedNames.explicitInit), to: &names)
          }
        }
        isBehindBracket = false
        last = isBehindPeriod ? nil : name
        isBehindPeriod = false
        continue
      case .string:
        let literal = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
        for range in SourceNames.code(in: literal) {
          let code = UnsafeBufferPointer(rebasing: literal[range])
          add(SourceTokens(code).tokens[...], of: code, to: &names)
        }
      case .mark where token.byte == UInt8(ascii: "("):
        if let last { names.called.append(last) }
        if isBehindBracket, token.isAdjacent { add(number(of: OutlinedNames.callOfBrackets), to: &names) }
      case .directive: _ = add(UnsafeBufferPointer(rebasing: text[token.start..<token.end]), to: &names)
      default: break
      }
      let end = token.end > token.start ? text[token.end - 1] : 0
      isBehindPeriod = end == UInt8(ascii: ".")
      isBehindBracket = end == UInt8(ascii: "]")
      last = nil
    }
    if let name = capital, !isType(before: tokens.endIndex) { names.constructed.append(name) }
  }

  /// Adds a name, and returns its number.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, to names: inout OutlinedNames) -> UInt32 {
    let count = bytes.count
    let slot =
      (Int(bytes[0]) &* 31 &+ Int(bytes[count - 1]) &* 7 &+ Int(bytes[count / 2]) &* 17 &+ count) & (met.count - 1)
    if met[slot].bytes.count != count || !met[slot].bytes.elementsEqual(bytes) {
      met[slot] = (bytes, number(of: String(decoding: bytes, as: UTF8.self)))
    }
    add(met[slot].number, to: &names)
    return met[slot].number
  }

  private mutating func add(_ number: UInt32, to names: inout OutlinedNames) {
    guard lastPart[Int(number)] != part else { return }
    lastPart[Int(number)] = part
    names.all.append(number)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(texts.count)
    texts.append(name)
    lastPart.append(0)
    numbers[name] = number
    return number
  }
}
