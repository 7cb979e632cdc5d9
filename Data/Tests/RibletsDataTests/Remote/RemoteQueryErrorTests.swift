import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@Suite(.testScope) @MainActor
struct RemoteQueryErrorTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let error: RemoteQueryError
    let text: String
  }

  @Test(arguments: [
    Case(
      testDescription: "a deadline",
      error: .deadlineExceeded(query: "Dishes", domain: "Menu", deadline: .seconds(30), attempts: 2),
      text: """
        The server did not answer Dishes of Menu within 30.0 seconds, in 2 attempts.

        Try again. If the answer needs longer, give the query a later `deadline`.
        """),
    Case(
      testDescription: "no copy", error: .noCopy(query: "Dishes", domain: "Menu"),
      text: """
        The store has no copy of Dishes of Menu, and the policy storeOnly does not ask the server.

        Fetch it with another policy first.
        """),
    Case(
      testDescription: "no server", error: .noServer(query: "Dishes", domain: "Menu"),
      text: """
        The query Dishes of Menu waits for a server, and its provider has none.

        Make the provider with `provider(for: Menu.self, remote: …)`.
        """),
    Case(
      testDescription: "no store", error: .noStore(query: "Dishes", domain: "Menu"),
      text: """
        The query Dishes of Menu needs a store, and its provider has none.

        Make the provider from a RootDataProvider, with `provider(for: Menu.self, remote: …, over: …) { … }`.
        """),
  ])
  func `says what, where and how to fix it`(_ example: Case) {
    #expect(example.error.description == example.text)
  }

  @Test func `a provider without a server says so`() async {
    let provider = RootDataProvider(MemoryStore()).provider(for: Menu.self) { $0 }
    let error = RemoteQueryError.noServer(query: "StockOf", domain: "Menu")
    await #expect(throws: error) { try await provider.fetch(StockOf(id: "soup")) }
    await #expect(throws: RemoteQueryError.noServer(query: "Order", domain: "Menu")) {
      try await provider.mutate(Order(id: "soup"))
    }
    var seen: [LoadState<Int>] = []
    provider.observing(StockOf(id: "soup")).sink { seen.append($0) }.cancel()
    #expect(seen == [.failed(LoadFailure(error), nil)])
  }
}
