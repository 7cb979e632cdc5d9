/// The time that the leak detector waits before it reports a detached object as a leak, if it is on.
///
/// Pass it when you launch. Leave it out for the standard one, or switch it off in a test that keeps riblets on
/// purpose.
///
/// ```swift
/// rootRouter.launch(in: RibletRuntime(leakPolicy: .on(release: .seconds(3))))
/// ```
///
/// See `Documentation/Troubleshooting.md`.
public struct LeakPolicy: Hashable, Sendable {
  /// The time that an object may live after its riblet was detached; `nil` if the detector is off.
  let release: Duration?
  /// The time that a detached riblet's view may be shown, not counting its transition.
  let disappearance: Duration?
  /// Referred to by the policy alone, so that an app whose policy is off contains no code of the detector.
  private let makeDetector: @MainActor @Sendable (LeakPolicy, any RibletClock) -> LeakDetector

  /// Looks for leaks after the given delays.
  ///
  /// - Parameters:
  ///   - release: How long a part of a detached riblet may live on.
  ///   - disappearance: How long its view may be shown. The time of a transition does not count.
  public static func on(release: Duration = .seconds(1), disappearance: Duration = .seconds(5)) -> LeakPolicy {
    LeakPolicy(release: release, disappearance: disappearance) { LeakSearch($0, clock: $1) }
  }

  /// Looks for nothing and costs nothing.
  ///
  /// An app that names no other policy contains no code of the detector.
  public static let off = LeakPolicy(release: nil, disappearance: nil) { _, _ in LeakDetector() }

  /// On in debug builds of the framework, off in release builds.
  ///
  /// A ``RibletRuntime`` uses it unless you pass another one.
  public static var standard: LeakPolicy {
    #if DEBUG
      .on()
    #else
      .off
    #endif
  }

  public static func == (left: LeakPolicy, right: LeakPolicy) -> Bool {
    left.release == right.release && left.disappearance == right.disappearance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(release)
    hasher.combine(disappearance)
  }

  @MainActor
  func detector(clock: any RibletClock) -> LeakDetector { makeDetector(self, clock) }
}
