import Foundation
import RibletsPlans
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsScaffold

struct MergedListsTests {
  private let apps: MergeSides<SampleApp>

  init() throws {
    apps = MergeSides(base: try SampleApp(), ours: try SampleApp(), theirs: try SampleApp())
  }

  /// Writes a file on some sides.
  private func write(_ path: String, base: String? = nil, ours: String? = nil, theirs: String? = nil) throws {
    for (app, text) in zip(apps.all, [base, ours, theirs]) {
      if let text { try app.write(text, to: path) }
    }
  }

  private func merge() throws -> MergeSides<ScaffoldPlan> {
    let plans = try MergedLists(apps.map { try SideLists(of: FoundApp(around: $0.root)) }).plans()
    for (app, plan) in zip(apps.all, plans.all) { try app.write(plan) }
    return plans
  }

  /// The text of a file on all sides; `nil` on one that has none.
  private func texts(_ path: String) -> [String?] { apps.all.map { try? $0.text(of: path) } }

  private func interactor(beginningWith routes: String...) -> String {
    let begin = routes.isEmpty ? "" : "    router?.begin(with: \(routes.joined(separator: ", ")))\n"
    return "final class MenuInteractor {\n  override func didBecomeActive() {\n    let _ = 1\n\(begin)  }\n}\n"
  }

  @Test func `what both sides add to a manifest is in it, and what one takes out is not`() throws {
    try write(
      ".riblets/modules/MenuModule.json",
      base: ModuleManifest(dependencies: ["A", "B", "C"], tests: ["T"]).text,
      ours: ModuleManifest(dependencies: ["A", "C", "Ours"], interface: ["I"], tests: ["T"]).text,
      theirs: ModuleManifest(dependencies: ["A", "B", "Theirs"], tests: []).text)
    _ = try merge()
    let merged = ModuleManifest(dependencies: ["A", "Ours", "Theirs"], interface: ["I"]).text
    #expect(texts(".riblets/modules/MenuModule.json") == [merged, merged, merged])
  }

  @Test func `a manifest that both sides begin is one, and one that only one side has is left to git`() throws {
    try write(
      ".riblets/modules/MenuModule.json", ours: ModuleManifest(dependencies: ["Ours"]).text,
      theirs: ModuleManifest(dependencies: ["Theirs"]).text)
    let own = ModuleManifest(dependencies: ["Mine"]).text
    try write(".riblets/modules/CartModule.json", ours: own)
    _ = try merge()
    let merged = ModuleManifest(dependencies: ["Ours", "Theirs"]).text
    #expect(texts(".riblets/modules/MenuModule.json") == [merged, merged, merged])
    #expect(texts(".riblets/modules/CartModule.json") == [nil, own, nil])
  }

  @Test func `a comment before the marks of former names stays, and marks with lines by hand are left to git`() throws {
    func route(_ marks: [String], comment: String = "", inMark: String = "") -> String {
      let list = marks.map { "\($0).self" }.joined(separator: ", ")
      return "struct RootCart: ChildRoute {\n"
        + (marks.isEmpty ? "" : "  static let former: [any FormerRoute.Type] = [\(list)]\n") + "}\n" + comment
        + marks.map {
          "\n/// A name by which saved states may know Cart.\nenum \($0): FormerRoute {\n\(inMark)  static let route: any ChildRoute.Type = RootCart.self\n}\n"
        }.joined()
    }
    let path = "Sources/Shop/Root/Root+Cart.swift"
    try write(
      path, base: route([]), ours: route(["RootBag"], comment: "\n// By hand.\n"), theirs: route(["RootBasket"]))
    _ = try merge()
    let both = ["RootBag", "RootBasket"]
    #expect(texts(path) == [route(both), route(both, comment: "\n// By hand.\n"), route(both)])

    let changed = route(["RootBag"], inMark: "  // By hand.\n")
    try write(path, base: route([]), ours: changed, theirs: route(["RootBasket"]))
    _ = try merge()
    #expect(texts(path) == [route([]), changed, route(["RootBasket"])])
  }

