public import Riblets
internal import RibletsTestCore
public import Testing

/// Gives each test a ``TestScope`` of its own and closes it at the end.
public struct TestScopeTrait: TestTrait, SuiteTrait, TestScoping {
  let leakPolicy: LeakPolicy
  let settleLimit: Duration

  /// Reaches the tests of a suite, also of suites inside it.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // A suite outside may have made one for this test.
    guard testCase != nil, TestScope.bound == nil else { return try await function() }
    let location = test.sourceLocation
    let scope = await TestScope(leakPolicy: leakPolicy, settleLimit: settleLimit, sourceLocation: location)
    let result: Result<Void, any Error>
    do {
      // The example of a spec closes the scope itself, while what the scope finds is still its own.
      let close: @MainActor @Sendable (SourceLocation) async -> Void = { location in
        await scope.close(expectingRoots: true, sourceLocation: location)
      }
      try await EndOfExample.$close.withValue(close) { try await scope.bind { try await function() } }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await scope.close(expectingRoots: true, sourceLocation: location)
    try result.get()
  }
}

extension Trait where Self == TestScopeTrait {
  /// Gives each test a scope of its own: virtual time, settling, and an end at which nothing may survive.
  ///
  /// The test gets it with ``TestScope/current(sourceLocation:)``.
  public static var testScope: TestScopeTrait { .testScope() }

  /// Gives each test a scope of its own.
  ///
  /// - Parameters:
  ///   - leakPolicy: Whether detached riblets are expected to be freed, in virtual time.
  ///   - settleLimit: How much real time the process may stand still while a task waits in something foreign.
  public static func testScope(
    leakPolicy: LeakPolicy = .on(), settleLimit: Duration = .seconds(5)
  ) -> TestScopeTrait {
    TestScopeTrait(leakPolicy: leakPolicy, settleLimit: settleLimit)
  }
}

/// The scope of the running test, for those who are on no actor, such as mocks.
enum BoundTestScope {
  @TaskLocal static var current: TestScope?
}

extension TestScope {
  nonisolated static var bound: TestScope? { BoundTestScope.current }

  /// The scope of the running test, made by the trait `.testScope` or by `withTestScope`.
  ///
  /// A test that has none fails here, and goes on with one that nobody closes.
  public static func current(sourceLocation: SourceLocation = #_sourceLocation) -> TestScope {
    if let bound { return bound }
    let scope = TestScope(sourceLocation: sourceLocation)
    scope.fail(
      """
      This test has no scope. Add the trait to the test or its suite, as in @Suite(.testScope), or make one with \
      withTestScope { scope in … }.
      """, at: sourceLocation)
    return scope
  }

  /// Runs a test's body with this scope as the current one, and its runtime for what is in no tree.
  nonisolated func bind(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await BoundTestScope.$current.withValue(self) {
      try await RibletRuntime.$current.withValue(runtime) { try await body() }
    }
  }
}

/// Runs a closure with a scope of its own, and closes the scope when the closure has returned or thrown.
///
/// The same as the trait `.testScope`, for a part of a test or for a hook of a spec. Since the caller may hold riblets
/// that it made outside, the roots of the trees are not expected to be freed.
///
/// - Parameters:
///   - leakPolicy: Whether detached riblets are expected to be freed, in virtual time.
///   - settleLimit: How much real time the process may stand still while a task waits in something foreign.
@MainActor
public func withTestScope<Result>(
  leakPolicy: LeakPolicy = .on(), settleLimit: Duration = .seconds(5),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor (TestScope) async throws -> Result
) async rethrows -> Result {
  let scope = TestScope(leakPolicy: leakPolicy, settleLimit: settleLimit, sourceLocation: sourceLocation)
  do {
    let result = try await BoundTestScope.$current.withValue(scope) {
      try await RibletRuntime.$current.withValue(scope.runtime) { try await body(scope) }
    }
    await scope.close(sourceLocation: sourceLocation)
    return result
  } catch {
    await scope.close(sourceLocation: sourceLocation)
    throw error
  }
}
