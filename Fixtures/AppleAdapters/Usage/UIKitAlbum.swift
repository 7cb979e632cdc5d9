// A riblet whose view is a `UIView`, a sheet of two heights, and a page with a transition of its own;
// `scripts/check apple-adapters` type-checks it in the settings of apps, and the tests of the adapters run it.

import Riblets
import RibletsUIKit
import UIKit

// MARK: The album

protocol AlbumRouting: ViewableRouting, Navigating where Origin == any AlbumRouting {}
typealias AlbumRoute = Route<any AlbumRouting>

final class AlbumViewController: UIViewController, RouteContainer {}

final class AlbumInteractor: Interactor {
  weak var router: (any AlbumRouting)?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.begin(with: .thumbnail(1), .thumbnail(2))
  }
}

final class AlbumRouter: LaunchRouter<AlbumInteractor, AlbumViewController>, AlbumRouting {}

final class AlbumBuilder: Builder<any EmptyDependency> {
  func build() -> AlbumRouter {
    let interactor = AlbumInteractor()
    let router = AlbumRouter(interactor: interactor, viewController: AlbumViewController())
    interactor.router = router
    return router
  }
}

// MARK: A thumbnail: a part of the album, without a view controller

protocol ThumbnailRouting: ViewableRouting {}

protocol ThumbnailViewControllable: ViewControllable {}

final class ThumbnailView: UIImageView, ThumbnailViewControllable {}

final class ThumbnailRouter: ViewableRouter<Interactor, any ThumbnailViewControllable>, ThumbnailRouting {}

nonisolated struct AlbumThumbnail: ChildRoute {
  static let shown = Shown.item
  var id: Int
  var key: String { "\(id)" }

  @MainActor
  func build(in parent: AlbumRouter) -> any ThumbnailRouting {
    ThumbnailRouter(interactor: Interactor(), viewController: ThumbnailView(frame: .zero))
  }
}

// MARK: A photo: a page that grows out of its thumbnail

protocol PhotoRouting: ViewableRouting {}

final class PhotoViewController: UIViewController {}

final class PhotoRouter: ViewableRouter<Interactor, PhotoViewController>, PhotoRouting {}

nonisolated struct AlbumPhoto: ChildRoute {
  static let shown = Shown.pushed
  var id: Int
  var transition: String { "zoom" }

  @MainActor
  func build(in parent: AlbumRouter) -> any PhotoRouting {
    PhotoRouter(interactor: Interactor(), viewController: PhotoViewController())
  }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  // With default isolation `MainActor`, the initializer of `NSObject` needs this.
  override nonisolated convenience init() { self.init(isComing: true) }

  nonisolated init(isComing: Bool) {
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    // The photo is in front, whether it comes or leaves.
    if isComing {
      context.containerView.addSubview(to.view)
    } else {
      context.containerView.insertSubview(to.view, at: 0)
    }
    let photo: UIView = isComing ? to.view : from.view
    let isComing = isComing
    photo.alpha = isComing ? 0 : 1
    UIView.animate(withDuration: transitionDuration(using: context)) {
      photo.alpha = isComing ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

// MARK: A filter: a sheet that begins with half of the height

protocol FilterRouting: ViewableRouting {}

protocol FilterViewControllable: ViewControllable {}

final class FilterViewController: UIViewController, FilterViewControllable, SheetConfiguring {
  func configure(_ sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
  }
}

final class FilterRouter: ViewableRouter<Interactor, any FilterViewControllable>, FilterRouting {}

nonisolated struct AlbumFilter: ChildRoute {
  static let shown = Shown.sheet

  @MainActor
  func build(in parent: AlbumRouter) -> any FilterRouting {
    FilterRouter(interactor: Interactor(), viewController: FilterViewController())
  }
}

extension AlbumRoute {
  static func thumbnail(_ id: Int) -> Self { Self(AlbumThumbnail(id: id)) }
  static func photo(_ id: Int) -> Self { Self(AlbumPhoto(id: id)) }
  static var filter: Self { Self(AlbumFilter()) }
}

// MARK: Launch

final class AlbumSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var router: AlbumRouter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let router = AlbumBuilder(dependency: EmptyComponent()).build()
    self.router = router
    let window = router.launch(in: windowScene)
    window.routeTransitions = ["zoom": { ZoomAnimator(isComing: $0 == .push) }]
    self.window = window
  }
}
