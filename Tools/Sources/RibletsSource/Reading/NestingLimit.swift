/// The depth of nesting up to which the parser, and walks over its tree, cannot run out of stack.
///
/// Ten times what people write, and a tenth of what a thread can bear in a debug build.
package enum NestingLimit {
  private static let depth = 500

  /// The line, from 1, where a text is nested too deep; `nil` if it is nowhere.
  ///
  /// Counted byte by byte, in strings and comments as well: open brackets, `#if`, and what follows a type or an
  /// expression without a space between, such as `?` and `.Type`.
  package static func lineBeyond(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var line = 1
    var brackets = 0
    var angles = 0
    var arrows = 0
    var suffixes = 0
    var conditions = 0
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        (angles, arrows, suffixes) = (0, 0, 0)
      case UInt8(ascii: " "): suffixes = 0
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        if place > 0, text[place - 1] == UInt8(ascii: "-") { arrows += 1 } else { angles = max(0, angles - 1) }
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."): suffixes += 1
      case UInt8(ascii: "#"):
        if starts(with: "#if", at: place, in: text) { conditions += 1 }
        if starts(with: "#endif", at: place, in: text) { conditions = max(0, conditions - 1) }
      default: break
      }
      if max(brackets, angles, arrows, suffixes, conditions) > depth { return line }
    }
    return nil
  }

  private static func starts(with word: StaticString, at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= text.count else { return false }
    return text[place..<(place + count)].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}
