import Foundation
import RibletsCost
import RibletsModel
import TestFolder
import Testing

/// A small app of riblets, compiled in release to an object a file, and linked with a map.
final class BuiltApp: Sendable {
  static let files = [
    "Base.swift": """
    open class Router<Interactor> { public init() {} }
    func sorted(_ numbers: [Int]) -> [Int] { numbers.sorted { $0 > $1 } }
    """,
    "Root/RootRouter.swift": """
    final class RootInteractor {}
    final class RootRouter: Router<RootInteractor> {
      let cart = CartRouter()
      let menu = MenuRouter()
      func run(_ words: [String]) { print(cart.prices(words), menu.dishes(words), sorted([1, 3, 2])) }
    }
    """,
    "Cart/CartRouter.swift": """
    final class CartInteractor {}
    final class CartRouter: Router<CartInteractor> {
      func prices(_ words: [String]) -> [String: Int] { counts(words) }
    }
    """,
    "Cart/Formats.swift": """
    struct Price { var text: String, value: Double }
    func price(_ value: Double) -> Price { Price(text: "about \\(value) coins", value: value) }
    func counts(_ words: [String]) -> [String: Int] { words.reduce(into: [:]) { $0[price(2).text + $1, default: 0] += 1 } }
    """,
    "Menu/MenuRouter.swift": """
    final class MenuInteractor {}
    final class MenuRouter: Router<MenuInteractor> {
      func dishes(_ words: [String]) -> [String: Int] { words.reduce(into: [:]) { $0[$1, default: 0] += 2 } }
    }
    """,
    "main.swift": "RootRouter().run(CommandLine.arguments)\n",
  ]

  /// Ten thousand bytes of code or so, that only its file has.
  static let much = """

    func much(_ value: Int) -> String {
      switch value {
    \((0..<60).map { "  case \($0): return \"the sentence number \($0) \\(value * \($0 + 3)) that nobody else has\"" }.joined(separator: "\n"))
      default: return ""
      }
    }
    let kept = CommandLine.arguments.map { much($0.count) }
    """

  let folder: TemporaryFolder
  let model: AppModel
  var binary: String { folder.path("shop") }
  var map: String { folder.path("shop.map") }

  init(
    _ files: [String: String] = BuiltApp.files, isReversed: Bool = false, isOneObject: Bool = false,
    linking: [String] = []
  ) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "Sources/Shop/" + name) }
    model = AppModel(
      reading: ModelSources(
        root: folder.path(""), folders: [ModelSources.Folder(module: "Shop", path: "Sources/Shop")]))
    var names = files.keys.sorted()
    if isReversed { names.reverse() }
    let build = folder.path("Shop.build")
    try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
    let objects = isOneObject ? [build + "/Shop.o"] : names.map { "\(build)/\(($0 as NSString).lastPathComponent).o" }
    if isOneObject {
      try swiftc(
        ["-O", "-wmo", "-module-name", "Shop", "-c", "-o", objects[0]] + names.map { folder.path("Sources/Shop/" + $0) }
      )
    } else {
      let outputs = Dictionary(
        uniqueKeysWithValues: zip(names, objects).map { (folder.path("Sources/Shop/" + $0), ["object": $1]) })
      try folder.write(String(decoding: JSONEncoder().encode(outputs), as: UTF8.self), to: "outputs.json")
      try swiftc(
        [
          "-O", "-wmo", "-num-threads", "2", "-module-name", "Shop", "-c", "-output-file-map",
          folder.path("outputs.json"),
        ]
          + names.map { folder.path("Sources/Shop/" + $0) })
    }
    try swiftc(objects + ["-o", binary, "-Xlinker", "-Map=\(map)", "-Xlinker", "--gc-sections"] + linking)
  }

  private func swiftc(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func reader(binary: Data? = nil, map: Data? = nil) throws -> CostReader {
    try CostReader(
      model: model, binary: binary ?? Data(contentsOf: URL(filePath: self.binary)), named: "shop",
      map: map ?? Data(contentsOf: URL(filePath: self.map)), named: "shop.map")
  }

  func cost() throws -> AppCost {
    try reader().cost(
      of: "Shop",
      settings: AppCost.Settings(compiler: "Swift", target: "Linux", linker: "gold", options: [], riblets: nil))
  }
}

extension AppCost {
  func bytes(of riblet: String) -> Int { riblets.first { $0.name == riblet }?.bytes ?? -1 }
}
