public import Riblets
internal import RibletsTestCore
public import Testing

/// Gives each test a ``TestScope`` of its own and closes it at the end.
///
/// Write it as `.testScope`, for a test or for a suite. See `Documentation/VirtualTime.md`.
///
/// ```swift
/// @Suite(.testScope) @MainActor
/// struct CartTests { … }
/// ```
public struct TestScopeTrait: TestTrait, SuiteTrait, TestScoping {
  let leakPolicy: LeakPolicy
  let settleLimit: Duration

  /// True, so that the trait applies to the tests of a suite and of suites inside it. Each test still has a scope of
  /// its own.
  public var isRecursive: Bool { true }

  /// Runs a test with a scope of its own, and closes the scope. Swift Testing calls it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // The trait of an outer suite may have made one for this test.
    guard testCase != nil, TestScope.bound == nil else { return try await function() }
    let location = test.sourceLocation
    let scope = await TestScope(leakPolicy: leakPolicy, settleLimit: settleLimit, sourceLocation: location)
    let result: Result<Void, any Error>
    do {
      // The example of a spec closes the scope itself, so that the scope's issues belong to the example.
      let closing = EndOfExample.Closing { await scope.close(expectingRoots: true, sourceLocation: $0) }
      try await EndOfExample.$current.withValue(closing) { try await scope.bind { try await function() } }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await scope.close(expectingRoots: true, sourceLocation: location)
    try result.get()
  }
}

extension Trait where Self == TestScopeTrait {
  /// Gives each test a scope of its own: virtual time, settling, and a check that all work has ended.
  ///
  /// The test gets it with ``TestScope/current(sourceLocation:)``.
  ///
  /// ```swift
  /// @Test(.testScope) @MainActor
  /// func `the cart is empty`() async { … }
  /// ```
  public static var testScope: TestScopeTrait { .testScope() }

  /// Gives each test a scope of its own, with other limits than the standard ones.
  ///
  /// ```swift
  /// @Suite(.testScope(leakPolicy: .off)) @MainActor
  /// struct CacheTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - leakPolicy: The policy for detached riblets, which are expected to be freed in virtual time.
  ///   - settleLimit: The real time for which the process may be idle while a task waits outside of the framework.
  public static func testScope(
    leakPolicy: LeakPolicy = .on(), settleLimit: Duration = .seconds(5)
  ) -> TestScopeTrait {
    TestScopeTrait(leakPolicy: leakPolicy, settleLimit: settleLimit)
  }
}

/// The scope of the running test, for nonisolated code such as mocks.
enum BoundTestScope {
  @TaskLocal static var current: TestScope?
}

extension TestScope {
  nonisolated static var bound: TestScope? { BoundTestScope.current }

  /// Returns the scope of the running test, made by the trait `.testScope` or by `withTestScope`.
  ///
  /// A test without one fails here, and continues with a scope that is never closed.
  ///
  /// ```swift
  /// let scope = TestScope.current()
  /// ```
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

  /// Runs a test's body with this scope as the current one, and its runtime for objects outside of any tree.
  nonisolated func bind(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await BoundTestScope.$current.withValue(self) {
      try await RibletRuntime.$current.withValue(runtime) { try await body() }
    }
  }
}

/// Runs a closure with a scope of its own, and closes the scope when the closure has returned or thrown.
///
/// The same as the trait `.testScope`, for a part of a test or for a hook of a spec. Since the caller may hold riblets,
/// the roots of the trees are not expected to be freed.
///
/// ```swift
/// try await withTestScope { scope in
///   scope.launch(cartRouter)
///   await scope.settle()
/// }
/// ```
///
/// - Parameters:
///   - leakPolicy: The policy for detached riblets, which are expected to be freed in virtual time.
///   - settleLimit: The real time for which the process may be idle while a task waits outside of the framework.
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
