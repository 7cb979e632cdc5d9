import Foundation
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct SplitResourcesTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp.ofUIKit()
  }

  private func resources(of module: String) -> String { "Sources/\(module)/Resources/" }

  /// Returns the new path of a resource that stands in the app's folder.
  private func place(of name: String) throws -> String? {
    let plan = try app.layout()
    return plan.moves.first { $0.path == resources(of: "Shop") + name }?.newPath
  }

  @Test func `storyboards and nibs go with their views, into modules that have resources`() throws {
    try app.split()
    let paths = try app.files().keys.filter { $0.contains("/Resources/") }.sorted()

    #expect(
      paths == [
        "Sources/RootModule/Resources/HallViewController.storyboard",
        "Sources/ShelfModule/Resources/Item1ViewController.xib",
        "Sources/ShelfModule/Resources/ShelfViewController.storyboard", "Sources/Shop/Resources/.gitkeep",
      ])
    let manifest = try app.text(of: "Package.swift").split(separator: "    .target(\n").map(String.init)
    let resources = manifest.filter { $0.contains("resources: [.process(\"Resources\")]") }
    #expect(
      resources.compactMap { $0.split(separator: "\"").dropFirst().first } == ["RootModule", "ShelfModule", "Shop"])
    #expect(try app.layout().isEmpty)
  }

  @Test func `their classes are those of their modules`() throws {
    try app.split()
    for (path, module) in [
      ("RootModule/Resources/HallViewController.storyboard", "RootModule"),
      ("ShelfModule/Resources/Item1ViewController.xib", "ShelfModule"),
    ] {
      let text = try app.text(of: "Sources/" + path)
      #expect(text.contains("customModule=\"\(module)\" customModuleProvider=\"target\""))
      #expect(!text.contains("\"Shop\""))
    }
  }

  @Test func `a view of another module is named as such`() throws {
    let path = resources(of: "Shop") + "HallViewController.storyboard"
    let label = "<label customModuleProvider=\"target\" customModule=\"Shop\" customClass=\"PriceLabel\" id=\"1\"/>\n"
    try app.write(label + "<view customClass=\"Unknown\" customModule=\"Shop\"/>\n", to: path)
    let use = "let label = PriceLabel()\n"
    try app.write(
      "#if canImport(UIKit)\nimport UIKit\n\nfinal class PriceLabel: UILabel {}\n#endif\n",
      to: "Sources/Shop/Views/PriceLabel.swift")
    for riblet in ["Hall", "Item3"] { try app.write(use, to: "Sources/Shop/\(riblet)/Label.swift") }
    try app.split()

    #expect(
      try app.text(of: resources(of: "RootModule") + "HallViewController.storyboard")
        == "<label customModule=\"ShopShared\" customClass=\"PriceLabel\" id=\"1\"/>\n<view customClass=\"Unknown\" customModule=\"Shop\"/>\n"
    )
  }

  @Test(arguments: ["PriceCell.xib", "Base.lproj/PriceCell.storyboard", "prices.json"])
  func `what code of one module names goes there`(name: String) throws {
    try app.write("", to: resources(of: "Shop") + name)
    let word = name == "prices.json" ? name : "PriceCell"
    try app.write("let name = \"\(word)\"\n", to: "Sources/Shop/Item3/Names.swift")
    #expect(try place(of: name) == resources(of: "ShelfModule") + name)
  }

  @Test func `what nobody names stays, and is pointed out`() throws {
    let path = resources(of: "Shop") + "prices.json"
    try app.write("", to: path)
    let plan = try app.layout()

    #expect(!plan.moves.contains { $0.path == path })
    #expect(
      plan.notes.contains(
        "'\(path)' stays in the module 'Shop', as no code names it: '.module' is the bundle of another one in each module. Move it by hand if a module loads it."
      ))
  }

  @Test func `what several modules name stays, and is pointed out`() throws {
    let path = resources(of: "Shop") + "prices.json"
    try app.write("", to: path)
    for riblet in ["Hall", "Item3"] {
      try app.write("let name = \"prices.json\"\n", to: "Sources/Shop/\(riblet)/Names.swift")
    }
    let plan = try app.layout()

    #expect(!plan.moves.contains { $0.path == path })
    #expect(
      plan.notes.contains(
        "'\(path)' stays in the module 'Shop', as 'RootModule' and 'ShelfModule' name it: '.module' is the bundle of another one in each module. Move it by hand if a module loads it."
      ))
  }

  @Test func `a catalog stays whole`() throws {
    for name in ["Shelf.imageset/Shelf.png", "Contents.json"] {
      try app.write("", to: resources(of: "Shop") + "Images.xcassets/" + name)
    }
    let plan = try app.layout()

    #expect(!plan.moves.contains { $0.path.contains("xcassets") })
    #expect(plan.notes.filter { $0.contains("xcassets") }.count == 1)
    #expect(plan.notes.contains { $0.hasPrefix("'Sources/Shop/Resources/Images.xcassets' stays") })
  }
}
