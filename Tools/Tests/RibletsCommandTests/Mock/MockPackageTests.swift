import Foundation
import Testing

/// Inheritance through the graph of the package that holds the sources. Each test has a folder of its own.
final class MockPackageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "package \(UUID().uuidString)")

  init() throws {
    try write(
      """
      let package = Package(
        name: "app",
        dependencies: [.package(path: "../places")],
        targets: [
          .target(name: "Shop", dependencies: ["Stores", "Vaults", .product(name: "Places", package: "places")]),
          .target(name: "Stores"), .target(name: "Vaults"), .target(name: "Unseen"),
        ])
      """, to: "app/Package.swift")
    try write(
      """
      let package = Package(
        name: "places", products: [.library(name: "Places", targets: ["Places"])], targets: [.target(name: "Places")])
      """, to: "places/Package.swift")
    try write("public protocol Place { func enter() }\n", to: "places/Sources/Places/Place.swift")
    try write("public protocol Store { func put() }\n", to: "app/Sources/Stores/Store.swift")
    try write("public protocol Store { func lock() }\n", to: "app/Sources/Vaults/Store.swift")
    try write("public protocol Unseen { func hide() }\n", to: "app/Sources/Unseen/Unseen.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func run(_ arguments: String..., sources: String = "Sources/Shop") throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["mock", "--sources", sources, "--output", "Mocks.swift"] + arguments,
      in: folder.appending(path: "app").path(percentEncoded: false))
  }

  /// The mock of a protocol, without the others of the file.
  private func mock(of name: String) throws -> String {
    let text = try String(contentsOf: folder.appending(path: "app/Mocks.swift"), encoding: .utf8)
    let parts = text.components(separatedBy: "final class ")
    return try #require(parts.first { $0.hasPrefix(name + "Mock:") })
  }

  @Test(arguments: ["Sources/Shop", "Sources/Shop/Shop.swift", "Sources/Shop/Deep", "Sources"])
  func `parents are found in other packages, wherever the sources begin`(sources: String) throws {
    for file in ["Shop", "Deep/Shop"] {
      let name = file.split(separator: "/").joined()
      try write("import Places\n/// @mockable\nprotocol \(name): Place {}\n", to: "app/Sources/Shop/\(file).swift")
    }
    let result = try run(sources: sources)
    #expect(result.errors == "")
    #expect(try mock(of: sources.hasSuffix("Deep") ? "DeepShop" : "Shop").contains("func enter()"))
  }

  @Test func `parents in the rest of the own module are found`() throws {
    try write("/// @mockable\nprotocol Deep: Shallow {}\n", to: "app/Sources/Shop/Deep/Deep.swift")
    try write("protocol Shallow { func wade() }\n", to: "app/Sources/Shop/Shallow.swift")
    #expect(try run(sources: "Sources/Shop/Deep").errors == "")
    #expect(try mock(of: "Deep").contains("func wade()"))
  }

  @Test func `of two modules with a protocol of one name the file's import decides`() throws {
    try write("import Stores\n/// @mockable\nprotocol Cart: Store {}\n", to: "app/Sources/Shop/Cart.swift")
    try write(
      "internal import protocol Vaults.Store\n/// @mockable\nprotocol Till: Store {}\n",
      to: "app/Sources/Shop/Till.swift")
    try write(
      "import Stores\nimport Vaults\n/// @mockable\nprotocol Safe: Vaults.Store {}\n", to: "app/Sources/Shop/Safe.swift"
    )
    #expect(try run().errors == "")
    let cart = try mock(of: "Cart")
    #expect(cart.contains("func put()") && !cart.contains("func lock()"))
    for name in ["Till", "Safe"] {
      let mock = try mock(of: name)
      #expect(mock.contains("func lock()") && !mock.contains("func put()"))
    }
  }

  @Test func `a protocol of a module that is not imported is not taken`() throws {
    try write("/// @mockable\nprotocol Cart: Store {}\n", to: "app/Sources/Shop/Cart.swift")
    let result = try run()
    #expect(result.status == 0)
    #expect(
      result.errors.contains("Cart.swift:2:1: warning: 'Cart' inherits from 'Store', which is not among the sources."))
    #expect(try !mock(of: "Cart").contains("func put()"))
  }

  @Test func `a module that the target does not depend on is not seen`() throws {
    try write("import Unseen\n/// @mockable\nprotocol Cart: Unseen {}\n", to: "app/Sources/Shop/Cart.swift")
    #expect(try run().errors.contains("inherits from 'Unseen', which is not among the sources."))
    #expect(try run("--parents", "Sources/Unseen").errors == "")
    #expect(try mock(of: "Cart").contains("func hide()"))
  }

  @Test func `the graph can be left out`() throws {
    try write("import Places\n/// @mockable\nprotocol Shop: Place {}\n", to: "app/Sources/Shop/Shop.swift")
    #expect(try run("--no-package-graph").errors.contains("inherits from 'Place', which is not among the sources."))
  }

  @Test func `what a manifest computes is said where a parent is missing, and only there`() throws {
    try write("import Far\n/// @mockable\nprotocol Shop: Distant {}\n", to: "app/Sources/Shop/Shop.swift")
    try write(
      """
      let package = Package(name: "app", targets: [.target(name: "Shop", dependencies: all())])
      """, to: "app/Package.swift")
    let result = try run()
    #expect(
      result.errors.contains(
        "/app/Package.swift:1:82: warning: Parents may be in modules that the manifest does not tell of: "
          + "it computes the dependencies of 'Shop'. Give the folders of their sources with --parents."))
    try write("/// @mockable\nprotocol Shop {}\n", to: "app/Sources/Shop/Shop.swift")
    #expect(try run().errors == "")
  }

  @Test func `a parent that changed in another package is read again`() throws {
    try write("import Places\n/// @mockable\nprotocol Shop: Place {}\n", to: "app/Sources/Shop/Shop.swift")
    let arguments = ["mock", "--sources", "Sources/Shop", "--output", "Mocks.swift"]
    let app = folder.appending(path: "app").path(percentEncoded: false)
    _ = try BuiltCommand.run(arguments, in: app)
    try write("public protocol Place { func leave() }\n", to: "places/Sources/Places/Place.swift")
    _ = try BuiltCommand.run(arguments, in: app)
    #expect(try mock(of: "Shop").contains("func leave()"))
  }
}
