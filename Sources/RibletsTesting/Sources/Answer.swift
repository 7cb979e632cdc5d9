/// The answer of a scripted async function, and the time that it takes.
///
/// ```swift
/// .after(2, .success(user))          // two seconds of virtual time later
/// .after(.milliseconds(300), .failure(Offline()))
/// .now(.success(user))               // without waiting
/// .never()                           // only a cancellation ends it
/// ```
///
/// Pass it to `answers` of a ``TestScope``. See `Documentation/VirtualTime.md`.
public struct Answer<Outcome> {
  /// The delay; `nil` for an answer that never comes.
  let delay: Duration?
  let outcome: Outcome
  let isImmediate: Bool

  private init(delay: Duration?, outcome: Outcome, isImmediate: Bool = false) {
    self.delay = delay
    self.outcome = outcome
    self.isImmediate = isImmediate
  }

  /// An answer after a duration of virtual time: `.after(.milliseconds(300), user)`. With zero it comes as soon as
  /// the clock runs its due actions.
  public static func after(_ delay: Duration, _ outcome: Outcome) -> Answer {
    Answer(delay: delay, outcome: outcome)
  }

  /// An answer after a number of seconds of virtual time.
  ///
  /// For parts of a second use `.after(.milliseconds(300), …)`.
  public static func after(_ seconds: Int, _ outcome: Outcome) -> Answer {
    .after(.seconds(seconds), outcome)
  }

  /// An answer without waiting: the caller is not suspended.
  ///
  /// Use it if the test is not about waiting.
  public static func now(_ outcome: Outcome) -> Answer {
    Answer(delay: .zero, outcome: outcome, isImmediate: true)
  }

  /// No answer: the call waits until its task is cancelled, and then throws `CancellationError`.
  ///
  /// For a request that the user cancels, or a deadline.
  public static func never<Value>() -> Answer where Outcome == Result<Value, any Error> {
    Answer(delay: nil, outcome: .failure(CancellationError()))
  }

  /// The same answer with a transformed outcome.
  func map<Other>(_ transform: (Outcome) -> Other) -> Answer<Other> {
    Answer<Other>(delay: delay, outcome: transform(outcome), isImmediate: isImmediate)
  }
}

extension Answer: Sendable where Outcome: Sendable {}
