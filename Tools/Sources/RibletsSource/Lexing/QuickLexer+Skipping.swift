#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension QuickLexer {
  /// Goes over spaces, newlines and comments.
  mutating func skipTrivia() throws(NotSimple) {
    while place < count {
      switch base[place] {
      case 32, 9: place += 1
      case 10:
        noteNewline()
        place += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default: return
      }
    }
  }

  /// Goes over a comment; `false` if there is none.
  private mutating func skipComment() throws(NotSimple) -> Bool {
    switch byte(place + 1) {
    case UInt8(ascii: "/"):
      let start = place
      place = text.endOfLine(from: start)
      // A carriage return ends a comment, too.
      if memchr(base + start, 13, place - start) != nil { throw NotSimple() }
      return true
    case UInt8(ascii: "*"):
      try skipBlockComment()
      return true
    default: return false
    }
  }

  private mutating func skipBlockComment() throws(NotSimple) {
    let end = text.endOfBlockComment(from: place)
    if end > count {
      place = count
      throw NotSimple()
    }
    // What follows begins a line, as far as the parser is concerned.
    if text.endOfLine(from: place) < end { noteNewline() }
    place = end
  }

  /// A slash that can be nothing but a division, or a part of an operator.
  func checkSlash(at slash: Int) throws(NotSimple) {
    let next = byte(slash + 1)
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { throw NotSimple() }
    if slash == 0 { throw NotSimple() }
    let previous = base[slash - 1]
    if has(.word, at: slash - 1) || previous == UInt8(ascii: ")") || previous == UInt8(ascii: "]") { return }
    let isSpaced = previous == 32 && (next == 32 || next == UInt8(ascii: "=") && byte(slash + 2) == 32)
    if !isSpaced { throw NotSimple() }
  }

  mutating func skipBackticks() throws(NotSimple) {
    place += 1
    while byte(place) != UInt8(ascii: "`") {
      if place >= count || base[place] == 10 { throw NotSimple() }
      place += 1
    }
    place += 1
  }

  /// Goes over a string literal whose first quote is at the place.
  mutating func skipString(pounds: Int) throws(NotSimple) {
    let quote = UInt8(ascii: "\"")
    let isLong =
      byte(place + 1) == quote && byte(place + 2) == quote && !isShortInspiteOfQuotes(pounds: pounds)
    if !isLong, byte(place + 1) == quote, pounds == 0 {
      place += 2
      return
    }
    place += isLong ? 3 : 1
    while place < count {
      switch base[place] {
      case quote where endsString(isLong: isLong, pounds: pounds):
        place += (isLong ? 3 : 1) + pounds
        return
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: place + 1) else { break }
        place += 1 + pounds
        if byte(place) == UInt8(ascii: "(") {
          try skipBrackets()
          continue
        }
        if !isLong, byte(place) == 10 { throw NotSimple() }
      case 10 where !isLong: throw NotSimple()
      case 0: throw NotSimple()
      default: break
      }
      place += 1
    }
    throw NotSimple()
  }

  /// True for `#"""#`, a text of one line that is a quote: after three quotes its line has one with the number signs.
  private func isShortInspiteOfQuotes(pounds: Int) -> Bool {
    if pounds == 0 { return false }
    let line = (place + 2)..<max(place + 2, text.endOfLine(from: place + 2))
    return line.contains { base[$0] == UInt8(ascii: "\"") && hasPounds(pounds, at: $0 + 1) }
  }

  private func endsString(isLong: Bool, pounds: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    if !isLong { return hasPounds(pounds, at: place + 1) }
    return byte(place + 1) == quote && byte(place + 2) == quote && hasPounds(pounds, at: place + 3)
  }

  private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    for offset in 0..<pounds where byte(start + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Goes over everything up to the bracket that closes the one at the place.
  ///
  /// Bodies are most of all source: only few bytes of it are looked at twice.
  mutating func skipBrackets() throws(NotSimple) {
    // Strings hold brackets, and these hold strings.
    depth += 1
    defer { depth -= 1 }
    if depth > 100 { throw NotSimple(isTooDeep: true) }
    var open: [UInt8] = []
    repeat {
      while place < count, !classes[Int(base[place])].contains(.notable) { place += 1 }
      guard place < count else { throw NotSimple() }
      let byte = base[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(byte)
        if open.count > 100 { throw NotSimple(isTooDeep: true) }
        place += 1
      case UInt8(ascii: "}"): try close(UInt8(ascii: "{"), &open)
      case UInt8(ascii: ")"): try close(UInt8(ascii: "("), &open)
      case UInt8(ascii: "]"): try close(UInt8(ascii: "["), &open)
      default: try skipNotable(byte, &open)
      }
    } while !open.isEmpty
  }

  private mutating func close(_ opening: UInt8, _ open: inout [UInt8]) throws(NotSimple) {
    guard open.popLast() == opening else { throw NotSimple() }
    place += 1
  }

  private mutating func skipNotable(_ byte: UInt8, _ open: inout [UInt8]) throws(NotSimple) {
    switch byte {
    case UInt8(ascii: "\""): try skipString(pounds: 0)
    case UInt8(ascii: "`"): try skipBackticks()
    case UInt8(ascii: "/"):
      if try skipComment() { return }
      try checkSlash(at: place)
      place += 1
    case UInt8(ascii: "#"): try skipPounds(&open)
    case UInt8(ascii: "<"):
      // A placeholder of an editor, or a conflict.
      if self.byte(place + 1) == UInt8(ascii: "#") || self.byte(place + 3) == byte { throw NotSimple() }
      place += 1
    case UInt8(ascii: "p"):
      if matches(place, min(place + 8, count), "protocol"), !has(.word, at: place - 1), !has(.word, at: place + 8) {
        throw NotSimple()
      }
      place += 1
    default: throw NotSimple()
    }
  }

  /// Each branch of a condition has to be whole.
  private mutating func skipPounds(_ open: inout [UInt8]) throws(NotSimple) {
    let start = place
    while byte(place) == UInt8(ascii: "#") { place += 1 }
    if byte(place) == UInt8(ascii: "\"") { return try skipString(pounds: place - start) }
    if byte(place) == UInt8(ascii: "/") { throw NotSimple() }
    let word = place
    skipWord()
    if matches(word, place, "if") {
      open.append(UInt8(ascii: "#"))
    } else if matches(word, place, "endif") {
      if open.popLast() != UInt8(ascii: "#") { throw NotSimple() }
    } else if matches(word, place, "else") || matches(word, place, "elseif") {
      if open.last != UInt8(ascii: "#") { throw NotSimple() }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  func endOfLine(from start: Int) -> Int {
    guard let baseAddress, let found = memchr(baseAddress + start, 10, count - start) else { return count }
    return UnsafeRawPointer(baseAddress).distance(to: UnsafeRawPointer(found))
  }

  /// The place after a comment; one beyond the text if it does not end.
  func endOfBlockComment(from start: Int) -> Int {
    var place = start
    var depth = 0
    repeat {
      guard place + 1 < count else { return count + 1 }
      switch (self[place], self[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        place += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        place += 2
      default: place += 1
      }
    } while depth > 0
    return place
  }
}

extension StaticString {
  /// Returns true if bytes spell this word. Quick where nothing is optimized, too.
  func isSpelled(by bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    utf8CodeUnitCount == count && memcmp(bytes, utf8Start, count) == 0
  }
}
