import Foundation
import RibletsImpact
import TestFolder
import Testing

struct ReleaseNotesTests {
  private let before: TemporaryFolder
  private let after: TemporaryFolder

  private static let riblets = """
    import Riblets
    final class RootRouter: LaunchRouter<any RootInteractable> {}
    final class RootBuilder { func build() { RootRouter() } }
    """

  private static func riblet(_ name: String, needing needs: String = "", below parent: String, _ shown: String)
    -> String
  {
    """
    import Riblets
    protocol \(name)Dependency: Dependency { \(needs) }
    final class \(name)Router: ViewableRouter<any \(name)Interactable, any \(name)ViewControllable> {}
    final class \(name)Interactor { func start() { 1 } }
    final class \(name)Builder { func build() { \(name)Router() } }
    protocol \(name)Buildable { func build() -> any \(name)Routing }
    protocol \(name)Routing {}
    \(route(to: name, below: parent, shown))
    """
  }

  private static func route(to name: String, below parent: String, _ shown: String) -> String {
    """
    struct \(parent)\(name): ChildRoute {
      static let shown = Shown.\(shown)
      func build(in parent: \(parent)Router) -> any \(name)Routing { parent.builders.child.build() }
    }
    extension \(parent)Route { static var \(name.lowercased()): Self { Self(\(parent)\(name)()) } }
    """
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(
      name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
    """,
    "Sources/Shop/Root.swift": riblets,
    "Sources/Shop/CartRouter.swift": riblet("Cart", below: "Root", "pushed"),
    "Sources/Shop/MenuRouter.swift": riblet("Menu", below: "Root", "embedded"),
    "Tests/ShopTests/Menu/__Snapshots__/MenuViewTests/MenuViewTests.an-empty-menu.svg": "<svg/>",
    "Tests/ShopTests/Menu/__Snapshots__/MenuViewTests/MenuViewTests.an-empty-menu.txt": "empty",
  ]

  init() throws {
    (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    for (path, text) in Self.files {
      try before.write(text, to: path)
      try after.write(text, to: path)
    }
  }

  private var app: ImpactedApp { ImpactedApp(at: after.url.resolvingSymlinksInPath().path) }

  private func change(_ path: String, _ text: String?, movedFrom former: String? = nil) throws -> FileChange {
    let old = try? before.text(of: former ?? path)
    if let text { try after.write(text, to: path) }
    if let gone = former ?? (text == nil ? path : nil) { try FileManager.default.removeItem(atPath: after.path(gone)) }
    let status: FileChange.Status =
      if let former { .moved(from: former) } else if text == nil { .deleted } else { old == nil ? .added : .modified }
    return FileChange(path: path, status: status, before: old.map { Array($0.utf8) })
  }

  private func notes(_ changes: FileChange...) -> ReleaseNotes {
    ReleaseNotes(of: "v1..v2", from: before.url.resolvingSymlinksInPath().path, to: app, changes)
  }

  @Test func `without a change there is nothing to say`() {
    #expect(ImpactReport.text.text(of: notes()) == "v1..v2: no riblet has changed.")
  }

  @Test func `riblets are new, gone, renamed or changed, with what is different for others`() throws {
    let notes = notes(
      try change(
        "Sources/Shop/BasketRouter.swift",
        Self.riblet("Basket", needing: "var price: Price { get }", below: "Root", "sheet"),
        movedFrom: "Sources/Shop/CartRouter.swift"),
      try change("Sources/Shop/MenuRouter.swift", nil),
      try change("Sources/Shop/HelpRouter.swift", Self.riblet("Help", below: "Basket", "fullScreen")))

    #expect(
      ImpactReport.text.text(of: notes) == """
        v1..v2: 1 riblet new, 1 riblet gone, 1 riblet renamed.

        New riblets
          Help: full screen below Basket

        Riblets that have gone
          Menu

        Renamed riblets
          Basket: was Cart; is a sheet below Root, and was pushed; needs 'price: Price'

        Screens without another snapshot
          Help
        """)
  }

  @Test func `a rename that git does not see is known by the former name of a route`() throws {
    let notes = notes(
      try change("Sources/Shop/CartRouter.swift", nil),
      try change(
        "Sources/Shop/Basket/BasketRouter.swift",
        Self.riblet("Basket", below: "Root", "pushed")
          + "\nenum RootCart: FormerRoute { static let route = RootBasket.self }"))
    #expect(notes.riblets.map(\.name) == ["Basket"])
    #expect(notes.riblets.first?.former == "Cart")
  }

  @Test func `a riblet that comes below another parent in a file that was moved is another one`() throws {
    let notes = notes(
      try change(
        "Sources/Shop/Basket/BasketRouter.swift", Self.riblet("Basket", below: "Menu", "pushed"),
        movedFrom: "Sources/Shop/CartRouter.swift"))
    #expect(notes.riblets.map(\.name) == ["Basket", "Cart"])
    #expect(notes.riblets.map(\.change) == [.added, .removed])
  }

  @Test func `a riblet that other parents show says below whom`() throws {
    let moved = notes(
      try change("Sources/Shop/MenuRouter.swift", Self.riblet("Menu", below: "Cart", "pushed")))
    #expect(moved.riblets.first { $0.name == "Menu" }?.differences == ["is pushed below Cart, and was below Root"])

    let both = notes(
      try change(
        "Sources/Shop/MenuRouter.swift",
        Self.riblet("Menu", below: "Root", "embedded")
          + "\n" + Self.route(to: "Menu", below: "Cart", "sheet")))
    #expect(both.riblets.first { $0.name == "Menu" }?.differences == ["is a sheet below Cart, too"])
  }

  @Test func `a body names the role, and no more`() throws {
    let text = try before.text(of: "Sources/Shop/CartRouter.swift").replacing("{ 1 }", with: "{ 2 }")
    let notes = notes(try change("Sources/Shop/CartRouter.swift", text))
    #expect(notes.riblets.map(\.name) == ["Cart"])
    #expect(notes.riblets.first?.roles.contains("Interactor") == true)
    #expect(notes.riblets.first?.differences == [])
  }

  @Test func `a snapshot is shown once, with its pictures before and after`() throws {
    let path = "Tests/ShopTests/Menu/__Snapshots__/MenuViewTests/MenuViewTests.an-empty-menu"
    let notes = notes(
      try change(path + ".svg", "<svg width=\"1\"/>"), try change(path + ".txt", "full"),
      try change(path.replacing("an-empty", with: "a-long") + ".txt", "long"))

    #expect(notes.snapshots.map(\.title) == ["a long menu", "an empty menu"])
    #expect(notes.snapshots.map(\.riblet) == ["Menu", "Menu"])
    #expect(
      ImpactReport.markdown.text(of: notes, pictures: "screens") == """
        ### v1..v2: 2 snapshots different.

        **Snapshots**

        - `Menu`: a long menu, new
        - `Menu`: an empty menu, changed

        | Snapshot | Before | After |
        | --- | --- | --- |
        | Menu: an empty menu | <img src="screens/MenuViewTests-an-empty-menu-before.svg" width="195"> | \
        <img src="screens/MenuViewTests-an-empty-menu-after.svg" width="195"> |
        """)
  }

  @Test func `the snapshot of a renamed riblet is compared with its former one`() throws {
    let (old, new) = (
      "Tests/ShopTests/__Snapshots__/MenuTests/MenuTests.a-menu.txt",
      "Tests/ShopTests/__Snapshots__/CardTests/CardTests.a-menu.txt"
    )
    try before.write("Soup", to: old)
    let renamed = try change(
      "Sources/Shop/CardRouter.swift", Self.riblet("Card", below: "Root", "embedded"),
      movedFrom: "Sources/Shop/MenuRouter.swift")
    try after.write("Soup", to: old)

    #expect(notes(renamed, try change(old, nil), try change(new, "Soup")).snapshots == [])

    try after.write("Soup", to: old)
    let differing = notes(renamed, try change(old, nil), try change(new, "Salad")).snapshots
    #expect(differing.map(\.path) == [new])
    #expect(differing.map(\.change) == [.changed])
    #expect(differing.first?.before == Array("Soup".utf8))
  }

  @Test func `the JSON has a version, and no pictures in it`() throws {
    let text = ImpactReport.json.text(of: notes(try change("Sources/Shop/MenuRouter.swift", nil)))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect((object["riblets"] as? [[String: Any]])?.first?["change"] as? String == "removed")
    #expect(!text.contains("before"))
  }

  @Test func `what is not understood is said`() throws {
    let notes = notes(try change("Sources/Shop/MenuRouter.swift", "final class {{{"))
    #expect(notes.unclear.count == 1)
    #expect(ImpactReport.text.text(of: notes).contains("More may differ, because\n  Sources/Shop/MenuRouter.swift"))
  }
}
