import ChildTestRun
import Testing

@Suite struct StubFailureTests {
  @Test func `a query of which nobody said anything fails where the stub was made, and is named`() async throws {
    let run = try await ChildTestRun(filter: "StubFailureFixtures/.*NobodyStubbed")
    #expect(run.exitCode == 1)
    let wayOut = "for all queries of the type, or stub(…) with the query itself. It threw UnstubbedQuery."
    #expect(
      Set(run.failures.map(\.description)) == [
        """
        StubFailureFixtures.swift:12: Issue recorded
        The query stock(of: "bacon", → Int) of Food was fetched, and nothing was said of it. \
        Say it before: stub(FoodQuery<Int>.self).returns(…) \(wayOut)
        """,
        """
        StubFailureFixtures.swift:12: Issue recorded
        The query burgers(→ Array<Burger>) of Food was fetched, and nothing was said of it. \
        Say it before: stub(FoodQuery<Array<Burger>>.self).returns(…) \(wayOut)
        """,
        """
        StubFailureFixtures.swift:12: Issue recorded
        The query Sell(id: "bacon", count: 2) of Food was mutated, and nothing was said of \
        it. Say it before: stub(Sell.self).returns(…) \(wayOut)
        """,
        """
        StubFailureFixtures.swift:12: Issue recorded
        The query burgers(→ Array<Burger>) of Food was observed, and nothing was said of \
        it. Say it before: stub(FoodQuery<Array<Burger>>.self).returns(…) \(wayOut)
        """,
      ])
  }

  @Test func `a stub that does not fit how the query is asked says which does`() async throws {
    let run = try await ChildTestRun(filter: "StubFailureFixtures/(doesNotWait|fetchesWhatIsOnly)")
    #expect(run.exitCode == 1)
    let query = "StubFailureFixtures.swift:12: Issue recorded\nThe query burgers(→ Array<Burger>) of Food"
    #expect(
      Set(run.failures.map(\.description)) == [
        """
        \(query) was asked for without await, and its stub answers later. Use returns(…) or runs { … }. It threw \
        UnstubbedQuery.
        """,
        """
        \(query) is observed, and its stub serves the async forms alone. Use returns(…), runs { … } or sends(…). It threw \
        UnstubbedQuery.
        """,
        """
        \(query) was fetched, and its stub serves those who observe it. Use returns(…) or runs { … } as well. It threw \
        UnstubbedQuery.
        """,
      ])
  }

  @Test func `queries in another order are shown among all calls`() async throws {
    let run = try await ChildTestRun(filter: "StubFailureFixtures/comesInAnotherOrder")
    #expect(run.exitCode == 1)
    #expect(
      run.failures.map(\.text) == [
        """
        Issue recorded
        The calls did not come in this order: DataProviderStub<Food>.mutate(any Sell) was not called after \
        DataProviderStub<Food>.fetch(stock(of: "bacon", → Int)).
        Expected (✓ found in order, ✗ not):
          ✓ DataProviderStub<Food>.fetch(stock(of: "bacon", → Int))
          ✗ DataProviderStub<Food>.mutate(any Sell)
        The calls of this test, in order:
          ✗ 1. DataProviderStub<Food>.mutate(Sell(id: "bacon", count: 1))
          ✓ 2. DataProviderStub<Food>.fetch(stock(of: "bacon", → Int))
        """
      ])
  }

  @Test func `a query that no test looks at is named`() async throws {
    let run = try await ChildTestRun(filter: "StubFailureFixtures/looksAtNoQuery")
    #expect(run.exitCode == 1)
    let named = "- DataProviderStub<Food>.fetch, 1 time: fetch(burgers(→ Array<Burger>))"
    #expect(run.failures.first?.text.contains(named) == true)
    #expect(run.failures.first?.text.contains("as in #expect(stub.stub(query).callCount == 1)") == true)
  }
}
