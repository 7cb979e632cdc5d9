import Foundation
package import RibletsPlans
import RibletsScaffold

extension SampleApp {
  /// Root with Hall and Shelf, Shelf with eight more, in views of Apple's.
  package static func list(of view: RibletRequest.View, apartFrom name: String = "") -> String {
    let options =
      view == .uikit
      ? [
        "Hall": " (storyboard)", "Shelf": " (storyboard, presenter)", "Item1": " (xib, one-way)",
        "Item2": " (view swiftui)",
      ]
      : ["Hall": " (presenter)", "Shelf": " (view none)", "Item1": " (one-way)"]
    func line(_ name: String, _ depth: Int) -> String {
      String(repeating: "  ", count: depth) + "- " + name + options[name, default: ""] + "\n"
    }
    return line("Root", 0) + line("Hall", 1) + line("Shelf", 1)
      + items.filter { $0 != name }.map { line($0, 2) }.joined()
  }

  private static func files(_ view: RibletRequest.View, isSplit: Bool) -> Result<[String: String], any Error> {
    Result {
      let app = try SampleApp(view: view)
      try app.build(list(of: view))
      if isSplit { try app.split() }
      return try app.files()
    }
  }

  private static let plainFiles = [RibletRequest.View.uikit: files(.uikit, isSplit: false)]
  private static let modularFiles = [
    RibletRequest.View.swiftui: files(.swiftui, isSplit: true), .uikit: files(.uikit, isSplit: true),
  ]

  private convenience init(_ files: Result<[String: String], any Error>?) throws {
    try self.init(hasRoot: false)
    for (path, text) in try files?.get() ?? [:] { try write(text, to: path) }
  }

  /// The app in one module.
  package static func ofUIKit() throws -> SampleApp { try SampleApp(plainFiles[.uikit]) }

  /// The app in the modules `RootModule` and `ShelfModule`.
  package static func inModules(of view: RibletRequest.View) throws -> SampleApp { try SampleApp(modularFiles[view]) }
}
