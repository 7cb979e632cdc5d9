import Riblets
import RibletsViewsTesting
import Testing

@testable import Shop

extension AppTester {
  /// Launches the whole app, with time in the hands of a test.
  static func shop(
    isSearchOn: Bool = true, restoring state: NavigationState? = nil, in scope: TestScope? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> AppTester {
    let application = ShopApplication(isSearchOn: isSearchOn)
    if let state { #expect(application.router.restore(state) == [], sourceLocation: sourceLocation) }
    return AppTester(
      in: scope,
      openLink: { link in
        (application.router.interactable as? RootInteractor)?.task { _ in try? await application.open(link) }
      }, sourceLocation: sourceLocation
    ) { window, runtime in
      application.launch(from: window, in: runtime)
      return application.router
    }
  }

  /// Logs in as the user does.
  func logIn(_ name: String = "Ann", sourceLocation: SourceLocation = #_sourceLocation) {
    type(name, into: "your-name", sourceLocation: sourceLocation)
    press("log-in", sourceLocation: sourceLocation)
  }
}
