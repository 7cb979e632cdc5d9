// Screens of SwiftUI in an app of UIKit, and the other way round; `scripts/check apple-adapters` type-checks it in the settings of apps.

import Combine
import Riblets
import RibletsSwiftUI
import RibletsUIKit
import SwiftUI
import UIKit

struct ProfileState: Equatable, Sendable {
  var name = ""
}

enum ProfileAction: Sendable {
  case logOut
}

@MainActor
protocol ProfilePresentable: Presentable {
  func connect(to states: StateStream<ProfileState>, onAction: @escaping @MainActor @Sendable (ProfileAction) -> Void)
}

@MainActor
protocol ProfileViewControllable: ViewControllable {
  func present(_ view: any ViewControllable)
}

final class ProfileModel: StateModel<ProfileState, ProfileAction>, ProfilePresentable {}

struct ProfileView: View {
  @ObservedObject var model: ProfileModel

  var body: some View {
    VStack {
      Text(model.state?.name ?? "")
      Button("Log out") { model.send(.logOut) }
    }
  }
}

/// A hosting controller is a view controller, and so the view of a riblet.
final class ProfileViewController: UIHostingController<ProfileView>, ProfileViewControllable {}

final class ProfileInteractor: PresentableInteractor<any ProfilePresentable> {}

final class ProfileBuilder: Builder<any EmptyDependency> {
  func build() -> any ViewableRouting {
    let model = ProfileModel()
    let viewController = ProfileViewController(rootView: ProfileView(model: model))
    return ViewableRouter<ProfileInteractor, any ProfileViewControllable>(
      interactor: ProfileInteractor(presenter: model), viewController: viewController)
  }
}

/// Has UIKit show any screen.
final class ScreenController: UIHostingController<ScreenView>, ProfileViewControllable {
  static func hosting(_ view: any ViewControllable) -> ScreenController {
    ScreenController(rootView: ScreenView(view.screen))
  }
}

/// A screen that brings its hosting controller along, so that routers of UIKit can show it as it is.
final class SettingsScreen: StateScreen<ProfileState, ProfileAction>, UIViewControllable {
  /// Weak, since it holds the screen.
  private weak var controller: UIViewController?

  /// One controller while somebody has it.
  var uiviewController: UIViewController {
    if let controller { return controller }
    let controller = UIHostingController(rootView: ScreenView(self))
    self.controller = controller
    return controller
  }
}

/// A view controller of UIKit as the view of a riblet in an app of SwiftUI: routers push and present the screen.
final class MapScreen: Screen {
  private let controller = MapViewController()

  override var body: any View { MapView(controller: controller) }
}

final class MapViewController: UIViewController {}

struct MapView: UIViewControllerRepresentable {
  let controller: MapViewController

  func makeUIViewController(context: Context) -> MapViewController { controller }

  func updateUIViewController(_ controller: MapViewController, context: Context) {}
}
