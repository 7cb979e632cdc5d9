import Riblets

/// @mockable
@MainActor
protocol MenuListener: AnyObject {}

/// Decides nothing: what the menu does is its view model's.
final class MenuInteractor: Interactor, MenuInteractable {
  weak var router: (any MenuRouting)?
  weak var listener: (any MenuListener)?
}
