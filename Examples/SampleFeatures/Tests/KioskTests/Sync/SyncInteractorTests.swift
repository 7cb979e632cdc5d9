import KioskFood
import Riblets
import RibletsData
import RibletsDataTesting
import RibletsTesting
import Testing

@testable import Kiosk

@Suite(.testScope) @MainActor
struct SyncInteractorTests {
  let scope = TestScope.current()
  let food = DataProviderStub(Food.self)
  let server = FoodServerFake()
  let presenter = SyncPresentableMock()
  let interactor: SyncInteractor
  let tester: InteractorTester

  static let offline = "Offline. Prices and stock may be old; your order is kept."

  init() {
    interactor = SyncInteractor(presenter: presenter, dataProvider: food.provider, priceFeed: server)
    tester = InteractorTester(interactor, mocks: food, presenter, skipping: ["observe"])
  }

  /// Activates with a menu that comes at once, and a second later when it is asked for again.
  private func activate() async {
    food.stub(ServedMenu()).answers(.now(.success([.cola])), .after(1, .success([.cola])))
    await tester.act {
      tester.activate()
      await scope.settle()
    }
    #expect(presenter.showArgValues.last == SyncState())
  }

  private func push(_ update: PriceUpdate) async {
    await tester.act {
      server.push(update)
      await scope.settle()
    }
  }

  @Test func `the server is asked for the menu, which is shown until it has answered`() async {
    food.stub(ServedMenu()).answers(.after(2, .success([.cola])))
    tester.activate()
    #expect(presenter.showArgValues == [SyncState(isRefreshing: true)])
    await tester.act { await scope.advance(by: .seconds(2)) }
    #expect(presenter.showArgValues == [SyncState(isRefreshing: true), SyncState()])
    #expect(food.stub(ServedMenu()).observationCount == 1)
  }

  @Test func `a refresh asks again`() async {
    await activate()
    await tester.act {
      presenter.listener?.refresh()
      await scope.settle()
    }
    #expect(presenter.showArgValues.last == SyncState(isRefreshing: true))
    await tester.act { await scope.advance(by: .seconds(1)) }
    #expect(presenter.showArgValues.last == SyncState())
  }

  @Test func `two hundred presses of Refresh at a slow server are two requests`() async {
    let script: ScriptedAnswers<[Item], any Error> = scope.answers(.after(20, .success([.cola])), repeatsLast: true)
    food.stub(ServedMenu()).answers(script)
    tester.activate()
    await tester.act {
      for _ in 0..<200 {
        presenter.listener?.refresh()
        await scope.advance(by: .milliseconds(50))
      }
      await scope.advance(by: .seconds(60))
    }
    #expect(script.calls == [.from(0, until: 20), .from(20, until: 40)])
    #expect(presenter.showArgValues.last == SyncState())
  }

  @Test func `a server that is away is a problem until it answers`() async {
    food.stub(ServedMenu()).answers(.offline(after: .seconds(1)), .after(1, .success([.cola])))
    tester.activate()
    await tester.act { await scope.advance(by: .seconds(1)) }
    let problem = "Offline. The menu comes as soon as the server can be reached."
    #expect(presenter.showArgValues.last == SyncState(problem: problem))
    await tester.act { presenter.listener?.refresh() }
    #expect(presenter.showArgValues.last == SyncState(problem: problem, isRefreshing: true))
    await tester.act { await scope.advance(by: .seconds(1)) }
    #expect(presenter.showArgValues.last == SyncState())
  }

  @Test func `prices that are pushed go into the store`() async {
    await activate()
    food.stub(SetPrices.self).returns(())
    await push(.prices(["cola": Price(cents: 310)]))
    #expect(food.stub(SetPrices.self).queries == [SetPrices(["cola": Price(cents: 310)])])
  }

  @Test func `prices that the store does not take are a problem`() async {
    await activate()
    food.stub(SetPrices.self).fails(with: DataStoreError(.locked, store: "kiosk.sqlite", details: ""))
    await push(.prices([:]))
    #expect(food.stub(SetPrices.self).callCount == 1)
    #expect(
      presenter.showArgValues.last
        == SyncState(problem: "The kiosk is busy and cannot read its prices. Please try again in a moment."))
  }

  @Test func `a feed that has lost the server is a problem, and asks for the menu when it has it again`() async {
    await activate()
    await push(.interrupted)
    #expect(presenter.showArgValues.last == SyncState(problem: Self.offline))
    await push(.connected)
    #expect(presenter.showArgValues.last == SyncState(problem: Self.offline, isRefreshing: true))
    await tester.act { await scope.advance(by: .seconds(1)) }
    #expect(presenter.showArgValues.last == SyncState())
  }

  @Test func `a feed that does not reach the server before there is a menu says so`() async {
    food.stub(ServedMenu()).answers(.offline(after: .seconds(3)))
    tester.activate()
    await scope.settle()
    await push(.interrupted)
    let problem = "Offline. The menu comes as soon as the server can be reached."
    #expect(presenter.showArgValues.last == SyncState(problem: problem, isRefreshing: true))
    await tester.act { await scope.advance(by: .seconds(3)) }
    #expect(presenter.showArgValues.last == SyncState(problem: problem))
    await push(.interrupted)
    #expect(presenter.showArgValues.last == SyncState(problem: problem))
  }

  @Test func `a feed that is connected while all is well changes nothing`() async {
    await activate()
    let count = presenter.showCallCount
    await push(.connected)
    #expect(presenter.showCallCount == count)
  }

  @Test func `a refresh does not wait for the next attempt of the feed`() async {
    await activate()
    #expect(server.feedCount == 1)
    await push(.interrupted)
    await tester.act {
      presenter.listener?.refresh()
      await scope.settle()
    }
    #expect(server.feedCount == 2)
    #expect(server.readerCount == 1)
    await tester.act { await scope.advance(by: .seconds(1)) }
    #expect(presenter.showArgValues.last == SyncState())
  }

  @Test func `the feed is read as long as the riblet is active`() async {
    await activate()
    #expect(server.readerCount == 1)
    tester.deactivate()
    await scope.settle()
    #expect(server.readerCount == 0)
  }

  private struct BrokenFeed: PriceFeed {
    func updates() -> any AsyncSequence<PriceUpdate, any Error> & Sendable {
      AsyncThrowingStream<PriceUpdate, any Error> { $0.finish(throwing: FoodServerError.refused("404")) }
    }
  }

  @Test func `a feed that cannot be read at all is a problem of the server`() async {
    let (food, presenter) = (DataProviderStub(Food.self), SyncPresentableMock())
    food.stub(ServedMenu()).returns([.cola])
    let interactor = SyncInteractor(presenter: presenter, dataProvider: food.provider, priceFeed: BrokenFeed())
    let tester = InteractorTester(interactor, mocks: food, presenter, skipping: ["observe"])
    await tester.act {
      tester.activate()
      await scope.settle()
    }
    #expect(presenter.showArgValues.contains { $0.problem?.hasPrefix("The server has a problem.") == true })
  }
}
