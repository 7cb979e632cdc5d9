import Foundation
import RibletsMocks
import Testing

/// The options with which build plug-ins run the command.
final class MockModulesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "modules \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func run(_ list: ModuleList, _ arguments: String...) throws -> BuiltCommand.Result {
    try JSONEncoder().encode(list).write(to: folder.appending(path: "modules.json"))
    return try BuiltCommand.run(
      ["mock", "--modules", "modules.json", "--output", "Mocks.swift"] + arguments,
      in: folder.path(percentEncoded: false))
  }

  private var mocks: String {
    get throws { try String(contentsOf: folder.appending(path: "Mocks.swift"), encoding: .utf8) }
  }

  @Test func `protocols of one module are mocked, and those of another inherited`() throws {
    try write("import Place\n/// @mockable\nprotocol Shop: Place { func buy() }\n", to: "Shop.swift")
    try write("/// @mockable\npublic protocol Place { func enter() }\n", to: "Place.swift")
    let result = try run(
      ModuleList(
        mocked: [.init(name: "Shop", files: ["Shop.swift"])], seen: [.init(name: "Place", files: ["Place.swift"])]))
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(try mocks.contains("class ShopMock: Shop, Mock {"))
    #expect(try mocks.contains("func enter()"))
    #expect(try !mocks.contains("PlaceMock"))
  }

  @Test func `only modules of public mocks, and those in their signatures, are imported publicly`() throws {
    try write("public import Model\n/// @mockable\npublic protocol Shop { func buy() -> Item }\n", to: "Shop.swift")
    try write("/// @mockable\nprotocol Screen { func show() }\n", to: "Screen.swift")
    try write("public struct Item {}\n", to: "Model.swift")
    let list = ModuleList(mocked: [
      .init(name: "Model", files: ["Model.swift"]), .init(name: "Screens", files: ["Screen.swift"]),
      .init(name: "Shops", files: ["Shop.swift"]),
    ])
    let names = ["Model", "Screens", "Shops"]
    #expect(try run(list, "--testable-imports", names[0], names[1], names[2]).errors == "")
    for line in ["@testable public import Model", "@testable import Screens", "@testable public import Shops"] {
      #expect(try mocks.contains("\n\(line)\n"))
    }
  }

  @Test func `mocks for the tests of a module are seen there only, though their protocols are by the package`() throws {
    try write("package import Model\n/// @mockable\npackage protocol Shop { func buy() -> Item }\n", to: "Shop.swift")
    let list = ModuleList(mocked: [.init(name: "Shops", files: ["Shop.swift"])])
    #expect(try run(list, "--testable-imports", "Shops").errors == "")
    for line in ["import Model", "@testable import Shops"] {
      #expect(try mocks.contains("\n\(line)\n"))
    }
    #expect(try !mocks.contains("package "))
    #expect(try run(list).errors == "")
    #expect(try mocks.contains("package "))
  }

  @Test func `without a protocol the output is there all the same`() throws {
    #expect(try run(ModuleList(mocked: [])).status == 0)
    #expect(try mocks.hasPrefix("// Made by riblets mock."))
  }

  @Test func `settings hold for the target that is named`() throws {
    try write("protocol Shop {}\n", to: "Shop.swift")
    try write("protocol Cart {}\n", to: "CartImages.swift")
    try write(
      "{\"targets\": {\"ShopTests\": {\"all\": true, \"plain\": true, \"exclude\": [\"Images\"]}}}", to: "mocks.json")
    let list = ModuleList(mocked: [.init(name: "Shop", files: ["CartImages.swift", "Shop.swift"])])
    #expect(try run(list, "--settings", "mocks.json", "--target", "ShopTests").status == 0)
    #expect(try mocks.contains("class ShopMock: Shop {"))
    #expect(try !mocks.contains("CartMock"))
    #expect(try run(list, "--settings", "mocks.json", "--target", "CartTests").status == 0)
    #expect(try !mocks.contains("ShopMock"))
  }

  @Test func `settings of a target that is not there are refused`() throws {
    try write("{\"targets\": {\n  \"ShopTest\": {\"all\": true}}}", to: "mocks.json")
    var list = ModuleList(mocked: [])
    #expect(try run(list, "--settings", "mocks.json", "--target", "ShopTests").status == 0)
    list.targets = ["ShopTests", "Shop"]
    let result = try run(list, "--settings", "mocks.json", "--target", "ShopTests")
    #expect(result.status == 65)
    #expect(result.errors == "mocks.json:2:3: error: There is no target 'ShopTest'. There are: Shop, ShopTests.\n")
  }

  @Test func `options add to settings`() throws {
    try write("protocol Shop {}\n", to: "Shop.swift")
    try write("{\"imports\": [\"A\"], \"annotation\": \"CreateMock\"}", to: "mocks.json")
    let list = ModuleList(mocked: [.init(name: "Shop", files: ["Shop.swift"])])
    #expect(try run(list, "--settings", "mocks.json", "--imports", "B", "--all").status == 0)
    for line in ["\nimport A\n", "\nimport B\n"] { #expect(try mocks.contains(line)) }
  }

  @Test func `broken settings end with 65, and nothing is written`() throws {
    try write("{\"mock\": true}", to: "mocks.json")
    let result = try run(ModuleList(mocked: []), "--settings", "mocks.json")
    #expect(result.status == 65)
    #expect(
      result.errors
        == "mocks.json:1:2: error: There is no setting 'mock'. "
        + "There are: annotation, all, plain, history, imports, exclude, targets.\n")
    #expect(throws: (any Error).self) { try mocks }
  }

  @Test func `a list without modules is refused`() throws {
    try write("{\"seen\": []}", to: "modules.json")
    let result = try BuiltCommand.run(
      ["mock", "--modules", "modules.json", "--output", "Mocks.swift"],
      in: folder.path(percentEncoded: false))
    #expect(result.status == 65)
    #expect(result.errors == "modules.json:1:1: error: 'mocked' is missing.\n")
  }

  @Test(arguments: [
    ([], "Give --sources files or folders with protocols."),
    (["--sources", ".", "--target", "ShopTests"], "--target needs --settings."),
  ])
  func `options that need others say so`(arguments: [String], message: String) throws {
    let result = try BuiltCommand.run(
      ["mock", "--output", "Mocks.swift"] + arguments, in: folder.path(percentEncoded: false))
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: \(message)\n"))
  }

  @Test func `a target that shares modules with others has the mocks that its files name`() throws {
    try write("/// @mockable\nprotocol Till {}\n/// @mockable\nprotocol Shop {}\n", to: "Shop.swift")
    try write("let shop = ShopMock()\n", to: "ShopTests.swift")
    var list = ModuleList(mocked: [.init(name: "Shop", files: ["Shop.swift"])])
    list.users = ["ShopTests.swift"]
    #expect(try run(list).status == 0)
    #expect(try mocks.contains("class ShopMock"))
    #expect(try !mocks.contains("TillMock"))

    list.users = ["Gone.swift"]
    let result = try run(list)
    #expect(result.status == 1)
    #expect(result.errors == "Gone.swift:1:1: error: There is no such file, or it cannot be read.\n")
  }
}
