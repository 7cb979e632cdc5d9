import Foundation
import RibletsEdits
package import RibletsPlans

/// The dependencies of all modules of an app: the file `.riblets/package.json`.
package struct PackageProducts: Hashable, Decodable, Sendable {
  package var interfaces: Set<String>
  package var modules: Set<String>
  /// Plug-ins of all targets of tests.
  package var plugins: Set<String>
  package var tests: Set<String>

  package static let file = ".riblets/package.json"

  /// Returns the products that views of a kind and their tests need.
  package static func standard(of view: RibletRequest.View = .portable) -> Self {
    func products(_ names: [String]) -> Set<String> {
      Set(names.map { ManifestProduct($0).package(beside: ManifestProduct.usualPackage) + "/" + $0 })
    }
    // In an app of UIKit, screens of SwiftUI can be children.
    let views =
      switch view {
      case .portable, .none: ["RibletsViews"]
      case .swiftui: ["RibletsSwiftUI"]
      case .uikit: ["RibletsSwiftUI", "RibletsUIKit"]
      }
    let tests = view == .portable ? ["RibletsViewsSnapshot", "RibletsViewsTesting"] : []
    return Self(
      interfaces: products(["Riblets"]), modules: products(["Riblets"] + views),
      plugins: ["riblets-tools/RibletsMocksPlugin"],
      tests: products(["Riblets", "RibletsSpec", "RibletsTesting"] + views + tests))
  }

  /// All that is named.
  package var names: Set<String> { interfaces.union(modules).union(plugins).union(tests) }

  package var text: String {
    JSONText.text(of: [("interfaces", interfaces), ("modules", modules), ("plugins", plugins), ("tests", tests)])
  }
}
