/// The depth of nesting up to which the parser, and walks over its tree, cannot run out of stack.
package enum NestingLimit {
  /// The line, from 1, where a text is nested too deep; `nil` if it is nowhere.
  ///
  /// Open brackets and `#if` count. So do parts that nest without brackets: prefixes such as `any` and `-`, suffixes such as
  /// `?` and `.Type`, arrows, angles, `else` after `else`. Parts side by side do not count. The limit is 500, and 100 for
  /// string literals, and brackets, in the interpolations of string literals.
  package static func lineBeyond(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    NestingDepth.placeBeyond(in: text).map { place in text[..<place].count { $0 == 10 } + 1 }
  }

  /// Returns true if a text is nested too deep for the parser.
  package static func isBeyond(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { lineBeyond(in: $0) != nil }
  }
}
