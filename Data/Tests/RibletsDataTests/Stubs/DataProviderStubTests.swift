import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope)
struct DataProviderStubTests {
  let scope = TestScope.current()
  let food = DataProviderStub(Food.self)
  var provider: DataProvider<Food> { food.provider }

  @Test func `a query is stubbed by its value`() throws {
    food.stub(.stock(of: "cheese")).returns(3)
    food.stub(.stock(of: "bacon")).returns(9)
    #expect(try provider.fetch(.stock(of: "cheese")) == 3)
    #expect(try provider.fetch(.stock(of: "bacon")) == 9)
  }

  @Test func `a query is stubbed by its type, and a value's stub wins`() throws {
    food.stub(FoodQuery<Int>.self).returns(1)
    food.stub(.stock(of: "bacon")).returns(9)
    #expect(try provider.fetch(.stock(of: "cheese")) == 1)
    #expect(try provider.fetch(.stock(of: "bacon")) == 9)
  }

  @Test func `a stub computes its answer from the query`() throws {
    food.stub(Sell.self).runs { 10 - $0.count }
    #expect(try provider.mutate(.sell("cheese", 4)) == 6)
  }

  @Test func `a stub may keep a state of the test's own`() throws {
    var stock = 3
    food.stub(FoodQuery<Int>.self).runs { _ in stock }
    food.stub(Sell.self).runs { sale in
      stock -= sale.count
      return stock
    }
    try provider.mutate(.sell("cheese", 2))
    stock += 10
    #expect(try provider.fetch(.stock(of: "cheese")) == 11)
  }

  @Test func `a stub fails with the error that it was given`() async {
    food.stub(Sell.self).fails(with: SoldOut(item: "cheese"))
    await #expect(throws: SoldOut(item: "cheese")) { try await provider.mutate(.sell("cheese")) }
  }

  @Test func `a stub answers in virtual time`() async throws {
    let answers = scope.answers(.after(2, .success([Burger(id: "cheese")])), .after(1, .failure(SoldOut(item: "all"))))
    food.stub(.burgers).answers(answers)
    let interactor = FoodInteractor(provider: provider)
    interactor.activate()
    interactor.load()
    await scope.advance(by: .milliseconds(1999))
    #expect(interactor.log == [])
    await scope.advance(by: .milliseconds(1))
    #expect(interactor.log == ["cheese"])
    interactor.load()
    await scope.advance(by: .seconds(1))
    #expect(interactor.log == ["cheese", "sold out"])
    interactor.deactivate()
  }

  @Test func `a query that never returns ends when its riblet does`() async {
    let answers: ScriptedAnswers<[Burger], any Error> = scope.answers(.never())
    food.stub(.burgers).answers(answers)
    let interactor = FoodInteractor(provider: provider)
    interactor.activate()
    interactor.load()
    await scope.advance(by: .seconds(100))
    interactor.deactivate()
    await scope.settle()
    #expect(answers.calls == [.from(0, until: 100)])
    #expect(interactor.log == [])
  }

  @Test func `calls are counted by value and by type`() throws {
    food.stub(FoodQuery<Int>.self).returns(1)
    food.stub(Sell.self).returns(0)
    _ = try provider.fetch(.stock(of: "cheese"))
    _ = try provider.fetch(.stock(of: "bacon"))
    _ = try provider.fetch(.stock(of: "bacon"))
    try provider.mutate(.sell("bacon", 2))
    #expect(food.stub(.stock(of: "cheese")).callCount == 1)
    #expect(food.stub(.stock(of: "bacon")).callCount == 2)
    #expect(food.stub(.stock(of: "tofu")).callCount == 0)
    #expect(food.stub(FoodQuery<Int>.self).callCount == 3)
    #expect(food.stub(Sell.self).callCount == 1)
    #expect(food.stub(Sell.self).queries == [Sell(id: "bacon", count: 2)])
    #expect(food.calls.count(of: "fetch") == 3)
  }

