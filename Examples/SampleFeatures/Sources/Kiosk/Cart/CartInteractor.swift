import KioskFood
import Riblets
import RibletsData

/// @mockable
@MainActor
protocol CartRouting: ViewableRouting {}

/// @mockable
@MainActor
protocol CartPresentable: Presentable {
  var listener: (any CartPresentableListener)? { get set }
  func show(_ order: Order)
  /// Shows a message about what did not work; it is empty when the next thing did.
  func say(_ message: String)
}

/// @mockable
@MainActor
protocol CartListener: AnyObject {
  func cartDidPlaceOrder(number: Int)
}

/// Shows the order, takes lines out of it, and places it.
final class CartInteractor: PresentableInteractor<any CartPresentable>, CartInteractable, CartPresentableListener,
  FoodDataProviding
{
  weak var router: (any CartRouting)?
  weak var listener: (any CartListener)?
  let dataProvider: DataProvider<Food>
  private let orders: any OrderPlacing
  private let orderStream: any OrderStream

  init(
    presenter: any CartPresentable, dataProvider: DataProvider<Food>, orders: any OrderPlacing,
    orderStream: any OrderStream
  ) {
    self.dataProvider = dataProvider
    self.orders = orders
    self.orderStream = orderStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    observe(orderStream.order) { interactor, order in interactor.presenter.show(order) }
  }

  func takeOut(_ line: Order.Line) {
    attempt { interactor in
      try await interactor.mutate(ChangeQuantity(of: line.id, by: -line.quantity))
    }
  }

  /// A second press while the first is under way changes nothing.
  func placeOrder() {
    attempt { interactor in
      let number = try await interactor.orders.placeOrder()
      interactor.listener?.cartDidPlaceOrder(number: number)
    }
  }

  private func attempt(_ change: @escaping @MainActor (CartInteractor) async throws -> Void) {
    task(id: "change", .keepFirst) { interactor in
      do {
        try await change(interactor)
        interactor.presenter.say("")
      } catch let error where !(error is CancellationError) {
        interactor.presenter.say(Explanation.of(error))
      }
    }
  }
}
