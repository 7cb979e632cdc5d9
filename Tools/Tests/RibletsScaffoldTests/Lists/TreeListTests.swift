import Foundation
import RibletsPlans
import RibletsRepository
import RibletsSource
import SampleApps
import Testing

@testable import RibletsScaffold

struct TreeListTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private var tree: RibletTree {
    get throws { try TreeReader.tree(of: FoundApp(around: app.root)) }
  }

  private var list: String {
    get throws { TreeList(try tree, view: .portable).text }
  }

  @Test func `a new app is its root`() throws {
    #expect(try list == "- Root\n")
    #expect(try tree.notes == [])
  }

  @Test func `options stand behind the name, sorted by kind`() throws {
    try app.add("Session") {
      $0.view = .none
      try $0.take("player:String=\"Ann\"")
    }
    try app.add("Menu", parent: "Session") {
      $0.hasPresenter = true
      try $0.depend(on: "player:String")
      try $0.depend(on: "day:Date=Date(timeIntervalSince1970: 3)")
    }
    try app.add("Cart", parent: "Menu") {
      ($0.flow, $0.attachment) = (.oneWay, .byHand)
      try $0.take("prices:[String:Int]")
    }
    try app.add("Hall") { $0.attachment = .byHand }
    try app.add("Line", parent: "Hall") {
      ($0.key, $0.shown) = ("id", .pushed)
      try $0.take("id:Int=1")
    }
    try app.add("Note", parent: "Hall") { ($0.attachment, $0.shown) = (.start, .sheet) }

    #expect(
      try list == """
        - Root
          - Hall (by-hand)
            - Line (pushed, key id: Int = 1)
            - Note (sheet, start)
          - Session (view none, argument player: String = "Ann")
            - Menu (presenter, dependency player: String, dependency day: Date = Date(timeIntervalSince1970: 3))
              - Cart (one-way, argument prices: [String: Int])

        """)
  }

  @Test func `of a circle that nobody attaches one riblet is named, and none of what is below`() throws {
    try app.build("- Root\n\n\(TreeList.unattachedHeading)\n\n- Zoo\n  - Ape\n    - Bee\n  - Zoo (again, by-hand)\n")

    #expect(try tree.unattached == ["Zoo"])
  }

  @Test func `a view is said where it is not that of the app`() throws {
    try app.add("Cart")
    #expect(TreeList(try tree, view: .none).text == "- Root (view portable)\n  - Cart (view portable)\n")
  }

  @Test func `modules are said where a type is in none that is known`() throws {
    try app.add("Cart", parent: nil) {
      try $0.depend(on: "price:Price")
      $0.imports = ["Prices"]
    }
    try app.add("Menu", parent: nil) {
      try $0.depend(on: "title:String")
      $0.imports = ["Prices"]
    }

    #expect(try list.hasSuffix("- Cart (dependency price: Price, import Prices)\n- Menu (dependency title: String)\n"))
  }

  @Test func `a riblet that nobody attaches stands under a heading, with the values of its tests`() throws {
    try app.add("Lone", parent: nil) {
      try $0.take("size:Int=7")
      try $0.take("name:String")
    }
    try app.add("Below", parent: "Lone")

    #expect(
      try list == """
        - Root

        ## Attached by nobody, as far as the sources say

        - Lone (argument size: Int = 7, argument name: String)
          - Below

        """)
  }

  @Test func `one riblet can be printed with what is below it`() throws {
    try app.add("Session") { try $0.take("size:Int=7") }
    try app.add("Cart", parent: "Session")
    #expect(TreeList(try tree, view: .portable).text(of: "Session") == "- Session (argument size: Int = 7)\n  - Cart\n")
  }

  /// The text of a route below another parent.
  private func edge(_ parent: String, _ child: String) -> String {
    """
    struct \(parent)To\(child): ChildRoute {
      func build(in parent: \(parent)Router) -> any \(child)Routing { make() }
    }
    """
  }

  @Test func `routes are found by what they say, whatever their files and types are called`() throws {
    try app.add("Cart")
    try app.add("Menu")
    try app.write(edge("Menu", "Cart"), to: "Sources/Shop/Other/Somewhere.swift")

    #expect(try list == "- Root\n  - Cart\n  - Menu\n    - Cart (again, by-hand)\n")
    #expect(
      try tree.edges(to: "Cart").map(\.place.description) == [
        "Sources/Shop/Other/Somewhere.swift:1:8", "Sources/Shop/Root/Root+Cart.swift:4:8",
      ])
  }

  @Test func `a circle is closed by a riblet that stands there again`() throws {
    try app.add("Folder")
    try app.write(edge("Folder", "Folder"), to: "Sources/Shop/Folder/Folder+Folder.swift")
    #expect(try list == "- Root\n  - Folder\n    - Folder (again, by-hand)\n")
  }

  @Test func `a circle that nobody attaches begins with its first name`() throws {
    try app.add("A", parent: nil)
    try app.add("B", parent: "A")
    try app.write(edge("B", "A"), to: "Sources/Shop/B/B+A.swift")
    #expect(try list.hasSuffix("- A\n  - B\n    - A (again, by-hand)\n"))
  }

  @Test func `a router that knows a builder attaches it by code of its own`() throws {
    try app.add("Cart", parent: nil)
    try app.write(
      """
      final class OldRouter: ViewableRouter<any OldInteractable, any OldViewControllable> {
        private let cartBuilder: any CartBuildable
      }
      final class OtherRouter {}
      """, to: "Sources/Shop/Old/OldRouter.swift")

    #expect(try list.hasSuffix("- Old\n  - Cart (by-hand)\n"))
    #expect(try tree.notes == [])
  }

  @Test func `a route that names nobody is said`() throws {
    try app.write(
      "struct Odd: ChildRoute {\n  func build(in parent: some Routing) {}\n}\n", to: "Sources/Shop/Odd.swift")

    #expect(
      try tree.notes == [
        "Sources/Shop/Odd.swift:1:8: note: It is not clear which riblets 'Odd' joins: 'build(in:)' takes no router that is known, or nothing names the child's 'Routing', 'Listener' or 'Buildable'."
      ])
  }

  @Test func `what only a comment says is no riblet`() throws {
    try app.write(
      "// final class GhostRouter: Router<any GhostInteractable> {}\nlet a = 1\n", to: "Sources/Shop/A.swift")
    #expect(try list == "- Root\n")
  }

  @Test func `sources that do not parse are refused with their place`() throws {
    try app.write("struct A {\n  func (\n}\n", to: "Sources/Shop/A.swift")
    #expect {
      try tree
    } throws: {
      "\($0)".hasPrefix("Sources/Shop/A.swift:2:") && "\($0)".hasSuffix("error: It does not parse here. Mend it first.")
    }
  }
}
