/// Why bytes could not be read as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes are something else, such as `"a JPEG picture"`.
  case foreign(String)
  /// The bytes end in the middle; `expected` names what is missing.
  case truncated(count: Int, expected: String)
  /// A part whose content is not as it says itself; `part` is a chunk's name or the pixels.
  case corrupted(part: String, reason: String)
  /// The picture would have more pixels than are read.
  case tooLarge(width: UInt32, height: UInt32)
  /// The file is sound and uses what no decoder has to know.
  case unsupported(String)

  /// The longest side that is read, in pixels.
  public static let longestSide = 16_384
  /// The most pixels that are read.
  public static let mostPixels = 50_000_000
}

extension PNGError: CustomStringConvertible {
  /// The fault, its place, and what helps.
  public var description: String {
    switch self {
    case .empty:
      "The file is empty, so it is no PNG. Record the picture again."
    case .foreign(let kind):
      "The file is \(kind), not a PNG. Save it as a PNG, or record the picture again."
    case .truncated(let count, let expected):
      "The PNG ends after \(count) bytes, before \(expected). It was not written to the end: record the picture again."
    case .corrupted(let part, let reason):
      "The PNG is damaged in \(part): \(reason). Take it from version control again, or record the picture again."
    case .tooLarge(let width, let height):
      """
      The PNG says it has \(width) × \(height) pixels. Only sides up to \(Self.longestSide) and \(Self.mostPixels) \
      pixels in all are read. Make the picture smaller, or record it again.
      """
    case .unsupported(let what):
      "The PNG uses \(what), which is not read. Save it again without, or record the picture again."
    }
  }
}
