import Foundation
import RibletsMocks
import TestFolder
import Testing

/// Tests of parents that are named as Riblets' and the standard library's protocols, which every run knows.
struct OwnParentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func output(isPlain: Bool = true, modules: [String: String] = [:], parents: [String] = []) throws
    -> MockOutput
  {
    var run = MockRun()
    run.options.isPlain = isPlain
    run.sources = [folder.path("App")]
    run.parents = parents.map(folder.path)
    let places = modules.map { (folder.path($0.key), $0.value) }
    run.moduleOf = { path in places.first { path.hasPrefix($0.0) }?.1 }
    return run.mocks(of: try run.input())
  }

  private func writeScreen(_ imports: String = "") throws {
    try folder.write(
      "\(imports)/// @mockable\nprotocol CartScreen: Presentable { func close() }\n", to: "App/CartScreen.swift")
  }

  private let ribs = """
    public protocol Presentable: AnyObject { func own() }
    public protocol Routing: AnyObject { var interactable: any Interactable { get } }
    public protocol Interactable: AnyObject { func activate() }

    """

  @Test func `an app's own Presentable was taken for the one of Riblets`() throws {
    try writeScreen()
    try folder.write("protocol Presentable: AnyObject { func own() }\n", to: "App/Presentable.swift")
    let output = try output()

    #expect(output.diagnoses == [])
    #expect(output.text.contains("func own()"))
    #expect(output.text.contains("nonisolated final class CartScreenMock: CartScreen {"))
  }

  @Test(arguments: ["Other/", "App/Pods/RIBs/"]) func `RIBs is found in another package and in Pods`(place: String)
    throws
  {
    try writeScreen("import RIBs\n")
    try folder.write(ribs, to: place + "RIBs.swift")
    let output = try output(modules: [place: "RIBs", "App": "Cart"], parents: [place])

    #expect(output.diagnoses == [])
    #expect(output.text.contains("func own()"))
    #expect(!output.text.contains("import Riblets"))
  }

  @Test func `a protocol of another package was taken for a parent of one of Riblets`() throws {
    try folder.write("import Riblets\n/// @mockable\nprotocol HomeRouting: ViewableRouting {}\n", to: "App/Home.swift")
    try folder.write("public protocol Routing { func ring() }\n", to: "Bells/Routing.swift")
    let output = try output(modules: ["Bells": "Bells", "App": "Shop"], parents: ["Bells"])

    #expect(output.diagnoses == [])
    #expect(!output.text.contains("ring"))
    #expect(output.text.contains("var interactable"))
  }

  @Test func `the mock of a router of RIBs imports nothing of Riblets`() throws {
    try folder.write(
      "import RIBs\n/// @mockable\n@MainActor protocol CartRouting: Routing { func close() }\n", to: "App/Cart.swift")
    try folder.write(ribs, to: "Pods/RIBs.swift")
    for isPlain in [true, false] {
      let text = try output(isPlain: isPlain, parents: ["Pods"]).text
      #expect(text.contains("var interactable: any Interactable"))
      #expect(!text.contains("Interactor()"))
      #expect(!text.contains("import Riblets\n"))
    }
  }

  @Test(arguments: ["", "import RIBs\n"]) func `a parent that is nowhere is a warning`(imports: String) throws {
    try writeScreen(imports)
    let output = try output()

    #expect(output.diagnoses.map(\.isOfMissingParent) == [true])
    #expect(output.names == ["CartScreenMock"])
    #expect(!output.text.contains("import Riblets"))
  }

  @Test(arguments: ["import Riblets\n", "public import struct Riblets.Route\n", "import RIBs\nimport RibletsUIKit\n"])
  func `a file that imports Riblets has its protocols`(imports: String) throws {
    try writeScreen(imports)
    let output = try output()

    #expect(output.diagnoses == [])
    #expect(output.text.contains("@MainActor\nfinal class CartScreenMock"))
  }

  @Test func `a file has Riblets' protocols from a module that exports them, in an app that imports Riblets`() throws {
    try writeScreen("import Base\n")
    try folder.write("import Riblets\n/// @mockable\nprotocol Other: Routing {}\n", to: "App/Other.swift")
    #expect(try output().diagnoses == [])
  }

  @Test func `a file has Riblets' protocols where Riblets is among the modules of the package`() throws {
    try writeScreen("import Base\n")
    try folder.write(
      "@MainActor public protocol Presentable: AnyObject, Sendable {}\n", to: "Riblets/Presentable.swift")
    let output = try output(modules: ["Riblets": "Riblets", "App": "Cart"], parents: ["Riblets"])

    #expect(output.diagnoses == [])
    #expect(output.text.contains("@MainActor\nfinal class CartScreenMock"))
  }

  @Test func `an app's own protocol may inherit from the one of Riblets with its name`() throws {
    try writeScreen("import Riblets\n")
    try folder.write(
      "import Riblets\nprotocol Presentable: Riblets.Presentable { func own() }\n", to: "App/Presentable.swift")
    let output = try output(modules: ["App": "Cart"])

    #expect(output.diagnoses == [])
    #expect(output.text.contains("func own()"))
    #expect(output.text.contains("@MainActor\nfinal class CartScreenMock"))
  }

  @Test(arguments: ["Identifiable", "Clock", "Sequence", "Observable", "Comparable", "Working", "Actor"])
  func `an app's own protocol wins over the one of the standard library`(name: String) throws {
    try folder.write("/// @mockable\nprotocol Cart: \(name) { func close() }\n", to: "App/Cart.swift")
    try folder.write("protocol \(name) { func own() -> Int }\n", to: "App/Own.swift")
    let output = try output()

    #expect(output.diagnoses == [])
    #expect(output.text.contains("func own() -> Int"))
    #expect(!output.text.contains("static func"))
    #expect(output.text.contains("nonisolated final class CartMock: Cart {"))
  }
}
