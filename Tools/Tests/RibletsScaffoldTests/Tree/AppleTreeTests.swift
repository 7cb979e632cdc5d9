import Foundation
import RibletsEdits
import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// Trees with views of Apple's toolkits.
struct AppleTreeTests {
  private static let list = """
    - Root
      - Cart (storyboard, presenter, argument size: Int = 3)
        - Item (xib, one-way)
        - Page (view swiftui)
      - Gift (argument weight: Int = 2)
      - Session (view none)
        - Menu

    """

  let app: SampleApp
  let found: FoundApp
  let before: [String: String]

  init() throws {
    app = try SampleApp(view: .uikit)
    found = try FoundApp(around: app.root)
    before = try app.files()
    try app.write(try ListPlanner(found).plan(Self.list, file: "tree.md", below: nil))
  }

  @Test func `the list says which views there are`() throws {
    let tree = try TreeReader.tree(of: found)
    #expect(TreeList(tree, view: .uikit).text == Self.list)
    #expect(tree.notes == [])
    let again = try ListPlanner(found).plan(Self.list, file: "tree.md", below: nil)
    #expect(again.files.isEmpty && again.edits.isEmpty)
  }

  @Test(arguments: [
    ("Cart", "Pier"), ("Item", "Deskeskeskeskeskeskeskeskeskeskeskeskesk"), ("Page", "Sheet"), ("Gift", "Present"),
  ])
  func `storyboards, nibs and screens are renamed and get their names back`(old: String, new: String) throws {
    let files = try app.files()
    let plan = try RenamePlanner(found).plan(old, to: RibletName(new))
    try app.write(plan)

    #expect(plan.notes == [])
    for (path, text) in try app.files() { #expect(!path.contains(old) && !text.hasWord(old), "\(path)") }
    try app.write(try RenamePlanner(found).plan(new, to: RibletName(old)))
    #expect(try app.files().mapValues(\.unbroken) == files.mapValues(\.unbroken))
  }

  /// The view of a new parent refused what the tree took for portable.
  @Test(arguments: [
    // Without a file that says it, the view is one of the app.
    "final class GiftViewController: BrandedViewController, GiftPresentable, GiftViewControllable {}\n",
    "import Brand\n\nfinal class GiftViewController: BaseViewController, GiftPresentable, GiftViewControllable {}\n",
  ])
  func `a view of UIKit in a file without UIKit was listed as portable, and its riblet could not be moved`(
    text: String
  ) throws {
    try app.write(
      "import UIKit\n\nclass BaseViewController: UIViewController {}\n", to: "Sources/Shop/BaseViewController.swift")
    try app.write(text, to: "Sources/Shop/Gift/GiftViewController.swift")

    #expect(try TreeList(TreeReader.tree(of: found), view: .uikit).text == Self.list)
    try app.write(try MovePlanner(found).plan(.init("Gift", below: "Cart")))
    #expect(try app.tree().edges(to: "Gift").map(\.parent) == ["Cart"])
  }

  @Test func `classes in storyboards that somebody drew follow`() throws {
    let path = "Sources/Shop/Resources/CartViewController.storyboard"
    let text =
      "<scene customClass=\"CartViewController\" mine=\"1\"/>\n<label text=\"Cart\"/>\n<label text=\"My Cart\"/>\n"
    try app.write(text, to: path)
    let plan = try RenamePlanner(found).plan("Cart", to: RibletName("Pier"))
    try app.write(plan)

    let new = "Sources/Shop/Resources/PierViewController.storyboard"
    #expect(
      try app.text(of: new)
        == text.replacing("\"Cart", with: "\"Pier"))
    #expect(plan.notes == ["\(new):3:1: note: A text speaks of 'Cart'."])
  }

  @Test func `a storyboard that was translated is known, follows a name and goes with its riblet`() throws {
    let resources = "Sources/Shop/Resources/"
    let text = try app.text(of: resources + "CartViewController.storyboard")
    try FileManager.default.removeItem(atPath: app.root + "/" + resources + "CartViewController.storyboard")
    try app.write(text, to: resources + "Base.lproj/CartViewController.storyboard")
    try app.write("\"a.text\" = \"Panier\";\n", to: resources + "fr.lproj/CartViewController.strings")
    let files = try app.files()
    #expect(TreeList(try TreeReader.tree(of: found), view: .uikit).text == Self.list)

    let plan = try RenamePlanner(found).plan("Cart", to: RibletName("Pier"))
    try app.write(plan)
    #expect(plan.notes == [])
    #expect(
      try app.text(of: resources + "Base.lproj/PierViewController.storyboard") == text.replacing("Cart", with: "Pier"))
    #expect(try app.files().keys.contains(resources + "fr.lproj/PierViewController.strings"))
    try app.write(try RenamePlanner(found).plan("Pier", to: RibletName("Cart")))
    #expect(try app.files().mapValues(\.unbroken) == files.mapValues(\.unbroken))

    for name in ["Page", "Item", "Cart"] {
      try app.write(try RemovePlanner(found).plan(name, isRecursive: false, strangers: .refuse))
    }
    #expect(try app.files().keys.filter { $0.contains("Cart") } == [])
  }

  @Test func `all that was written is removed again`() throws {
    for name in ["Gift", "Page", "Item", "Cart", "Menu", "Session"] {
      try app.write(try RemovePlanner(found).plan(name, isRecursive: false, strangers: .refuse))
    }
    #expect(try app.files() == before)
  }

  @Test(arguments: [
    (
      "- Root\n  - Toy (view none, xib)\n",
      "tree.md:2:5: error: --xib is for views of UIKit, and this one is --view none. Add --view uikit, or leave it out."
    ),
    (
      "- Root\n  - Gift (argument weight: Int = 3)\n",
      "tree.md:2:5: error: 'Gift' is there already (Sources/Shop/Gift/GiftRouter.swift:13:13), with other options. To leave it as it is, let the list say: Gift (argument weight: Int = 2)"
    ),
  ])
  func `what cannot be is refused with its line`(list: String, message: String) throws {
    do {
      _ = try ListPlanner(found).plan(list, file: "tree.md", below: nil)
      Issue.record("It was planned.")
    } catch {
      #expect("\(error)" == message)
    }
  }
}
