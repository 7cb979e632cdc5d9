import Riblets
import RibletsData
import RibletsDataRoot
import RibletsDataTesting
import RibletsTesting
import Testing

@MainActor
@Suite(.testScope)
struct ObservingTests {
  let shop = Shop(Burger(id: "cheese", stock: 3), Burger(id: "bacon", stock: 9))
  let seen = Seen()

  /// The results that observers received, in order.
  final class Seen {
    var texts: [String] = []
    func note(_ who: String, _ outcome: Result<Int, any Error>) {
      switch outcome {
      case .success(let stock): texts.append("\(who) \(stock)")
      case .failure(let error): texts.append("\(who) \(error)")
      }
    }
  }

  func observe(
    _ who: String, _ id: String = "cheese", then act: @escaping (Int) throws -> Void = { _ in }
  ) -> StreamConnection {
    shop.observing(.stock(of: id)).sink { [seen] outcome in
      seen.note(who, outcome)
      if case .success(let stock) = outcome { try? act(stock) }
    }
  }

  @Test func `an observer gets the value at once, and again after each mutation`() throws {
    let observer = observe("A")
    #expect(seen.texts == ["A 3"])
    try shop.mutate(.sell("cheese"))
    #expect(seen.texts == ["A 3", "A 2"])
    observer.cancel()
    try shop.mutate(.sell("cheese"))
    #expect(seen.texts == ["A 3", "A 2"])
  }

  @Test func `when an async mutation returns its observers have been called`() async throws {
    let observer = observe("A")
    try await shop.mutate(.sell("cheese"))
    #expect(seen.texts == ["A 3", "A 2"])
    observer.cancel()
  }

  @Test func `observers hear of a mutation whose task was cancelled after the commit`() async throws {
    let observer = observe("A")
    let provider = shop.dataProvider
    let task = Task { try await provider.mutate(CancellingSale()) }
    #expect(try await task.value == 2)
    #expect(seen.texts == ["A 3", "A 2"])
    observer.cancel()
  }

  @Test func `a mutation that touches something else tells nobody`() throws {
    let observer = observe("A")
    try shop.guests.mutate(AddGuest(id: "Kim"))
    #expect(seen.texts == ["A 3"])
    observer.cancel()
  }

  @Test func `a mutation that throws tells nobody`() throws {
    let observer = observe("A")
    #expect(throws: SoldOut.self) { try shop.mutate(.sell("cheese", 4)) }
    #expect(seen.texts == ["A 3"])
    observer.cancel()
  }

  @Test func `equal values come again unless duplicates are removed`() throws {
    let all = observe("A", "bacon")
    let distinct = shop.observing(.stock(of: "bacon")).removeDuplicates().sink { [seen] in seen.note("B", $0) }
    try shop.mutate(.sell("cheese"))
    #expect(seen.texts == ["A 9", "B 9", "A 9"])
    try shop.mutate(.sell("bacon"))
    #expect(seen.texts == ["A 9", "B 9", "A 9", "A 8", "B 8"])
    all.cancel()
    distinct.cancel()
  }

  @Test func `a failure does not end an observation`() throws {
    let observer = observe("A", "tofu")
    #expect(seen.texts == ["A \(ModelNotFoundError(Burger.self, id: "tofu"))"])
    try shop.mutate(AddBurger(id: "tofu"))
    #expect(seen.texts.last == "A 3")
    observer.cancel()
  }

  @Test func `a mutation inside a delivery is made at once and told when the delivery is over`() throws {
    let first = observe("A") { stock in
      guard stock == 2 else { return }
      try shop.mutate(.sell("cheese"))
      #expect(try shop.fetch(.stock(of: "cheese")) == 1)
      #expect(seen.texts == ["A 3", "B 3", "A 2"])
    }
    let second = observe("B")
    try shop.mutate(.sell("cheese"))
    // B was asked after the second mutation, and saw both.
    #expect(seen.texts == ["A 3", "B 3", "A 2", "B 1", "A 1"])
    first.cancel()
    second.cancel()
  }

