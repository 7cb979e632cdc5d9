import Riblets
import Testing

/// The answers to the calls of an async function, one after the other, each after its delay, with a record of the
/// calls.
///
/// Made with `answers` of a ``TestScope``. A mock's handler takes the next answer:
///
/// ```swift
/// let logins = scope.answers(.after(2, .success(user)), .after(1, .failure(Offline())))
/// service.logInHandler = { _ in try await logins.next() }
/// ```
///
/// The caller waits in the framework, so that settling is exact. When its task is cancelled while it waits, it gets a
/// `CancellationError` at once; a function that cannot throw one gets its answer at once. Main actor only.
///
/// See `Documentation/VirtualTime.md`.
@MainActor
public final class ScriptedAnswers<Value: Sendable, Failure: Error>: Sendable {
  /// The start and the end of each call's wait, in the order of the calls; an open period still waits.
  ///
  /// ```swift
  /// #expect(logins.calls == [.from(0, until: 2)])
  /// ```
  public private(set) var calls: [RecordedPeriod] = []
  private let answers: [Answer<Result<Value, Failure>>]
  private let repeatsLast: Bool
  private let maker: SourceMaker

  /// - Parameter answers: At least one.
  init(_ answers: [Answer<Result<Value, Failure>>], repeatsLast: Bool, _ maker: SourceMaker) {
    self.answers = answers
    self.repeatsLast = repeatsLast
    self.maker = maker
    let negative = answers.filter { ($0.delay ?? .zero) < .zero }.count
    if negative > 0 {
      maker.report(
        """
        An answer cannot come before it is asked for: \(negative) of these have a negative delay, and come at once. Give \
        each a delay of zero or more.
        """)
    }
  }

  /// Returns the answer to one more call, after its delay.
  ///
  /// A call without an answer left fails the test, and gets the last answer again.
  ///
  /// - Throws: The scripted failure, or `CancellationError` if `Failure` can hold one.
  public func next() async throws(Failure) -> Value {
    maker.checkScope()
    let number = calls.count
    calls.append(.from(maker.clock.now))
    defer { calls[number].end = maker.clock.now }
    let answer = answer(to: number)
    let hasCome = await wait(for: answer)
    if !hasCome, let cancellation = CancellationError() as? Failure { throw cancellation }
    return try answer.outcome.get()
  }

  private func answer(to number: Int) -> Answer<Result<Value, Failure>> {
    if number >= answers.count, !repeatsLast {
      maker.report(
        """
        There is no answer to call \(number + 1): the script has \(answers.count). The last one is given again. Add an \
        answer, or write repeatsLast: true.
        """)
    }
    return answers[min(number, answers.count - 1)]
  }

  /// - Returns: True if it has come; false if the task was cancelled.
  private func wait(for answer: Answer<Result<Value, Failure>>) async -> Bool {
    if answer.isImmediate { return true }
    do {
      if let delay = answer.delay {
        try await maker.clock.sleep(for: delay)
      } else {
        try await EventStream<Void>.never.firstValue()
      }
      return true
    } catch {
      return false
    }
  }
}
