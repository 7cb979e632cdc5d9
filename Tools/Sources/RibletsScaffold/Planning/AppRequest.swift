package import RibletsPlans
package import RibletsRepository

/// A request for a new app.
package struct AppRequest: Hashable, Sendable {
  package let name: RibletName
  /// The kind of view that shows it.
  package let view: RibletRequest.View
  /// The kind of project that makes an app for phones of it; `nil` for portable views.
  package let project: AppProject?
  /// The folder or the version of Riblets that it uses.
  package let riblets: AppLayout.Riblets
  /// True if a browser shows it.
  package let isWeb: Bool
  /// True if its compiler treats warnings as errors, and does not let one file use the imports of another.
  package let isStrict: Bool

  /// Takes the name of an app, which is that of its module.
  ///
  /// - Throws: ``RequestProblem`` for the name of a module that the app would use.
  package init(
    name: RibletName, view: RibletRequest.View = .portable, project: AppProject = .xcode, riblets: AppLayout.Riblets,
    isWeb: Bool = false, isStrict: Bool = false
  ) throws(RequestProblem) {
    let modules: Set<String> = [
      "Combine", "Dispatch", "Foundation", "Glibc", "Observation", "PackageDescription", "PackagePlugin", "Riblets",
      "SwiftUI",
      "Synchronization", "Testing", "UIKit", "XCTest",
    ]
    if modules.contains(name.text) || name.text.hasPrefix("Riblets") {
      throw RequestProblem("'\(name)' is the name of a module that an app uses. Choose another one.")
    }
    if view == .none {
      throw RequestProblem("The root of an app has a view. Use --view portable, uikit or swiftui.")
    }
    if isWeb, view != .portable {
      throw RequestProblem("A browser shows portable views only. Leave out --web or --view \(view.rawValue).")
    }
    self.isWeb = isWeb
    self.isStrict = isStrict
    self.name = name
    self.view = view
    self.project = view == .portable ? nil : project
    self.riblets = riblets
  }
}
