public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic = -2
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let allButUpsideDown = Self(rawValue: 26)
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

@MainActor
open class UITraitCollection: Foundation.NSObject {
  /// The traits of the simulated device. A test may set them.
  public static var current = UITraitCollection(userInterfaceStyle: .light)
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView? {
    didSet {
      oldValue?.owner = nil
      loadedView?.owner = self
    }
  }
  private(set) var presented: UIViewController?
  private weak var presenter: UIViewController?
  private var madePresentationController: UIPresentationController?
  /// What was asked for; the public flags follow when the transition begins.
  private var isComing = false
  private var isOnItsWayOut = false
  var modalTransition: SimulatedTransition?
  var stackTransition: SimulatedTransition?

  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) var isBeingDismissed = false
  open private(set) var isBeingPresented = false
  open var isMovingFromParent: Bool { false }
  open var isMovingToParent: Bool { false }
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open private(set) var storyboard: UIStoryboard?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadView() { loadedView = UIView() }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
    childController.willMove(toParent: self)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  open var presentationController: UIPresentationController? {
    if let madePresentationController { return madePresentationController }
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) && !(self is UIAlertController)
    let made =
      isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    madePresentationController = made
    if presenter == nil { made.retained = self }
    return made
  }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stackTransition ?? modalTransition ?? presenter?.modalTransition ?? parent?.transitionCoordinator
  }

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// UIKit asks the root of the window and what fills it in front, and none of their children (Apple's documentation).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  /// Makes what has waited for the end of a transition.
  func makeWaitingChanges() {}

  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if let parent { return parent.present(viewControllerToPresent, animated: flag, completion: completion) }
    precondition(viewControllerToPresent.presenter == nil, "UIKit throws: it is presented already.")
    // UIKit writes a line to the log in these cases and does nothing.
    guard let window = viewIfLoaded?.window, presented == nil, !isOnItsWayOut else { return }
    let coming = viewControllerToPresent
    presented = coming
    coming.presenter = self
    coming.isComing = true
    coming.madePresentationController = coming.presentationController
    coming.loadViewIfNeeded()
    let animator =
      flag
      ? coming.transitioningDelegate?.animationController(forPresented: coming, presenting: self, source: self) : nil
    SimulatedTransition.run(
      at: self, \.modalTransition, in: window, from: self, to: coming, animated: flag, by: animator,
      onBegin: {
        coming.isBeingPresented = true
        coming.madePresentationController?.begin(in: window)
        coming.viewWillAppear(flag)
      },
      onEnd: { [self] _ in
        coming.isComing = false
        coming.isBeingPresented = false
        if coming.modalPresentationStyle == .fullScreen { view.removeFromSuperview() }
        coming.viewDidAppear(flag)
        modalTransition = nil
        completion?()
      })
  }

  /// What leaves already is passed over, so that a second call takes away the view controller that has presented it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let host = presentingAncestor ?? presentingViewController, let leaving = host.presented else { return }
    if leaving.isOnItsWayOut { return host.dismiss(animated: flag, completion: completion) }
    // UIKit writes a line to the log, does nothing, and does not call the completion.
    guard !leaving.isPartlyComing else { return }
    host.beginDismissal(of: leaving, animated: flag) { _ in completion?() }
  }

  /// True if this view controller, or one that is presented in front of it, is being presented.
  private var isPartlyComing: Bool { isComing || presented?.isPartlyComing == true }

  private var presentingAncestor: UIViewController? {
    if let presented, !presented.isOnItsWayOut { return self }
    return parent?.presentingAncestor
  }

  func beginInteractiveDismissal(
    of leaving: UIViewController, end: @escaping (_ isCancelled: Bool) -> Void
  ) -> SimulatedTransition? {
    beginDismissal(of: leaving, animated: true, isInteractive: true, end: end)
  }

  @discardableResult
  private func beginDismissal(
    of leaving: UIViewController, animated: Bool, isInteractive: Bool = false,
    end: @escaping (_ isCancelled: Bool) -> Void
  ) -> SimulatedTransition? {
    // Of several full screens only the front one is in the window.
    let window = leaving.layersInFront.lazy.compactMap { $0.viewIfLoaded?.window }.first
    leaving.isOnItsWayOut = true
    let animator = animated ? leaving.transitioningDelegate?.animationController(forDismissed: leaving) : nil
    return SimulatedTransition.run(
      at: self, \.modalTransition, in: window, from: leaving, to: self, animated: animated,
      by: animator, isInteractive: isInteractive,
      onBegin: { [self] in
        leaving.isBeingDismissed = true
        if view.superview == nil, let place = madePresentationController?.containerView ?? window {
          place.insertSubview(view, at: 0)
        }
        leaving.viewWillDisappear(animated)
      }
    ) { [self] isCancelled in
      leaving.isOnItsWayOut = false
      leaving.isBeingDismissed = false
      if !isCancelled {
        // Only the front one has a transition; what stands between goes with it.
        leaving.unlinkPresented()
        presented = nil
        leaving.presenter = nil
        leaving.endPresentation()
        leaving.view.removeFromSuperview()
        leaving.viewDidDisappear(animated)
      }
      modalTransition = nil
      end(isCancelled)
    }
  }

  private func endPresentation() {
    let forgets = viewIfLoaded?.window?.platform.forgetsPresentations == true
    madePresentationController?.end()
    if forgets { madePresentationController = nil }
  }

  private var layersInFront: [UIViewController] { [self] + (presented?.layersInFront ?? []) }

  private func unlinkPresented() {
    guard let front = presented else { return }
    front.unlinkPresented()
    presented = nil
    front.presenter = nil
    front.endPresentation()
    front.view.removeFromSuperview()
  }
}

@MainActor
open class UITabBarItem: Foundation.NSObject {
  open var title: String?
  open var image: UIImage?
  open var badgeValue: String?
  public override init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
  }
}

@MainActor
open class UINavigationItem: Foundation.NSObject {
  open var title: String?
  open var hidesBackButton = false
  /// The action of the back button in place of a step back (Apple's documentation of `UINavigationItem`, iOS 16).
  open var backAction: UIAction?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  public init(title: String) { self.title = title }
}

@MainActor
open class UIBarButtonItem: Foundation.NSObject {
  public convenience init(title: String?, primaryAction: UIAction?) { self.init() }
}

@MainActor
open class UIAlertAction: Foundation.NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Reports the answer, as UIKit does when the alert has gone.
  public func tap() { handler?(self) }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var preferredStyle = Style.alert
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  open func addAction(_ action: UIAlertAction) {
    let hasCancel = actions.contains { $0.style == .cancel }
    precondition(action.style != .cancel || !hasCancel, "UIKit throws: there can only be one action of this style.")
    actions.append(action)
  }
}
