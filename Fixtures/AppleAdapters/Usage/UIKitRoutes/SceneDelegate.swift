import Riblets
import RibletsUIKit
import UIKit

/// Has a tree of riblets for each window, and hands the links and the saved place of UIKit to the tree.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow? {
    didSet { window?.routeTransitions = ["zoom": { ZoomAnimator(isComing: $0 == .push) }] }
  }
  var runtime = RibletRuntime.logging()
  private(set) var router: RootRouter?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let router = RootRouter(
      interactor: RootInteractor(isInForeground: windowScene.isInForeground), viewController: RootViewController())
    self.router = router
    window = router.launch(in: windowScene, restoring: session.stateRestorationActivity, runtime: runtime)
    // UIKit passes a link that starts the app only here.
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { router?.openLink(context.url.absoluteString) }
  }

  /// Opens a universal link.
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let link = activity.webpageURL else { return }
    router?.openLink(link.absoluteString)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { router?.restorationActivity }

  func sceneDidDisconnect(_ scene: UIScene) {
    router?.terminate()
    router = nil
  }
}