  @Test func `a module that one side has emptied and the other has filled stays`() throws {
    let (before, filled) = (ModuleManifest().text, ModuleManifest(dependencies: ["Theirs"]).text)
    try write(".riblets/modules/MenuModule.json", base: before, theirs: filled)
    try write(".riblets/modules/CartModule.json", base: before, theirs: before)
    _ = try merge()
    #expect(texts(".riblets/modules/MenuModule.json") == [nil, nil, filled])
    #expect(texts(".riblets/modules/CartModule.json") == [before, nil, before])
  }

  @Test func `first routes are merged by their names, in lines that hands have changed, too`() throws {
    let path = "Sources/Shop/Menu/MenuInteractor.swift"
    try write(
      path, base: interactor(beginningWith: ".cart", ".gone"),
      ours: interactor(beginningWith: ".cart", ".gone", ".ours()").replacing("= 1", with: "= 2"),
      theirs: interactor(beginningWith: ".cart", ".theirs"))
    // What makes it one of a riblet.
    try write(
      "Sources/Shop/Menu/MenuRouter.swift", base: "class MenuRouter {}\n", ours: "class MenuRouter {}\n",
      theirs: "class MenuRouter {}\n")
    _ = try merge()
    let merged = interactor(beginningWith: ".cart", ".ours()", ".theirs")
    #expect(texts(path) == [merged, merged.replacing("= 1", with: "= 2"), merged])
  }

  private func mergeRoutes(base: String, ours: String, theirs: String) throws -> [String?] {
    try write(
      "Sources/Shop/Menu/MenuRouter.swift", base: "class MenuRouter {}\n", ours: "class MenuRouter {}\n",
      theirs: "class MenuRouter {}\n")
    let path = "Sources/Shop/Menu/MenuInteractor.swift"
    try write(path, base: base, ours: ours, theirs: theirs)
    _ = try merge()
    return texts(path)
  }

  @Test func `an order by hand with its comments stays, whichever side has it, and ours come first`() throws {
    let (base, more) = (interactor(beginningWith: ".a", ".b"), interactor(beginningWith: ".a", ".b", ".c"))
    let own = interactor(beginningWith: "\n      .b,  // First.\n      .a,\n      .d")
      .replacing("with: \n      ", with: "\n      with: ")
    let ours = own.replacing(".d)", with: ".d,\n      .c)")
    #expect(try mergeRoutes(base: base, ours: own, theirs: more) == [ours, ours, ours])
    let theirs = own.replacing(".d)", with: ".c,\n      .d)")
    #expect(try mergeRoutes(base: base, ours: more, theirs: own) == [theirs, theirs, theirs])
  }

  @Test func `two orders by hand are left to git`() throws {
    let base = interactor(beginningWith: ".a", ".b", ".c")
    let (ours, theirs) = (
      interactor(beginningWith: ".b", ".a", ".c"), interactor(beginningWith: ".a", ".c", ".b")
    )
    #expect(try mergeRoutes(base: base, ours: ours, theirs: theirs) == [base, ours, theirs])
  }

  @Test func `a route with other arguments on each side is left to git`() throws {
    let base = interactor(beginningWith: ".a(1)")
    let (ours, theirs) = (interactor(beginningWith: ".a(2)"), interactor(beginningWith: ".a(3)"))
    #expect(try mergeRoutes(base: base, ours: ours, theirs: theirs) == [base, ours, theirs])
  }

  @Test func `lists that are the same change nothing`() throws {
    try write(
      "Sources/Shop/Menu/MenuRouter.swift", base: "class MenuRouter {}\n", ours: "class MenuRouter {}\n",
      theirs: "class MenuRouter {}\n")
    let text = interactor(beginningWith: ".cart")
    try write("Sources/Shop/Menu/MenuInteractor.swift", base: text, ours: text, theirs: text)
    let plans = try merge()
    #expect(plans.all.map(\.isEmpty) == [true, true, true])
  }
}