  @Test func `queries whose texts are alike are counted apart`() throws {
    food.stub(FoodQuery<Int>.self).returns(1)
    let long = String(repeating: "x", count: 100)
    _ = try provider.fetch(.stock(of: long + "1"))
    _ = try provider.fetch(.stock(of: long + "2"))
    #expect(food.stub(.stock(of: long + "1")).callCount == 1)
    #expect(food.stub(.stock(of: long + "2")).callCount == 1)
  }

  @Test func `queries stand in the one order of all calls`() throws {
    let other = ListenerMock()
    food.stub(FoodQuery<Int>.self).returns(1)
    food.stub(Sell.self).returns(0)
    _ = try provider.fetch(.stock(of: "bacon"))
    other.didSell()
    try provider.mutate(.sell("bacon"))
    scope.expectInOrder(food.stub(.stock(of: "bacon")).calls, other.calls("didSell"), food.stub(Sell.self).calls)
  }

  @Test func `who observes a query is told when it is stubbed anew`() {
    food.stub(.stock(of: "bacon")).returns(9)
    var seen: [Int] = []
    let observer = provider.observing(.stock(of: "bacon")).sink { seen.append((try? $0.get()) ?? -1) }
    food.stub(.stock(of: "cheese")).returns(1)
    food.stub(.stock(of: "bacon")).returns(8)
    food.stub(.stock(of: "bacon")).fails(with: SoldOut(item: "bacon"))
    food.stub(FoodQuery<Int>.self).returns(1)
    #expect(seen == [9, 8, -1])
    #expect(food.stub(.stock(of: "bacon")).observationCount == 1)
    #expect(food.stub(.stock(of: "bacon")).callCount == 0)
    observer.cancel()
  }

  @Test func `an observed query sends a script`() async {
    let script = scope.hot([.at(1, Result<Int, any Error>.success(9)), .at(5, .failure(SoldOut(item: "bacon")))])
    food.stub(.stock(of: "bacon")).sends(script.stream)
    let recorder = scope.record(provider.observing(.stock(of: "bacon")).map { (try? $0.get()) ?? -1 })
    await scope.advance(to: .seconds(6))
    recorder.expectEvents([.at(1, 9), .at(5, -1)])
  }

  @Test func `one query is swapped while the others run in a store`() throws {
    let shop = Shop(Burger(id: "cheese", stock: 3), Burger(id: "bacon", stock: 9))
    let food = DataProviderStub(passingOthersTo: shop.dataProvider)
    food.stub(.stock(of: "bacon")).returns(0)
    #expect(try food.provider.fetch(.stock(of: "cheese")) == 3)
    #expect(try food.provider.fetch(.stock(of: "bacon")) == 0)
    #expect(try food.provider.mutate(.sell("cheese")) == 2)
    #expect(food.calls.count(of: "fetch") == 2)
  }

  @Test func `an interactor's queries have to be asserted`() {
    food.stub(.burgers).returns([])
    let interactor = FoodInteractor(provider: provider)
    let tester = InteractorTester(interactor, mocks: food)
    tester.activate()
    tester.act { interactor.count() }
    #expect(food.stub(.burgers).callCount == 1)
  }
}

final class ListenerMock: Mock {
  let calls: Calls
  init(sourceLocation: SourceLocation = #_sourceLocation) {
    calls = Calls(of: ListenerMock.self, sourceLocation: sourceLocation)
  }
  func didSell() { calls.note("didSell") }
}

final class FoodInteractor: Interactor, FoodDataProviding {
  let dataProvider: DataProvider<Food>
  var log: [String] = []

  init(provider: DataProvider<Food>) {
    dataProvider = provider
  }

  func load() {
    task { interactor in
      do {
        interactor.log += try await interactor.fetch(.burgers).map(\.id)
      } catch is SoldOut {
        interactor.log.append("sold out")
      }
    }
  }

  func count() {
    log.append("\((try? fetch(.burgers).count) ?? -1)")
  }
}
