import KioskFood
import KioskStore
import Riblets
import RibletsData
import RibletsDataRoot
import RibletsTesting
import RibletsViewsTesting
import Testing

@testable import Kiosk

extension AppTester {
  /// Launches the whole app.
  static func kiosk(
    _ food: DataProvider<Food>, in scope: TestScope? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let delegate = AppDelegate(component: AppComponent(foodProvider: food))
    return AppTester(in: scope, sourceLocation: sourceLocation) { window, runtime in
      delegate.launch(from: window, in: runtime)
      return delegate.router
    }
  }

  /// Launches the whole app with a server.
  static func kiosk(
    _ database: KioskDatabase, server: FoodServerFake, sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let connection = RemoteConnection(retries: RetryPolicy(jitter: 0), deadline: .seconds(10))
    let food = database.food(from: server, over: connection)
    let delegate = AppDelegate(component: AppComponent(foodProvider: food, priceFeed: server))
    return AppTester(sourceLocation: sourceLocation) { window, runtime in
      delegate.launch(from: window, in: runtime)
      return delegate.router
    }
  }

  /// Presses as the user does, and waits until the store has answered.
  func press(andWait identifiers: String..., sourceLocation: SourceLocation = #_sourceLocation) async {
    for identifier in identifiers {
      press(identifier, sourceLocation: sourceLocation)
      await settle(sourceLocation: sourceLocation)
    }
  }
}

extension Item {
  static let cola = Item(id: "cola", name: "Cola", kind: .drink, price: Price(cents: 280), stock: 3)
  static let classic = Item(id: "classic", name: "Classic", kind: .burger, price: Price(cents: 690), stock: 1)
  static let fries = Item(id: "fries", name: "Fries", kind: .side, price: Price(cents: 320), stock: 9)
  static let veggie = Item(id: "veggie", name: "Veggie", kind: .burger, price: Price(cents: 750), stock: 0)
}

extension Order {
  static let twoColas = Order(lines: [.init(id: "cola", name: "Cola", price: Price(cents: 280), quantity: 2)])
  static let feast = Order(
    lines: [
      .init(id: "classic", name: "Classic", price: Price(cents: 690), quantity: 1),
      .init(id: "cola", name: "Cola", price: Price(cents: 280), quantity: 2),
    ])
}

/// An order that a test sends.
final class OrderStreamFake: OrderStream {
  let orders = MutableStateStream(Order())
  var order: StateStream<Order> { orders.stream }
}

/// Provides what every riblet of the app asks for.
final class DependencyFake: RootDependency, SyncDependency, MenuDependency, CartDependency {
  let foodProvider: DataProvider<Food>
  let orderStreamFake = OrderStreamFake()
  var orders: any OrderPlacing { StoredOrders(foodProvider) }
  var orderStream: any OrderStream { orderStreamFake }
  let pushedPrices: (any PriceFeed)?
  let priceFeed: any PriceFeed

  init(
    _ foodProvider: DataProvider<Food>, priceFeed: any PriceFeed = NoPrices(), pushedPrices: (any PriceFeed)? = nil
  ) {
    self.foodProvider = foodProvider
    self.pushedPrices = pushedPrices
    self.priceFeed = priceFeed
  }
}
