// What a view model may do with the provider that it is given. Compiles.
import Riblets
import RibletsData

@MainActor
final class KioskViewModel: FoodDataProviding {
  let dataProvider: DataProvider<Food>
  private(set) var names: [String] = []

  init(dataProvider: DataProvider<Food>) {
    self.dataProvider = dataProvider
  }

  func load() async throws {
    names = try await fetch(.burgers).map(\.id)
  }

  func sell(_ id: String) throws -> Int {
    try mutate(Sell(id: id))
    return try fetch(.stock(of: id))
  }

  func follow() -> StreamConnection {
    observing(.burgers).removeDuplicates().sink { [weak self] burgers in
      if let burgers = try? burgers.get() { self?.names = burgers.map(\.id) }
    }
  }
}

@MainActor
final class MenuViewModel: MenuDataProviding {
  let dataProvider: DataProvider<Menu>
  private(set) var dishes: LoadState<[Dish]> = .idle

  init(dataProvider: DataProvider<Menu>) {
    self.dataProvider = dataProvider
  }

  func order(_ id: String) async throws -> [Dish] {
    try await mutate(Order(id: id))
    _ = try await fetch(Dishes(), .storeOnly)
    return try await fetch(Dishes())
  }

  func follow() -> StreamConnection {
    observing(Dishes()).sink { [weak self] dishes in self?.dishes = dishes }
  }
}
