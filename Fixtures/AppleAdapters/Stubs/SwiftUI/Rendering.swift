/// The answers to questions about SwiftUI that only a device can answer, of one simulated window.
public struct Rendering: Hashable, Sendable {
  /// When SwiftUI reads the bodies.
  public enum Reading: CaseIterable, Sendable {
    /// At each update.
    case always
    /// Only if an object that a body observes has announced a change.
    case announced
    /// The same, a turn later.
    case later
    /// Twice at each update.
    case twice
  }

  /// A sheet that the user has dismissed comes back if its item is the same after that.
  public var bringsBackSheets = true
  public var reading = Reading.always

  public init() {}

  /// Draws the answers for one random sequence. The seed 0 gives the default answers.
  public init(seed: UInt64) {
    // The last two bits choose the tree of a sequence.
    reading = Reading.allCases[Int(seed / 4 % 4)]
    bringsBackSheets = (seed / 16).isMultiple(of: 2)
  }
}
