import KioskFood
import Riblets
import RibletsData
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

  /// Presses as a person does, and waits until the store has answered.
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
final class DependencyFake: RootDependency, MenuDependency, CartDependency {
  let foodProvider: DataProvider<Food>
  let orders = OrderStreamFake()
  var orderStream: any OrderStream { orders }

  init(_ foodProvider: DataProvider<Food>) {
    self.foodProvider = foodProvider
  }
}
