import KioskFood
import Riblets

/// The order, as the root shares it with its children.
@MainActor
protocol OrderStream: AnyObject, Sendable {
  var order: StateStream<Order> { get }
}

final class MutableOrderStream: OrderStream {
  private let orders = MutableStateStream(Order())
  var order: StateStream<Order> { orders.stream.removeDuplicates() }

  func send(_ order: Order) { orders.send(order) }
}
