/// The reason why bytes could not be read as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes have another format, such as `"a JPEG picture"`.
  case foreign(String)
  /// The bytes are truncated; `expected` names the missing part.
  case truncated(count: Int, expected: String)
  /// A part whose content contradicts its description; `part` is a chunk's name or the pixels.
  case corrupted(part: String, reason: String)
  /// The picture would have more pixels than the limit.
  case tooLarge(width: UInt32, height: UInt32)
  /// The file is valid, but uses an optional feature.
  case unsupported(String)

  /// The maximum length of a side, in pixels.
  public static let longestSide = 16_384
  /// The maximum number of pixels.
  public static let mostPixels = 50_000_000
}

extension PNGError: CustomStringConvertible {
  /// The problem, its place, and the fix.
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
