public import Foundation

/// Tells the date: a dependency, so that a test decides what time it is.
@MainActor
public protocol WallClock: AnyObject, Sendable {
  /// The date and time of this moment.
  var now: Date { get }
}

/// The clock of this machine.
public final class SystemWallClock: WallClock {
  /// Makes a clock; all of them agree.
  public init() {}

  public var now: Date { Date() }
}
