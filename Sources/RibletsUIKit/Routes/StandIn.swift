#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The empty page of a riblet that is released. While the user swipes back to it, it shows a picture of the view.
  @MainActor
  final class StandIn: UIViewController {
    private var picture: UIView?
    private let style: UIUserInterfaceStyle

    init(pictureOf controller: UIViewController? = nil) {
      picture = controller?.viewIfLoaded.flatMap { $0.window == nil ? nil : $0.snapshotView(afterScreenUpdates: false) }
      style = controller?.traitCollection.userInterfaceStyle ?? .unspecified
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      if let picture { view.addSubview(picture) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // Of another size or appearance, it would be seen to change.
      if picture?.bounds.size != view.bounds.size || traitCollection.userInterfaceStyle != style { dropPicture() }
    }

    func dropPicture() {
      picture?.removeFromSuperview()
      picture = nil
    }
  }

  /// The container of a riblet's navigation controller in a stack.
  @MainActor
  final class NavigationHolder: UIViewController {
    let navigation: UINavigationController

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(navigation)
      view.fill(with: navigation.view)
      navigation.didMove(toParent: self)
    }

    override var childForStatusBarStyle: UIViewController? { navigation }
    override var childForStatusBarHidden: UIViewController? { navigation }
    override var childForHomeIndicatorAutoHidden: UIViewController? { navigation }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { navigation }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      navigation.supportedInterfaceOrientations
    }
  }
#endif
