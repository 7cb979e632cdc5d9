@_spi(TestSupport) import RibletsTesting
public import Testing

// The calls of the scope, with the screen in their failures.

extension AppTester {
  /// Lets every task that the framework started run until it has ended or waits for time or a stream.
  ///
  /// ```swift
  /// app.press("load")
  /// await app.settle()
  /// ```
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    await showingScreen { await scope.settle(sourceLocation: sourceLocation) }
  }

  /// Moves virtual time, one due action after the other, and settles after each: transitions, delays, deadlines.
  ///
  /// ```swift
  /// await app.advance(by: .seconds(3))
  /// ```
  public func advance(by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    await showingScreen { await scope.advance(by: duration, sourceLocation: sourceLocation) }
  }

  /// Moves virtual time from one due action to the next until a condition is true, or fails at a bound.
  ///
  /// ```swift
  /// await app.run { app.texts.contains("Ann won") }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The virtual time that may pass.
  ///   - steps: The number of actions that may run.
  ///   - condition: Evaluated at the beginning and after each action when the tree has settled.
  /// - Returns: True if the condition is true.
  @discardableResult
  public func run(
    within limit: Duration = .seconds(3600), steps: Int = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async -> Bool {
    await showingScreen {
      await scope.run(within: limit, steps: steps, sourceLocation: sourceLocation, until: condition)
    }
  }

  private func showingScreen<Result>(_ body: () async -> Result) async -> Result {
    let outer = scope.surroundings
    scope.surroundings = { [unowned self] in screenForFailure }
    defer { scope.surroundings = outer }
    return await body()
  }
}
