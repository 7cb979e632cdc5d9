public import RibletsSource

/// A source that was not understood.
public struct ModelNote: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The place.
  public let position: SourcePosition
  /// The sentence about it.
  public let text: String

  /// The note as compilers write it.
  public var description: String { "\(position): note: \(text)" }

  public static func < (left: Self, right: Self) -> Bool {
    let (first, second) = (left.position, right.position)
    return (first.file, first.line, first.column, left.text) < (second.file, second.line, second.column, right.text)
  }
}
