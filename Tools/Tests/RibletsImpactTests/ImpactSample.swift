import Foundation
import RibletsImpact
import TestFolder

/// A package of two features, of which one shows the other through a protocol that it looks up at run time.
struct ImpactSample {
  let folder: TemporaryFolder

  /// Files by path.
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "CartInterface"),
        .target(name: "Cart", dependencies: ["CartInterface"]),
        .target(name: "Home", dependencies: ["CartInterface"], resources: [.process("Resources")]),
        .testTarget(name: "CartTests", dependencies: ["Cart"]),
        .testTarget(name: "HomeTests", dependencies: ["Home"], exclude: ["__Snapshots__"]),
      ]
    )
    """,
    "Sources/CartInterface/CartModuleInterface.swift": """
    package protocol CartBuilding { static func total() -> Int }
    package enum CartModuleInterface {
      package static func total() -> Int { (Self.self as? any CartBuilding.Type)?.total() ?? 0 }
    }
    """,
    "Sources/Cart/Cart+ModuleInterface.swift": """
    package import CartInterface

    extension CartModuleInterface: CartBuilding {
      package static func total() -> Int { CartPrices().total() }
    }
    """,
    "Sources/Cart/CartPrices.swift": """
    struct CartPrices {
      func total() -> Int {
        1 + 2
      }
    }
    """,
    "Sources/Cart/CartColors.swift": "enum CartColors { static let red = 1 }\n",
    "Sources/Home/HomeScreen.swift": """
    import CartInterface

    struct HomeScreen {
      func text() -> String { "\\(CartModuleInterface.total())" }
    }
    """,
    "Sources/Home/HomeTitle.swift": "struct HomeTitle { var text: String { \"Home\" } }\n",
    "Sources/Home/Resources/words.json": "{}\n",
    "Tests/CartTests/CartPricesTests.swift": """
    import Testing
    @testable import Cart

    struct CartPricesTests { @Test func total() { #expect(CartPrices().total() == 3) } }
    """,
    "Tests/CartTests/CartColorsTests.swift": """
    import Testing
    @testable import Cart

    struct CartColorsTests { @Test func red() { #expect(CartColors.red == 1) } }
    """,
    "Tests/HomeTests/HomeScreenTests.swift": """
    import Testing
    @testable import Home

    struct HomeScreenTests { @Test func text() { #expect(HomeScreen().text() == "3") } }
    """,
    "Tests/HomeTests/HomeTitleTests.swift": """
    import Testing
    @testable import Home

    @Test func title() { #expect(HomeTitle().text == "Home") }
    """,
    "Tests/HomeTests/__Snapshots__/home.txt": "Home\n",
  ]

  init(_ more: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
  }

  var root: String { folder.url.resolvingSymlinksInPath().path }

  /// Changes a file and returns what that can reach; a text that is `nil` deletes the file.
  func impact(of path: String, to text: String?) throws -> Impact {
    let before = try? folder.text(of: path)
    if let text {
      try folder.write(text, to: path)
    } else {
      try FileManager.default.removeItem(atPath: folder.path(path))
    }
    let status: FileChange.Status = text == nil ? .deleted : before == nil ? .added : .modified
    return impact(of: FileChange(path: path, status: status, before: before.map { Array($0.utf8) }))
  }

  /// Changes a part of a file and returns what that can reach.
  func impact(of path: String, replacing old: String, with new: String) throws -> Impact {
    try impact(of: path, to: try folder.text(of: path).replacing(old, with: new))
  }

  func impact(of changes: FileChange...) -> Impact { Impact(of: changes, in: ImpactedApp(at: root)) }
}

extension Impact {
  /// The names of the selected suites, without those of targets.
  var names: [String] { suites.map(\.name).sorted() }

  /// The kinds of the changes.
  var kinds: [ChangeKind] { changes.map(\.kind) }
}
