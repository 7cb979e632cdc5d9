import ChildTestRun
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

// Each fails in its own way; StubFailureTests knows the lines.
@MainActor
@Suite(.onlyInChildRun, .testScope, .serialized)
struct StubFailureFixtures {
  let food = DataProviderStub(Food.self)

  @Test func fetchesWhatNobodyStubbed() {
    food.stub(.stock(of: "cheese")).returns(3)
    #expect(throws: UnstubbedQuery.self) { try food.provider.fetch(.stock(of: "bacon")) }
    #expect(throws: UnstubbedQuery.self) { try food.provider.fetch(.burgers) }
  }

  @Test func mutatesWhatNobodyStubbed() async {
    await #expect(throws: UnstubbedQuery.self) { try await food.provider.mutate(.sell("bacon", 2)) }
  }

  @Test func observesWhatNobodyStubbed() {
    var seen: [String] = []
    let observer = food.provider.observing(.burgers).sink { seen.append("\($0)") }
    #expect(seen.count == 1)
    observer.cancel()
  }

  @Test func doesNotWaitForAnAnswerThatTakesTime() {
    food.stub(.burgers).answers(TestScope.current().answers(.after(1, .success([]))))
    #expect(throws: UnstubbedQuery.self) { try food.provider.fetch(.burgers) }
    food.provider.observing(.burgers).sink { _ in }.cancel()
  }

  @Test func fetchesWhatIsOnlyObserved() {
    food.stub(.burgers).sends(.never)
    #expect(throws: UnstubbedQuery.self) { try food.provider.fetch(.burgers) }
  }

  @Test func comesInAnotherOrder() throws {
    food.stub(.stock(of: "bacon")).returns(1)
    food.stub(Sell.self).returns(1)
    try food.provider.mutate(.sell("bacon"))
    _ = try food.provider.fetch(.stock(of: "bacon"))
    TestScope.current().expectInOrder(food.stub(.stock(of: "bacon")).calls, food.stub(Sell.self).calls)
  }

  @Test func looksAtNoQuery() {
    food.stub(.burgers).returns([])
    let interactor = FoodInteractor(provider: food.provider)
    let tester = InteractorTester(interactor, mocks: food)
    tester.activate()
    tester.act { interactor.count() }
  }
}
