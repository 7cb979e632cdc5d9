public import Testing

extension TestScope {
  /// Scripts an async function that throws.
  ///
  /// ```swift
  /// let logins = scope.answers(.after(2, .success(user)), .now(.failure(Offline())))
  /// service.logInHandler = { _ in try await logins.next() }
  /// ```
  ///
  /// - Parameters:
  ///   - first: The answer to the first call, such as `.after(2, .success(user))`.
  ///   - others: The answers to the calls after it. A further call fails the test, at this line, and gets the last
  ///   again.
  ///   - repeatsLast: True to use the last answer for all later calls.
  public func answers<Value: Sendable>(
    _ first: Answer<Result<Value, any Error>>, _ others: Answer<Result<Value, any Error>>..., repeatsLast: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScriptedAnswers<Value, any Error> {
    ScriptedAnswers([first] + others, repeatsLast: repeatsLast, maker(sourceLocation))
  }

  /// Scripts an async function that does not throw.
  ///
  /// ```swift
  /// let totals = scope.answers(.after(1, 7), .now(8))
  /// service.totalHandler = { await totals.next() }
  /// ```
  ///
  /// - Parameters:
  ///   - first: The answer to the first call, such as `.after(2, user)`.
  ///   - others: The answers to the calls after it. A further call fails the test, at this line, and gets the last
  ///   again.
  ///   - repeatsLast: True to use the last answer for all later calls.
  public func answers<Value: Sendable>(
    _ first: Answer<Value>, _ others: Answer<Value>..., repeatsLast: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScriptedAnswers<Value, Never> {
    ScriptedAnswers(([first] + others).map { $0.map { .success($0) } }, repeatsLast: repeatsLast, maker(sourceLocation))
  }

  /// Scripts an async function with a typed `throws`.
  ///
  /// ```swift
  /// let logins = scope.answers(throwing: LogInError.self, .after(1, .failure(.offline)), .now(.success(user)))
  /// ```
  ///
  /// - Parameters:
  ///   - failure: The type that it throws.
  ///   - first: The answer to the first call, such as `.after(2, .failure(.offline))`.
  ///   - others: The answers to the calls after it. A further call fails the test, at this line, and gets the last
  ///   again.
  ///   - repeatsLast: True to use the last answer for all later calls.
  public func answers<Value: Sendable, Failure: Error>(
    throwing failure: Failure.Type, _ first: Answer<Result<Value, Failure>>,
    _ others: Answer<Result<Value, Failure>>..., repeatsLast: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ScriptedAnswers<Value, Failure> {
    ScriptedAnswers([first] + others, repeatsLast: repeatsLast, maker(sourceLocation))
  }

  /// Scripts an async function that throws, with answers that come as a list. For other test kits.
  @_spi(TestSupport) public func script<Value: Sendable>(
    _ answers: [Answer<Result<Value, any Error>>], repeatsLast: Bool, sourceLocation: SourceLocation
  ) -> ScriptedAnswers<Value, any Error> {
    ScriptedAnswers(answers, repeatsLast: repeatsLast, maker(sourceLocation))
  }

  func maker(_ location: SourceLocation) -> SourceMaker {
    SourceMaker(clock: clock, scope: self, location: location)
  }
}
