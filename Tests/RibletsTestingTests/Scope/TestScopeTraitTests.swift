import Riblets
import Testing

@testable import RibletsTesting

@Suite(.testScope) @MainActor
struct TestScopeTraitTests {
  static var seen: Set<ObjectIdentifier> = []

  @Test func `the scope is the same all through a test`() {
    #expect(TestScope.current() === TestScope.current())
    #expect(RibletRuntime.current === TestScope.current().runtime)
  }

  @Test(arguments: 0..<20) func `each case of a test has a scope of its own`(number: Int) async {
    let scope = TestScope.current()
    #expect(scope.clock.now == .zero)
    await scope.advance(by: .seconds(number))
    #expect(scope.clock.now == .seconds(number))
  }

  @Test(.testScope) func `an outer trait's scope is used, not a second one`() {
    #expect(TestScope.current().creation == TestScope.current().creation)
  }
}

extension TestScopeTraitTests {
  @MainActor struct Inside {
    @Test func `a suite inside has it as well`() {
      #expect(TestScope.bound != nil)
    }
  }
}

@MainActor
struct WithTestScopeTests {
  @Test func `a closure has a scope that is closed when it returns`() async {
    let scope = await withTestScope { scope in
      #expect(TestScope.current() === scope)
      #expect(RibletRuntime.current === scope.runtime)
      return scope
    }
    #expect(scope.isClosed)
    #expect(TestScope.bound == nil)
  }

  @Test func `an error leaves it, and the scope is closed all the same`() async {
    var scope: TestScope?
    await #expect(throws: CancellationError.self) {
      try await withTestScope {
        scope = $0
        throw CancellationError()
      }
    }
    #expect(scope?.isClosed == true)
  }

  @Test func `closing terminates the trees that were launched, last first`() async {
    var log: [String] = []
    await withTestScope { scope in
      for name in ["first", "second"] {
        Router(concrete: Witness(name) { log.append($0) }).launch(under: scope)
      }
    }
    #expect(log == ["first active", "second active", "second inactive", "first inactive"])
  }
}

/// Says when it becomes active and inactive.
@MainActor
private final class Witness: Interactor {
  private let name: String
  private let log: (String) -> Void

  init(_ name: String, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() { log("\(name) active") }
  override func willResignActive() { log("\(name) inactive") }
}
