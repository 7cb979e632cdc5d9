/// The names in a Swift file, wherever they stand: in declarations, in bodies, and in the code within texts.
///
/// Words of the language and directives such as `#filePath` are among them, and names in backticks stand without those.
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
      case .directive where token.end > token.start + 1:
        all.insert(String(decoding: text[token.start..<token.end], as: UTF8.self))
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
    let code = TextCode.ranges(in: bytes)
    for range in code { add(UnsafeBufferPointer(rebasing: bytes[range])) }
    guard code.isEmpty else { return }
    let signs = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let text = bytes.dropFirst(signs + 1).dropLast(signs + 1)
    if !text.contains(UInt8(ascii: "\n")) { texts.insert(String(decoding: text, as: UTF8.self)) }
  }
}
