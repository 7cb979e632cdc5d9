#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Quick questions to the bytes of a file.
struct FileBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The names that are declared, as far as words tell: `protocol Name`, `typealias Name`, `class Name`.
  func declaredNames() -> [String] {
    var names: [String] = []
    for keyword in Self.keywords {
      var place = 0
      while let found = keyword.place(in: bytes, from: place) {
        place = found + keyword.word.count
        if let name = name(at: place) {
          names.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self))
        }
      }
    }
    return names
  }

  private static let keywords = ["protocol", "typealias", "class"].map(WordSearch.init)

  /// The name after spaces, without backticks.
  private func name(at start: Int) -> Range<Int>? {
    var place = start
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 || bytes[place] == 10 { place += 1 }
    guard place > start else { return nil }
    if place < bytes.count, bytes[place] == UInt8(ascii: "`") { place += 1 }
    let first = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    return place > first ? first..<place : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// True if the file is in UTF-16 or UTF-32: it says so, or its first sign has more than one byte.
  var isWide: Bool {
    guard bytes.count >= 2 else { return false }
    return bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0
      || bytes[1] == 0
  }

  /// True if it begins with the byte order mark of UTF-8.
  var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Hands out the bytes with a line feed for each carriage return that stands alone: for Swift both end a line.
  func withNewLineEnds<Result, Failure>(
    _ body: (FileBytes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let base = bytes.baseAddress, memchr(base, 13, bytes.count) != nil else { return try body(self) }
    var lines = Array(bytes)
    for place in lines.indices where lines[place] == 13 && (place + 1 == lines.count || lines[place + 1] != 10) {
      lines[place] = 10
    }
    return try lines.withUnsafeBufferPointer { bytes throws(Failure) in try body(FileBytes(bytes: bytes)) }
  }

  /// The places where a comment begins with a word that stands alone.
  func comments(with word: WordSearch) -> [MarkPlace] {
    var found: [MarkPlace] = []
    var line = 1
    var counted = 0
    var start = 0
    while let place = word.place(in: bytes, from: start) {
      start = place + word.word.count
      if start < bytes.count, Self.isWord(bytes[start]) { continue }
      while counted < place {
        if bytes[counted] == UInt8(ascii: "\n") { line += 1 }
        counted += 1
      }
      if isCommentStart(before: place) {
        // Marks of one comment have the same code behind them.
        let known = found.last.flatMap { $0.nextLine > line ? $0.nextLine : nil }
        found.append(MarkPlace(line: line, nextLine: known ?? line + linesUpToCode(from: place)))
      }
    }
    return found
  }

  /// The number of lines from a place to the first one that is neither empty nor a comment.
  private func linesUpToCode(from start: Int) -> Int {
    var lines = 0
    var place = start
    while let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) {
      lines += 1
      place = end + 1
      let first = bytes[place...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != 13 }
      if let first, first != UInt8(ascii: "/"), first != UInt8(ascii: "*"), first != UInt8(ascii: "\n") { break }
    }
    return lines
  }

  /// Returns true if a comment begins directly before a place: on a line of its own, or after code.
  private func isCommentStart(before place: Int) -> Bool {
    var isComment = false
    var place = place
    while place > 0 {
      place -= 1
      switch bytes[place] {
      case UInt8(ascii: "/"), UInt8(ascii: "*"): isComment = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "!"), 0xEF, 0xBB, 0xBF: continue
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return isComment
      // In a text, or in a longer comment.
      case UInt8(ascii: "\""), UInt8(ascii: "`"): return false
      default: return isComment && !isCommentLine(around: place)
      }
    }
    return isComment
  }

  /// Returns true if the line around a place begins with the signs of a comment.
  private func isCommentLine(around place: Int) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let first = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "*")
  }

  /// The offset of the first byte that is not UTF-8.
  var invalidOffset: Int? {
    if isASCII { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Looks at all bytes, which the processor does in groups.
  private var isASCII: Bool { bytes.reduce(0, |) < 0x80 }
}
