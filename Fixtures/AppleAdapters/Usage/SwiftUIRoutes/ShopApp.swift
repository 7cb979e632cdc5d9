import Riblets
import RibletsSwiftUI
import SwiftUI

/// Has a tree of riblets for each window, which opens the links of the window, and comes back to its place.
@main
struct ShopApp: App {
  var runtime = RibletRuntime.logging()

  var body: some Scene {
    WindowGroup {
      LaunchView(restoring: "shop.place", in: runtime) { window in
        RootRouter(
          interactor: RootInteractor(isInForeground: window.isInForeground), viewController: RootScreen())
      }
    }
  }
}
