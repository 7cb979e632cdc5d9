/// A place in a file, counted from 1; columns in bytes, as compilers do.
package struct SourcePlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Relative to the root.
  package let file: String
  package let line: Int
  package let column: Int

  package var description: String { "\(file):\(line):\(column)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
