import Riblets

/// The router of Hint, as its interactor knows it.
/// @mockable
protocol HintRouting: ViewableRouting, Navigating where Origin == any HintRouting {}

/// A way from Hint to one of its children.
typealias HintRoute = Route<any HintRouting>

/// The view of Hint, as its interactor knows it.
/// @mockable
protocol HintPresentable: Presentable {
  var listener: (any HintPresentableListener)? { get set }
}

/// The parent of Hint, as its interactor knows it.
/// @mockable
@MainActor
protocol HintListener: AnyObject, Sendable {
  func hintDidFinish()
  func hintDidChooseCart()
}

/// Says something for a few seconds.
final class HintInteractor: PresentableInteractor<any HintPresentable>, HintInteractable, HintPresentableListener {
  weak var router: (any HintRouting)?
  weak var listener: (any HintListener)?

  override init(presenter: any HintPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    task { hint in
      try await hint.ribletClock.sleep(for: .seconds(5))
      hint.listener?.hintDidFinish()
    }
  }

  func chooseCart() {
    listener?.hintDidChooseCart()
  }
}
