import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope)
struct RootDataProviderTests {
  let shop = Shop(Burger(id: "cheese", stock: 3))

  @Test func `a mutation changes what is fetched after it`() throws {
    #expect(try shop.mutate(.sell("cheese")) == 2)
    #expect(try shop.dataProvider.mutate(.sell("cheese")) == 1)
    #expect(try shop.fetch(.stock(of: "cheese")) == 1)
  }

  @Test func `an async mutation changes what is fetched after it`() async throws {
    #expect(try await shop.mutate(.sell("cheese")) == 2)
    #expect(try await shop.dataProvider.mutate(.sell("cheese")) == 1)
    #expect(try await shop.fetch(.stock(of: "cheese")) == 1)
  }

  @Test func `an error of a query reaches the caller unchanged`() async {
    #expect(throws: ModelNotFoundError(Burger.self, id: "tofu")) { () throws -> Void in
      _ = try shop.fetch(.stock(of: "tofu"))
    }
    await #expect(throws: ModelNotFoundError(Burger.self, id: "tofu")) { try await shop.fetch(.stock(of: "tofu")) }
    #expect(throws: SoldOut(item: "cheese")) { () throws -> Void in _ = try shop.mutate(.sell("cheese", 4)) }
    await #expect(throws: SoldOut(item: "cheese")) { try await shop.mutate(.sell("cheese", 4)) }
  }

  @Test func `of a mutation that throws nothing is left`() throws {
    #expect(throws: SoldOut.self) { try shop.mutate(.sell("cheese", 4)) }
    #expect(try shop.fetch(.stock(of: "cheese")) == 3)
  }

  @Test func `mutations that are asked for at once take place one after the other`() async throws {
    let shop = Shop(Burger(id: "cheese", stock: 1000))
    let provider = shop.dataProvider
    let sales = (0..<100).map { _ in Task { @concurrent in try await provider.mutate(.sell("cheese", 7)) } }
    var left: [Int] = []
    for sale in sales { left.append(try await sale.value) }
    #expect(Set(left) == Set((1...100).map { 1000 - 7 * $0 }))
    #expect(try await shop.fetch(.stock(of: "cheese")) == 300)
  }

  @Test func `a cancelled task changes nothing and gets its cancellation`() async throws {
    let provider = shop.dataProvider
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.mutate(.sell("cheese"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await shop.fetch(.stock(of: "cheese")) == 3)
  }

  @Test func `two domains share a store and have providers of their own`() throws {
    try shop.guests.mutate(AddGuest(id: "Kim"))
    #expect(try shop.guests.fetch(AllGuests()) == [Guest(id: "Kim")])
    #expect(try shop.fetch(.burgers).count == 1)
  }

  @Test func `a model that is missing is named, with the way out`() {
    #expect(
      ModelNotFoundError(Burger.self, id: "tofu").description
        == "There is no Burger with the id 'tofu'. It may have been removed meanwhile: fetch anew what is shown.")
  }
}
