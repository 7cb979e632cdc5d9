/// The size of a screen in points, which are the pixels of a picture.
public struct ViewSize: Hashable, Sendable {
  /// The width in points, at least 1.
  public let width: Int
  /// The height in points, at least 1.
  public let height: Int

  /// Makes a size; a side shorter than 1 is 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// A phone of today, 390 × 844.
  public static let phone = ViewSize(width: 390, height: 844)
  /// A small and old phone, 320 × 568.
  public static let smallPhone = ViewSize(width: 320, height: 568)
  /// A phone on its side, 844 × 390.
  public static let landscapePhone = ViewSize(width: 844, height: 390)
  /// A tablet, 768 × 1024.
  public static let tablet = ViewSize(width: 768, height: 1024)
}

/// Which colours a person has chosen for the whole device.
public enum ViewAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark letters on light grounds.
  case light
  /// Light letters on dark grounds.
  case dark
}
