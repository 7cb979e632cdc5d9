import Riblets
import RibletsSwiftUI
import SwiftUI

/// Has a tree of riblets for each window, which opens the links of the window, and comes back to its place.
@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      LaunchView(restoring: "shop.place") { window in
        RootRouter(
          interactor: RootInteractor(isInForeground: window.isInForeground), viewController: RootScreen())
      }
    }
  }
}
