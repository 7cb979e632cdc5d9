import Foundation
package import RibletsPlans

/// The folders in which an app has its parts: the file `.riblets/app.json`, which `riblets new app` writes.
package struct AppLayout: Hashable, Codable, Sendable {
  /// The origin of Riblets for the app: a folder or a version.
  package struct Riblets: Hashable, Codable, Sendable {
    /// A folder, relative to the package.
    package var path: String?
    /// The folder of the tool as it was packed, relative to the package. Without it, the tool is built from source.
    package var packedTool: String?
    package var version: String?
    /// The place of that version.
    package var address: RibletsAddress?

    package init(path: String, packedTool: String? = nil) {
      self.path = path
      self.packedTool = packedTool
    }

    package init(version: String, at address: RibletsAddress) {
      self.version = version
      self.address = address
    }
  }

  /// The module of the riblets.
  package var module: String
  /// The folder of the module.
  package var sources: String
  /// The folder of its tests.
  package var tests: String
  /// The kind of view that shows new riblets unless an option says otherwise.
  package var view: String
  /// The same; ``RibletRequest/View/portable`` for a kind that there is not.
  package var standardView: RibletRequest.View { RibletRequest.View(rawValue: view) ?? .portable }
  package var riblets: Riblets?

  /// The usual folders of a module.
  package init(module: String, view: RibletRequest.View = .portable, riblets: Riblets? = nil) {
    self.module = module
    sources = "Sources/\(module)"
    tests = "Tests/\(module)Tests"
    self.view = view.rawValue
    self.riblets = riblets
  }

  /// The folder of a module, and that of its tests beside it.
  package init(sources: String, riblets: Riblets? = nil) {
    self.init(module: sources.split(separator: "/").last.map(String.init) ?? sources, riblets: riblets)
    self.sources = sources
  }

  package static let file = ".riblets/app.json"

  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
