/// The size of a screen in points.
///
/// ```swift
/// assertViewSnapshots(of: board, size: .smallPhone)
/// ```
///
/// See `Documentation/Snapshots.md`.
public struct ViewSize: Hashable, Sendable {
  /// The width in points, at least 1, for example 390.
  public let width: Int
  /// The height in points, at least 1, for example 844.
  public let height: Int

  /// Makes a size. A side shorter than 1 becomes 1.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// A current phone, 390 × 844: the default, which adds nothing to the file's name.
  public static let phone = ViewSize(width: 390, height: 844)
  /// A small, older phone, 320 × 568: to see if texts fit.
  public static let smallPhone = ViewSize(width: 320, height: 568)
}

/// The appearance that the user has chosen for the device.
///
/// ```swift
/// assertViewSnapshots(of: board, appearance: .dark)
/// ```
///
/// See `Documentation/Snapshots.md`.
public enum ViewAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background: the default.
  case light
  /// Light text on a dark background. The file's name contains `dark`.
  case dark
}
