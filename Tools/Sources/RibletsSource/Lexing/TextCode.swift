/// The code in a text.
enum TextCode {
  /// The bytes in `\(…)`, with as many number signs as around the text.
  ///
  ///     "\(day) \\(night)"  →  day
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
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
