// A view model that tries what it may not. No line of its body compiles; Expected.txt holds what the compiler says.
import RibletsData

@MainActor
final class KioskViewModel: FoodDataProviding {
  let dataProvider: DataProvider<Food>

  init(dataProvider: DataProvider<Food>) {
    self.dataProvider = dataProvider
  }

  func runsAForeignMutation() throws {
    try mutate(Charge(amount: 7))
  }

  func runsAForeignFetch() throws {
    _ = try dataProvider.fetch(Receipts())
  }

  func observesAForeignQuery() {
    _ = observing(Receipts())
  }

  func expectsAnotherResult() throws {
    let stock: Int = try fetch(.burgers)
    print(stock)
  }

  func givesACaseAnotherResult() {
    _ = FoodQuery<String>.stock(of: "cheese", .proof)
  }

  func fetchesAMutation() throws {
    try fetch(Sell(id: "cheese"))
  }

  func makesARoot() {
    _ = RootDataProvider(Shelf())
  }

  func makesAProvider() {
    _ = DataProvider<Food>(Shelf())
  }

  func reachesBehindItsProvider() {
    _ = dataProvider.executor
  }

  func asksForTheRoot() {
    _ = dataProvider.root
  }

  func turnsItsProviderIntoAnother() {
    let payment: DataProvider<Payment> = dataProvider
    print(payment)
  }
}

final class Shelf {}

@MainActor
final class KioskWithoutAProvider: FoodDataProviding {}

@MainActor
final class MenuViewModel: MenuDataProviding {
  let dataProvider: DataProvider<Menu>

  init(dataProvider: DataProvider<Menu>) {
    self.dataProvider = dataProvider
  }

  func fetchesWithoutWaiting() throws {
    _ = try fetch(Dishes())
  }

  func mutatesWithoutWaiting() throws {
    try dataProvider.mutate(Order(id: "soup"))
  }

  func takesTheStateForAResult() {
    _ = observing(Dishes()).map { try? $0.get() }
  }

  func waitsForAForeignQuery() async throws {
    _ = try await fetch(Receipts())
  }

  func asksForACopyThatNobodyKeeps(query: some RemoteFetchQuery<Menu, Int>) async throws {
    _ = try await fetch(query, .storeOnly)
  }
}

final class KioskThatWaits: FoodDataProviding {
  let dataProvider: DataProvider<Food>
  init(dataProvider: DataProvider<Food>) { self.dataProvider = dataProvider }

  func waitsForAForeignServer() async throws {
    _ = try await fetch(Dishes())
  }
}
