#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time until which a command waits for others that change the same files.
package struct Deadline {
  /// The time since some moment, which is the same for all calls.
  private let now: () -> Duration
  private let sleep: (Duration) -> Void
  private let end: Duration

  /// A deadline that is over at once.
  package static var none: Deadline { Deadline(in: .zero) }

  /// Begins to wait.
  package init(in duration: Duration) {
    let start = ContinuousClock.now
    self.init(
      in: duration, now: { ContinuousClock.now - start },
      sleep: { usleep(UInt32($0.components.attoseconds / 1_000_000_000_000)) })
  }

  init(in duration: Duration, now: @escaping () -> Duration, sleep: @escaping (Duration) -> Void) {
    (self.now, self.sleep) = (now, sleep)
    end = now() + duration
  }

  package var isOver: Bool { now() >= end }

  /// Lets others work for a moment.
  package func pause() { sleep(.milliseconds(20)) }
}
