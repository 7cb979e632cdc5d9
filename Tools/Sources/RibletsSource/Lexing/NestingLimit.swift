/// The depth of nesting up to which the parser, and walks over its tree, cannot run out of stack.
///
/// Ten times what people write, and a tenth of what a thread can bear in a debug build.
package enum NestingLimit {
  private static let depth = 500

  /// The line, from 1, where a text is nested too deep; `nil` if it is nowhere.
  ///
  /// Open brackets count, `#if`, and what nests without brackets: prefixes such as `any` and `-`, suffixes such as `?` and
  /// `.Type`, arrows, angles, `else` after `else`. What stands side by side does not.
  package static func lineBeyond(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var scan = NestingScan(text, limit: depth)
    return scan.lineBeyond()
  }

  /// Returns true if a text is nested too deep for the parser.
  package static func isBeyond(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { lineBeyond(in: $0) != nil }
  }
}
