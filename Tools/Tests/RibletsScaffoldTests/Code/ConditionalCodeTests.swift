import Foundation
import SampleApps
import Testing

@testable import RibletsScaffold

/// Views and what belongs to them, which stand under conditions.
struct ConditionalCodeTests {
  private let app: SampleApp

  init() throws {
    app = try SampleApp.ofUIKit()
  }

  @Test(arguments: [
    ("Item1ViewControllerTests", "Item1"), ("Item2ScreenTests", "Item2"), ("ShelfViewControllerTests", "Shelf"),
  ])
  func `tests of a view see the module of it`(tests: String, riblet: String) throws {
    let before = try app.text(of: "Tests/ShopTests/\(riblet)/\(tests).swift")
    try app.split()
    let after = try app.text(of: "Tests/ShelfModuleTests/\(riblet)/\(tests).swift")
    #expect(before.contains("\n  @testable import Shop\n"))
    #expect(after == before.replacing("@testable import Shop\n", with: "@testable import ShelfModule\n"))
  }

  @Test func `imports come where all of the file sees them`() throws {
    try app.write("struct Price {}\n", to: "Sources/Shop/Prices/Price.swift")
    let condition = "#if canImport(UIKit)\n  import UIKit\n"
    try app.write(
      condition + "\nlet label: (UILabel, Price)? = nil\n#endif\n", to: "Sources/Shop/Hall/Label.swift")
    try app.write(
      "import Riblets\n\n\(condition)#endif\n\nlet price: Price? = nil\n", to: "Sources/Shop/Item3/Price+.swift")
    try app.write("\(condition)#endif\n\nlet price: Price? = nil\n", to: "Sources/Shop/Item4/Price+.swift")
    try app.split()

    #expect(
      try app.text(of: "Sources/RootModule/Hall/Label.swift")
        == "#if canImport(UIKit)\n  import ShopShared\n  import UIKit\n\nlet label: (UILabel, Price)? = nil\n#endif\n")
    #expect(
      try app.text(of: "Sources/ShelfModule/Item3/Price+.swift").hasPrefix(
        "import Riblets\nimport ShopShared\n\n#if canImport(UIKit)\n"))
    #expect(
      try app.text(of: "Sources/ShelfModule/Item4/Price+.swift").hasPrefix(
        "import ShopShared\n\n#if canImport(UIKit)\n")
    )
  }

  @Test func `what is shared under a condition is seen by the package`() throws {
    try app.write(
      "#if canImport(UIKit)\nimport UIKit\n\nextension UIView {\n  var padding: Int { 3 }\n}\n#else\nstruct Padding {}\n#endif\n",
      to: "Sources/Shop/Views/Padding.swift")
    for riblet in ["Hall", "Item3"] {
      try app.write(
        "#if canImport(UIKit)\nlet width = view.padding\n#endif\n", to: "Sources/Shop/\(riblet)/Width.swift")
    }
    try app.split()

    let text = try app.text(of: "Sources/ShopShared/Views/Padding.swift")
    #expect(text.contains("  package var padding: Int { 3 }\n"))
    #expect(text.contains("#else\npackage struct Padding {"))
    #expect(
      try app.text(of: "Sources/RootModule/Hall/Width.swift")
        == "import ShopShared\n\n#if canImport(UIKit)\nlet width = view.padding\n#endif\n")
  }

  @Test func `what parents have to see stands under no condition`() throws {
    let path = "Sources/Shop/Shelf/ShelfInteractor.swift"
    let text = try app.text(of: path)
    try app.write(
      text.replacing(
        "ShelfListener: AnyObject, Sendable {}",
        with: "ShelfListener: AnyObject, Sendable {\n  func take(_ hat: Hat)\n}"),
      to: path)
    #expect(try app.text(of: path) != text)
    try app.write("#if canImport(UIKit)\nstruct Hat {}\n#endif\n", to: "Sources/Shop/Shelf/Hat.swift")
    #expect(
      app.problem { try app.layout() }
        == "Sources/Shop/Shelf/Hat.swift:2:1: error: Parents of 'Shelf' in other modules have to see 'Hat', which stands under a condition. Move it out of that."
    )
  }
}
