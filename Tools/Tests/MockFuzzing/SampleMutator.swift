/// Spoils sample protocols: cuts, doubles and exchanges bytes, words and lines, also between samples.
public struct SampleMutator: Sendable {
  private let samples: [[UInt8]]

  /// Takes the marked protocols out of the texts of files.
  ///
  /// - Parameter texts: What sample files hold.
  public init(texts: [String]) {
    samples = texts.flatMap { text in
      text.split(separator: "/// @mockable").dropFirst().map { Array(("/// @mockable" + $0).utf8) }
    }
  }

  /// The number of samples.
  public var count: Int { samples.count }

  /// A spoiled sample: the same for the same seed.
  public func input(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var text = sample(&random)
    // Most inputs are spoiled a little: what nobody can read is refused early, and reaches little of the generator.
    let changes = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3][random.below(10)]
    for _ in 0..<changes {
      switch random.below(12) {
      case 0: changeBytes(&text, &random)
      case 1...5: changeWords(&text, &random)
      case 6...8: changeLines(&text, &random)
      default: text += sample(&random)
      }
    }
    return text
  }

  private func sample(_ random: inout SeededGenerator) -> [UInt8] { samples[random.below(samples.count)] }

  private func changeBytes(_ text: inout [UInt8], _ random: inout SeededGenerator) {
    guard !text.isEmpty else { return }
    let start = random.below(text.count)
    let end = min(text.count, start + 1 + random.below(12))
    switch random.below(5) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: start)
    case 2: text[start] = UInt8(32 + random.below(95))
    case 3: text.insert(UInt8(random.below(256)), at: start)
    default:
      let other = sample(&random)
      text.replaceSubrange(start..<end, with: other[min(start, other.count)..<min(end, other.count)])
    }
  }

  /// Words, numbers and signs; spaces stay with what precedes them.
  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == 95 || (byte | 32 >= 97 && byte | 32 <= 122) || (48...57 ~= byte)
    }
    while start < text.count {
      var end = start + 1
      if isWord(text[start]) { while end < text.count, isWord(text[end]) { end += 1 } }
      while end < text.count, text[end] == 32 { end += 1 }
      words.append(text[start..<end])
      start = end
    }
    return words
  }

  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { $0 | 32 >= 97 && $0 | 32 <= 122 } ?? false
  }

  private func changeWords(_ text: inout [UInt8], _ random: inout SeededGenerator) {
    var words = Self.words(of: text)
    guard words.count > 1 else { return }
    let place = random.below(words.count)
    switch random.below(8) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, random.below(words.count))
    case 3:
      words.insert(ArraySlice(Array((Self.insertions[random.below(Self.insertions.count)] + " ").utf8)), at: place)
    default:
      // A name by a name, a sign by a sign.
      let others = Self.words(of: sample(&random)).filter { Self.isName($0) == Self.isName(words[place]) }
      if !others.isEmpty { words[place] = others[random.below(others.count)] }
    }
    text = words.flatMap(\.self)
  }

  private func changeLines(_ text: inout [UInt8], _ random: inout SeededGenerator) {
    // Samples are one line each, so their members count as lines, too.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 59 }
    let place = random.below(lines.count)
    switch random.below(3) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: place)
    default: lines.swapAt(place, random.below(lines.count))
    }
    text = Array(lines.joined(separator: [10]))
  }

  private static let insertions = [
    "async", "throws", "throws(E)", "rethrows", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
    "static", "mutating", "some", "any", "each", "repeat", "@escaping", "@autoclosure", "@Sendable", "@MainActor",
    "@available(macOS 99, *)", "associatedtype", "typealias", "subscript", "init", "where", "Self", "protocol",
    "#if DEBUG",
    "#endif", "#else", "func", "var", "get", "set", "?", "!", "...", "->", "&", "~Copyable", "<", ">", "(", ")", "{",
    "}",
    "\"", "\"\"\"", "/*", "*/", "//", "`", "\\(", "#\"", "\n", "\r\n", "\0", "é", "👩‍👩‍👧", "\u{FEFF}",
  ]
}

/// Random numbers that are the same in every run and on every machine.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins a row of numbers.
  public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to a limit.
  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }
}