  @Test func `a mutation inside the first delivery of an observation is not lost`() throws {
    let first = observe("A")
    let second = observe("B") { stock in
      if stock == 3 { try shop.mutate(.sell("cheese")) }
    }
    #expect(seen.texts == ["A 3", "B 3", "A 2", "B 2"])
    first.cancel()
    second.cancel()
  }

  @Test func `an observer that is cancelled inside a delivery is not called again`() throws {
    let second = StreamConnection()
    let first = observe("A") { stock in
      if stock == 2 { second.cancel() }
    }
    shop.observing(.stock(of: "cheese")).subscribe(second) { [seen] in if let outcome = $0 { seen.note("B", outcome) } }
    try shop.mutate(.sell("cheese"))
    #expect(seen.texts == ["A 3", "B 3", "A 2"])
    first.cancel()
  }

  @Test func `no update is lost between the first fetch and the observation`() async throws {
    let shop = Shop(Burger(id: "cheese", stock: 500))
    let provider = shop.dataProvider
    let sellers = (0..<4).map { _ in
      Task { @concurrent in
        for _ in 0..<100 { try await provider.mutate(.sell("cheese")) }
      }
    }
    var last: [Int?] = []
    var observers: [StreamConnection] = []
    for number in 0..<50 {
      last.append(nil)
      observers.append(
        shop.observing(.stock(of: "cheese")).sink { outcome in
          let stock = try? outcome.get()
          if let before = last[number], let stock { #expect(stock <= before) }
          last[number] = stock
        })
      await Task.yield()
    }
    for seller in sellers { try await seller.value }
    #expect(last == Array(repeating: 100, count: 50))
    observers.forEach { $0.cancel() }
  }

  @Test func `an observation ends with the riblet it is bound to`() throws {
    let interactor = StockInteractor(provider: shop.dataProvider)
    interactor.activate()
    try shop.mutate(.sell("cheese"))
    #expect(interactor.stocks == [3, 2])
    interactor.deactivate()
    try shop.mutate(.sell("cheese"))
    #expect(interactor.stocks == [3, 2])
  }

  @Test func `async code goes through the values`() async throws {
    let interactor = StockInteractor(provider: shop.dataProvider)
    interactor.activate()
    interactor.task { interactor in
      for await outcome in interactor.dataProvider.observing(.stock(of: "bacon")).values() {
        interactor.stocks.append(try outcome.get())
      }
    }
    await TestScope.current().settle()
    try await shop.mutate(.sell("bacon"))
    await TestScope.current().settle()
    #expect(interactor.stocks == [3, 9, 3, 8])
    interactor.deactivate()
  }

  @Test func `nothing of an observation is left when it has ended`() async throws {
    let scope = TestScope.current()
    await scope.expectReleased {
      let shop = Shop(Burger(id: "cheese"))
      let subscription = shop.observing(.burgers).sink { _ in }
      subscription.cancel()
      return shop.root
    }
  }
}

struct AddBurger: MutateQuery {
  typealias Domain = Food
  let id: String
  func mutate(_ source: any FoodSource) throws { try source.save(Burger(id: id)) }
}

/// Cancels the task that runs it when the change is as good as made.
struct CancellingSale: MutateQuery {
  typealias Domain = Food
  func mutate(_ source: any FoodSource) throws -> Int {
    let left = try Sell(id: "cheese").mutate(source)
    withUnsafeCurrentTask { $0?.cancel() }
    return left
  }
}

final class StockInteractor: Interactor, FoodDataProviding {
  let dataProvider: DataProvider<Food>
  var stocks: [Int] = []

  init(provider: DataProvider<Food>) {
    dataProvider = provider
  }

  override func didBecomeActive() {
    observe(observing(.stock(of: "cheese"))) { interactor, stock in
      if let stock = try? stock.get() { interactor.stocks.append(stock) }
    }
  }
}
