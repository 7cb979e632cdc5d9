import Foundation
import ModelFuzzing
import RibletsModel
import RibletsReading
import RibletsSource
import TestFolder
import Testing

/// Tests that a model that was kept for the next command is the one that the sources say.
struct KeptModelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.everything, to: "Sources/Shop/Shop.swift")
    try folder.write(
      "@Suite struct CartRouterTests {}\nstruct MenuTests { @Test func a() {} }\n", to: "Tests/All.swift")
  }

  /// Every kind of edge, of dependency and of note.
  private static let everything =
    .riblet("Root", base: "LaunchRouter", children: "let a: any CartBuildable\n  // @attaches Menu, Nothing")
    + .riblet("Cart", base: "ViewableRouter") + .riblet("Menu") + .riblet("Item")
      + """
      final class SpareRouter: Router<any SpareInteractable> {}
      /// @owner @shop/checkout @ann
      final class SpareBuilder {}
      protocol CartDependency {
        var price: Int { get }
        var name: String { get }
        var day: Day { get }
      }
      final class RootComponent: Component<any RootDependency>, CartDependency {
        var price: Int { 1 }
        var day: Day { dependency.day }
      }
      protocol MenuBuildable { func build(withListener listener: any MenuListener, count: Int) -> any MenuRouting }
      struct ItemEdge: ChildRoute { func build(in parent: CartRouter) -> any ItemRouting { parent.item() } }
      #if DEBUG
      struct CartMenu: ChildRoute { func build(in parent: CartRouter) -> any MenuRouting { parent.menu() } }
      #endif
      protocol GoodsBuildable { func build() }
      final class GoodsAdapter: GoodsBuildable { let a = ItemBuilder() }
      final class MenuExtras { let goods: any GoodsBuildable = GoodsAdapter() }
      extension MenuRouter { var more: any GoodsBuildable { MenuExtras().goods } }
      protocol RootActionableItem: AnyObject { func wait() async }
      extension RootInteractor: RootActionableItem {}
      final class OpenWorkflow: Workflow<any RootActionableItem> {
        init() { onStep { root in try await root.wait() }.commit() }
      }
      let links = [Links.link("cart") { _ in LinkPath(to: ItemEdge()) }]
      /// @mockable
      protocol Priced { func price() }
      protocol Named { func name() }
      final class NamedMock: Named { func name() {} }
      func broken(
      """

  private func model(isCached: Bool = true, tests: Bool = true) -> AppModel {
    var folders = [ModelSources.Folder(module: "Shop", path: "Sources/Shop")]
    if tests { folders.append(.init(module: "ShopTests", path: "Tests", isTest: true)) }
    return AppModel(reading: ModelSources(root: folder.path(""), folders: folders, isCached: isCached))
  }

  @Test func `it has all that the model has`() {
    let fresh = model(isCached: false)
    #expect(Set(fresh.edges.map(\.kind)).count >= 4)
    #expect(Set(fresh.riblets.values.flatMap(\.paths.values).flatMap(\.self).map(\.end)).count == 3)
    #expect(fresh.tests.count == 2)
    #expect(fresh.workflows.flatMap(\.steps).count == 1)
    #expect(fresh.links.count == 1)
    #expect(fresh.riblets.values.filter { !$0.owners.isEmpty }.map(\.owners) == [["@shop/checkout", "@ann"]])
    #expect(fresh.protocols.contains { $0.mock == .generated("PricedMock") })
    #expect(fresh.protocols.contains { $0.name == "Named" && $0.mock?.name == "NamedMock" })
    #expect(fresh.notes.count >= 2)
    #expect(model() == fresh)
    #expect(model() == fresh, "kept")
    #expect(model().name(of: RibletID(module: "Shop", name: "Cart")) == "Cart")
  }

  @Test func `a command that reads no tests has a model of its own`() throws {
    #expect(model().tests.count == 2)
    #expect(model(tests: false).tests.isEmpty)
    #expect(model().tests.count == 2)
    #expect(model(tests: false) == model(isCached: false, tests: false))
  }

  @Test func `tests of which only the heads are read again stay, and what stands for protocols in them`() throws {
    try folder.write("import Shop\nfinal class MoreSpy: More {}\n", to: "Tests/Spies.swift")
    _ = model()
    try folder.write("protocol More {}\n" + Self.everything, to: "Sources/Shop/Shop.swift")
    let changed = model()
    #expect(changed == model(isCached: false))
    #expect(changed.tests.map(\.type) == ["CartRouterTests", "MenuTests"])
    #expect(changed.protocols.first { $0.name == "More" }?.mock?.name == "MoreSpy")
    #expect(changed.files.last?.outline.types.first?.name == "MoreSpy")
  }

  @Test func `a manifest that says something else is another model`() throws {
    func packages(_ text: String) throws -> ModelPackages {
      try folder.write(text, to: "Package.swift")
      return ModelPackages(in: folder.path(""))
    }
    func model(_ packages: ModelPackages) -> AppModel {
      let folders = [ModelSources.Folder(module: "Shop", path: "Sources/Shop")]
      let sources = ModelSources(root: folder.path(""), folders: folders, isCached: true)
      return AppModel(reading: sources, packages: packages)
    }
    let target = "let package = Package(name: \"shop\", targets: [.target(name: \"Shop\""
    let whole = try packages(target + ")])")
    #expect(!model(whole).riblets.isEmpty)
    #expect(model(whole).packages.count == 1)
    let without = try packages(target + ", exclude: [\"Shop.swift\"])])")
    #expect(model(without).riblets.isEmpty)
    #expect(!model(whole).riblets.isEmpty)
  }

  @Test func `a link to a folder that came since is a note, though no file has changed`() throws {
    let before = model()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Sources/Shop/Old"), withDestinationPath: "../../Tests")

    let notes = model().notes
    #expect(notes.count == before.notes.count + 1)
    #expect(notes.contains { $0.position.file == "Sources/Shop/Old" && $0.text.contains("link to a folder") })
    #expect(notes == model(isCached: false).notes)
  }

  @Test func `folders that another command names in another order are the same model, which stays`() throws {
    let folders = ["Goods", "Shop"].map { ModelSources.Folder(module: $0, path: "Sources/" + $0) }
    let later = FileIdentity.now + 10_000_000_000
    let left = [folders, folders.reversed()].map { folders in
      let sources = ModelSources(root: folder.path(""), folders: folders, isCached: true, now: later)
      _ = AppModel(reading: sources)
      return FileIdentity(of: folder.path(".build/riblets/sources"))
    }
    #expect(left[0] != .missing)
    #expect(left[0] == left[1])
  }

  @Test func `other modules with the same files are another model`() throws {
    _ = model(tests: false)
    let folders = [ModelSources.Folder(module: "Store", path: "Sources/Shop")]
    let other = AppModel(reading: ModelSources(root: folder.path(""), folders: folders, isCached: true))
    #expect(Set(other.riblets.keys.map(\.module)) == ["Store"])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `after any change it is the model of one who knows nothing`(seed: UInt64) throws {
    print("seed \(seed)")
    var app = try ChangingApp(seed: seed)
    for number in 0..<40 {
      let change = try app.change()
      let isLater = number % 20 >= 10
      if isLater { try app.waitForClock() }
      let cached = app.model(isCached: true, isLater: isLater)
      #expect(cached == app.model(isCached: false), "change \(number): \(change)")
      if number % 3 == 0 { #expect(app.model(isCached: true, isLater: isLater) == cached, "after \(change)") }
    }
  }
}
