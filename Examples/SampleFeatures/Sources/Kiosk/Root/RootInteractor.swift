import KioskFood
import Riblets
import RibletsData

/// @mockable
@MainActor
protocol RootRouting: ViewableRouting, Navigating where Origin == any RootRouting {}

typealias RootRoute = Route<any RootRouting>

/// @mockable
@MainActor
protocol RootPresentable: Presentable {
  var listener: (any RootPresentableListener)? { get set }
  /// Says across both children what is wrong; `nil` when it is over.
  func show(problem: String?)
  func thank(forOrder number: Int)
}

/// Follows the order in the store, and shares it with its children.
final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable, RootPresentableListener,
  FoodDataProviding
{
  weak var router: (any RootRouting)?
  let dataProvider: DataProvider<Food>
  private let orderStream: MutableOrderStream
  private let hasServer: Bool
  private var following: StreamConnection?

  init(
    presenter: any RootPresentable, dataProvider: DataProvider<Food>, orderStream: MutableOrderStream,
    hasServer: Bool = false
  ) {
    self.dataProvider = dataProvider
    self.orderStream = orderStream
    self.hasServer = hasServer
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    if hasServer { router?.begin(with: .sync, .menu, .cart) } else { router?.begin(with: .menu, .cart) }
    follow()
  }

  /// Looks again after a problem.
  func retry() {
    follow()
  }

  func thank(forOrder number: Int) {
    presenter.thank(forOrder: number)
  }

  private func follow() {
    following?.cancel()
    following = observe(observing(.order)) { interactor, order in
      switch order {
      case .success(let order):
        interactor.orderStream.send(order)
        interactor.presenter.show(problem: nil)
      case .failure(let error):
        // The children keep the order that they have.
        interactor.presenter.show(problem: Explanation.of(error, reading: "order"))
      }
    }
  }
}
