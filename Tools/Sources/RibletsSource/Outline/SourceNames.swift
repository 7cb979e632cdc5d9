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

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var isBehindPeriod = false
    // The name right before, if it stands by itself.
    var last: String?
    for token in SourceTokens(text).tokens {
      switch token.kind {
      case .word where token.end > token.start, .backticked where token.end > token.start + 2:
        let bytes = token.kind == .word ? token.start..<token.end : token.start + 1..<token.end - 1
        let name = String(decoding: text[bytes], as: UTF8.self)
        all.insert(name)
        if isBehindPeriod { members.insert(name) }
        last = isBehindPeriod ? nil : name
        isBehindPeriod = false
        continue
      case .string: add(literal: UnsafeBufferPointer(rebasing: text[token.start..<token.end]))
      case .mark where token.byte == UInt8(ascii: "(") && token.isAdjacent: if let last { called.insert(last) }
      default: break
      }
      isBehindPeriod = token.end > token.start && text[token.end - 1] == UInt8(ascii: ".")
      last = nil
    }
  }

  /// Adds a text, or the names in its code.
  private mutating func add(literal bytes: UnsafeBufferPointer<UInt8>) {
    let code = Self.code(in: bytes)
    for range in code { add(UnsafeBufferPointer(rebasing: bytes[range])) }
    guard code.isEmpty else { return }
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
