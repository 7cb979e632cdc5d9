import Riblets
import RibletsUIKit
import UIKit

/// The view of a spot: a view controller with room for children, or a tab bar.
final class SpotView: UIViewControllable, RouteContainer, SheetConfiguring {
  let name: String
  let holdsStacks: Bool
  let uiviewController: UIViewController
  /// Called while the view is shown: when it gets children, has loaded, or appears.
  var onShow: (@MainActor () -> Void)?
  /// An object that has to be freed with the view.
  var parts: [AnyObject] { [self, uiviewController] }

  init(_ name: String, holdsStacks: Bool = false) {
    self.name = name
    self.holdsStacks = holdsStacks
    uiviewController = holdsStacks ? SpotTabBarController() : SpotViewController()
    uiviewController.title = name
    (uiviewController as? SpotViewController)?.onShow = { [weak self] in self?.onShow?() }
  }

  /// Called when the view is the first one of a sheet.
  var onSheet: (@MainActor (UISheetPresentationController) -> Void)?

  func configure(_ sheet: UISheetPresentationController) { onSheet?(sheet) }

  func arrange(_ children: [PlacedView]) {
    (uiviewController as? any RouteContainer)?.arrange(children)
    onShow?()
  }
}

final class SpotViewController: UIViewController, RouteContainer {
  private(set) var loads = 0
  /// What the view does while it is shown.
  var onLoad: @MainActor () -> Void = {}
  fileprivate var onShow: (@MainActor () -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    onLoad()
    onShow?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onShow?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onShow?()
  }
}

/// An animator that ends with the time of the window, or at once.
final class SpotAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let endsAtOnce: Bool

  init(endsAtOnce: Bool) { self.endsAtOnce = endsAtOnce }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if endsAtOnce { context.completeTransition(!context.transitionWasCancelled) }
  }
}

final class SpotTabBarController: RouteTabBarController {}

extension UIViewController {
  /// What the user sees of it, as `SpotPicture` says it.
  var picture: String {
    switch self {
    case let controller as SpotViewController: controller.spotPicture
    case let tabs as UITabBarController: tabs.tabsPicture
    case let navigation as UINavigationController: navigation.viewControllers.map(\.picture).joined(separator: " > ")
    case let alert as UIAlertController: "? \(alert.title ?? "")"
    default: title ?? "-"
    }
  }

  /// Everything in front of this view controller, and itself.
  var layers: [UIViewController] { [self] + (presentedViewController.map(\.layers) ?? []) }
}

extension UITabBarController {
  fileprivate var tabsPicture: String {
    let titles = (viewControllers ?? []).map { tab in
      (tab.tabBarItem.title ?? "") + (tab === selectedViewController ? "*" : "")
    }
    guard let selected = selectedViewController else { return title ?? "" }
    return "\(title ?? "")[\(selected.picture), |\(titles.joined(separator: " "))|]"
  }
}

extension SpotViewController {
  fileprivate var spotPicture: String {
    func pictures(_ views: [UIView]) -> [String] {
      views.compactMap { view in children.first { $0.viewIfLoaded === view }?.picture }
    }
    var parts = pictures(routeView.leaves)
    let titles = tabButtons.map { ($0.currentTitle ?? "") + ($0.isSelected ? "*" : "") }
    if !titles.isEmpty { parts.append("|\(titles.joined(separator: " "))|") }
    parts += pictures(view.subviews.filter { $0 !== routeView })
    return parts.isEmpty ? title ?? "" : "\(title ?? "")[\(parts.joined(separator: ", "))]"
  }

  var tabButtons: [UIButton] { routeView.leaves.compactMap { $0 as? UIButton } }
}

extension UIView {
  /// The views that stand in stack views below this one, in their order.
  fileprivate var leaves: [UIView] {
    (self as? UIStackView).map { $0.arrangedSubviews.flatMap(\.leaves) } ?? [self]
  }
}
