import Foundation
import RibletsLayout
package import RibletsPlans
package import RibletsRepository
package import RibletsScaffold

extension SampleApp {
  /// Root with Shelf, which is given a price, and Shelf with eight more: the modules `RootModule` and `ShelfModule`.
  ///
  /// - Parameters:
  ///   - shelf: What Shelf is called.
  ///   - items: The riblets below it.
  package static func inModules(shelf: String, items: [String] = items) throws -> SampleApp {
    let app = try SampleApp()
    try app.write(
      "struct Price: Codable, Hashable, Sendable {\n  var cents: Int\n}\n", to: "Sources/Shop/Prices/Price.swift")
    let below = items.map { "    - \($0)\n" }.joined()
    try app.build("- Root\n  - \(shelf) (argument price: Price = Price(cents: 3))\n\(below)")
    try app.split()
    return app
  }

  package static let items = (1...8).map { "Item\($0)" }

  /// Read once: an app is written in no time, and planned in some.
  private static let shelf = Result { try inModules(shelf: "Shelf").files() }

  /// The same with usual names.
  package static func inModules() throws -> SampleApp {
    let app = try SampleApp(hasRoot: false)
    for (path, text) in try shelf.get() { try app.write(text, to: path) }
    return app
  }

  /// An app of several modules with any tree of some ten riblets.
  package static func inModules(seed: UInt64) throws -> SampleApp {
    let app = try SampleApp()
    try app.build(TreeList(RandomTree(seed: seed, count: 9...12).tree, view: .portable).text)
    try app.split()
    // A riblet that nobody attaches may stay outside of the modules, and then no layout is possible before it has a parent.
    guard (try? app.layout()) != nil else { return try inModules(seed: seed &+ 1) }
    return app
  }

  /// Puts an app of one module into modules.
  package func split() throws {
    try write(try layout())
  }

  /// Returns the changes that `riblets modularize` would make.
  package func layout() throws -> ScaffoldPlan {
    try LayoutPlanner(FoundApp(around: root)).plan(isForced: false, threshold: 2)
  }

  /// Writes the riblets of a list.
  package func build(_ list: String) throws {
    try write(try ListPlanner(FoundApp(around: root)).plan(list, file: "tree.md", below: nil))
  }

  package func tree() throws -> RibletTree { try TreeReader.tree(of: FoundApp(around: root)) }

  package func remove(
    _ name: String, isRecursive: Bool = false, strangers: RemovePlanner.Strangers = .refuse
  ) throws -> ScaffoldPlan {
    try RemovePlanner(FoundApp(around: root)).plan(name, isRecursive: isRecursive, strangers: strangers)
  }

  package func rename(_ old: String, _ new: String) throws -> ScaffoldPlan {
    try RenamePlanner(FoundApp(around: root)).plan(old, to: RibletName(new))
  }

  /// Returns the text of the error that making a plan throws; `nil` if there is none.
  package func problem(_ work: () throws -> ScaffoldPlan) -> String? {
    do {
      _ = try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The modules that a file names, also in a manifest.
  package func names(_ word: String) throws -> [String] {
    try files().filter { $0.value.contains(word) || $0.key.contains(word) }.map(\.key).sorted()
  }
}

extension RibletTree {
  /// Riblets and routes in words, with a name in place of another one.
  package func described(_ old: String = "", as new: String = "") -> [String] {
    func named(_ name: String) -> String { name == old ? new : name }
    let names = riblets.values.map {
      "\(named($0.name)) \($0.view) \($0.flow) \($0.hasPresenter) \($0.dependencies.map(\.text)) \($0.arguments.map(\.text))"
    }
    return
      (names
      + edges.map {
        "\(named($0.parent)) > \(named($0.child)) \($0.isAttachedAtStart) \($0.argumentValues.sorted { $0.key < $1.key }) \($0.madeValues.sorted { $0.key < $1.key })"
      }).sorted()
  }
}
