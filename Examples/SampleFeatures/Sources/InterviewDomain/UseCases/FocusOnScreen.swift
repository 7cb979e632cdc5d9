/// Judges whether a candidate looks at the interview.
/// @mockable
@MainActor
public protocol FocusOnScreenUseCase: AnyObject, Sendable {
  /// Returns true if a gaze is where it is expected.
  func isFocused(_ gaze: EyePoint) -> Bool
}

/// Expects a candidate to look at the upper middle of the screen.
public final class FocusOnScreen: FocusOnScreenUseCase {
  public static let expectedX = 40.0...350.0
  public static let expectedY = 40.0...560.0

  public init() {}

  public func isFocused(_ gaze: EyePoint) -> Bool {
    Self.expectedX.contains(gaze.x) && Self.expectedY.contains(gaze.y)
  }
}
