import Foundation
import RibletsLayout
package import RibletsPlans
import RibletsRepository
import RibletsScaffold

extension SampleApp {
  /// Root with Cart and Menu, and eight below each: the tests of a branch make a target, and Root's stay in the usual one.
  package static func withTestTargets() throws -> SampleApp {
    let app = try ofOneModule()
    try app.splitTests()
    return app
  }

  /// The same with one target of tests.
  package static func ofOneModule() throws -> SampleApp {
    let app = try SampleApp(hasRoot: false)
    for (path, text) in try branches.get() { try app.write(text, to: path) }
    return app
  }

  /// Read once: an app is written in no time, and planned in some.
  private static let branches = Result {
    let app = try SampleApp()
    func below(_ name: String) -> String { (1...8).map { "    - \(name)\($0)\n" }.joined() }
    try app.build("- Root\n  - Cart\n\(below("Item"))  - Menu\n\(below("Dish"))")
    return try app.files()
  }

  package func splitTests() throws { try write(try testPlan()) }

  /// Returns the changes that `riblets modularize --split-tests` would make.
  package func testPlan() throws -> ScaffoldPlan { try LayoutPlanner(FoundApp(around: root)).testPlan(isForced: false) }

  /// The names in a folder that are files, or have files below them.
  package func names(in path: String) throws -> [String] {
    let below = try files().keys.filter { $0.hasPrefix(path + "/") }
    return Set(below.map { String($0.dropFirst(path.count + 1).prefix { $0 != "/" }) }).sorted()
  }
}
