/// The names in one part of a Swift file, by their places among the names of the file.
///
/// Words of the language are among them, and names in backticks stand without those.
public struct OutlinedNames: Hashable, Sendable {
  /// All names, wherever they stand, each once, also directives such as `#filePath`, and operators.
  public fileprivate(set) var all: [UInt32] = []
  /// The names that are called by themselves: `CartBuilder(…)`.
  public fileprivate(set) var called: [UInt32] = []
  /// The names with a capital that stand for more than a type in a declaration: `CartRouter(…)`, `CartRouter.shared`,
  /// `[CartRouter]`; not `router: CartRouter` and `-> CartRouter`. `self.init` stands as `Self`.
  public fileprivate(set) var constructed: [UInt32] = []

  /// Stands among the names for `.init`, other than on `self` and `super`.
  public static let explicitInit = "\(initSign)"
  /// Stands among the names for a call of what is in square brackets: `[Cart](found)`.
  public static let callOfBrackets = "\(bracketsSign)"
  fileprivate static let initSign: StaticString = ".init"
  fileprivate static let bracketsSign: StaticString = "]("
}

/// Reads the names in the parts of a file, each text once: the names of a large app are many.
struct PartNames {
  /// The names of the parts so far, in the order in which they appear.
  private(set) var texts: [String] = []
  /// The bytes of each name, and their hash.
  private var known: [(bytes: UnsafeBufferPointer<UInt8>, hash: UInt32)] = []
  /// The numbers of names, counted from one, in the order of their hashes; zero where there is none. Half of it is free.
  private var slots = [UInt32](repeating: 0, count: 512)
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
    var openAngles = 0
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
      // An instance of `class Fake: RootRouter, Leaving` in a body is one of `RootRouter`.
      if isText(last, ":"), isText(last - 1, ">") || isText(last - 2, "class") { return false }
      if isText(last, ":") || isText(last, "as") || isText(last, "is") { return !"(.{]".utf8.contains(byte) }
      return byte == UInt8(ascii: ">") && isText(last, "<") && isText(last - 1, "ChildBuilders")
    }
    // True for a bracket around the arguments of a type: `Box<Cart>`, `func sort<Item>(`.
    func isAngle(_ place: Int) -> Bool {
      guard tokens[place].isAdjacent, place > tokens.startIndex, place + 1 < tokens.endIndex else { return false }
      let next = tokens[place + 1]
      if isText(place, ">") { return openAngles > 0 && !(next.isAdjacent && [.word, .number].contains(next.kind)) }
      func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
      // `Most<count` compares two values.
      let isType = isCapital(next.byte) || "[(".utf8.contains(next.byte) || isText(place + 1, "any")
      return isText(place, "<") && next.isAdjacent && isType
        && (isCapital(tokens[place - 1].byte) || isText(place - 2, "func") || isText(place - 1, "init"))
    }
    for place in tokens.indices {
      let token = tokens[place]
      if let name = capital {
        if !isType(before: place) { names.constructed.append(name) }
        capital = nil
      }
      switch token.kind {
      case .word where token.end > token.start, .backticked where token.end > token.start + 2:
        // `prices.append(contentsOf: more)` opens no file.
        if isText(place, "contentsOf"), isText(place - 1, "("),
          isText(place - 2, "append") || isText(place - 2, "insert")
        {
          (last, isBehindPeriod, isBehindBracket) = (nil, false, false)
          continue
        }
        let bytes = token.kind == .word ? token.start..<token.end : token.start + 1..<token.end - 1
        let name = add(UnsafeBufferPointer(rebasing: text[bytes]), to: &names)
        let first = text[bytes.lowerBound]
        if first < UInt8(ascii: "a") || first > UInt8(ascii: "z") { capital = name }
        if isBehindPeriod, isText(place, "init") || isText(place, "`init`") {
          if isText(place - 2, "self") {
            names.constructed.append(number(of: "Self" as StaticString))
          } else if !isText(place - 2, "super") {
            add(number(of: OutlinedNames.initSign), to: &names)
          }
        }
        isBehindBracket = false
        last = isBehindPeriod ? nil : name
        isBehindPeriod = false
        continue
      case .string:
        let literal = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
        if token.byte == UInt8(ascii: "/") { addCode(between: literal, to: &names) }
        for range in TextCode.ranges(in: literal) {
          let code = UnsafeBufferPointer(rebasing: literal[range])
          add(SourceTokens(code).tokens[...], of: code, to: &names)
        }
      case .mark where token.byte == UInt8(ascii: "("):
        if let last { names.called.append(last) }
        if isBehindBracket, token.isAdjacent { add(number(of: OutlinedNames.bracketsSign), to: &names) }
      case .directive: _ = add(UnsafeBufferPointer(rebasing: text[token.start..<token.end]), to: &names)
      case .symbol where isAngle(place): openAngles += token.byte == UInt8(ascii: "<") ? 1 : -1
      case .symbol where !isText(place, "=") && !isText(place, "->"): add(operator: token, of: text, to: &names)
      default: break
      }
      let end = token.end > token.start ? text[token.end - 1] : 0
      isBehindPeriod = end == UInt8(ascii: ".")
      isBehindBracket = end == UInt8(ascii: "]")
      last = nil
    }
    if let name = capital, !isType(before: tokens.endIndex) { names.constructed.append(name) }
  }

  /// Adds the names between the slashes of a regular expression, which is none in Swift 5: `f(/a, b / c)` writes an operator.
  private mutating func addCode(between literal: UnsafeBufferPointer<UInt8>, to names: inout OutlinedNames) {
    add(number(of: "/" as StaticString), to: &names)
    let code = UnsafeBufferPointer(rebasing: literal.dropFirst().dropLast())
    add(SourceTokens(code).tokens[...], of: code, to: &names)
  }

  /// Adds an operator: `*`, and `*` of `total!*` too.
  private mutating func add(
    operator token: QuickLexer.Token, of text: UnsafeBufferPointer<UInt8>, to names: inout OutlinedNames
  ) {
    _ = add(UnsafeBufferPointer(rebasing: text[token.start..<token.end]), to: &names)
    let rest = text[token.start..<token.end].drop { "!?>".utf8.contains($0) }
    if token.isAdjacent, !rest.isEmpty, rest.startIndex > token.start {
      _ = add(UnsafeBufferPointer(rebasing: rest), to: &names)
    }
  }

  /// Adds a name, and returns its number.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, to names: inout OutlinedNames) -> UInt32 {
    let number = number(of: bytes)
    add(number, to: &names)
    return number
  }

  private mutating func add(_ number: UInt32, to names: inout OutlinedNames) {
    guard lastPart[Int(number)] != part else { return }
    lastPart[Int(number)] = part
    names.all.append(number)
  }

  private mutating func number(of name: StaticString) -> UInt32 {
    number(of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// The number of a name. A dictionary of texts would take a tenth of the time of `riblets impact`: most names come again,
  /// and need not be made to be looked up.
  private mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    // FNV-1a: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      let other = known[Int(number)]
      if other.hash == hash, other.bytes.elementsEqual(name) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    known.append((name, hash))
    texts.append(String(decoding: name, as: UTF8.self))
    lastPart.append(0)
    slots[slot] = UInt32(known.count)
    if known.count * 2 > slots.count { grow() }
    return UInt32(known.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (place, name) in known.enumerated() {
      var slot = Int(name.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(place + 1)
    }
  }
}
