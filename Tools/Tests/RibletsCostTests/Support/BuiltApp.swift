import Foundation
import RibletsCost
import RibletsModel
import TestFolder
import Testing

/// A small app of riblets, compiled in release to an object a file, and linked with a map.
final class BuiltApp: Sendable {
  static let files = [
    "Sorting.swift": """
    protocol Counting { func count(_ words: [String]) -> [String: Int] }
    func sorted(_ numbers: [Int]) -> [Int] { numbers.sorted { $0 > $1 } }
    """,
    "Root/RootRouter.swift": """
    import Riblets
    final class RootInteractor {}
    final class RootRouter: Router<RootInteractor> {
      let children: [any Counting] = [CartRouter(), MenuRouter()]
      func run(_ words: [String]) { print(children.map { $0.count(words) }, sorted([1, 3, 2])) }
    }
    """,
    "Cart/CartRouter.swift": """
    import Riblets
    final class CartInteractor {}
    final class CartRouter: Router<CartInteractor>, Counting {
      func count(_ words: [String]) -> [String: Int] { counts(words) }
    }
    """,
    "Cart/Formats.swift": """
    struct Price { var text: String, value: Double }
    func price(_ value: Double) -> Price { Price(text: "about \\(value) coins", value: value) }
    func counts(_ words: [String]) -> [String: Int] { words.reduce(into: [:]) { $0[price(2).text + $1, default: 0] += 1 } }
    """,
    "Menu/MenuRouter.swift": """
    import Riblets
    final class MenuInteractor {}
    final class MenuRouter: Router<MenuInteractor>, Counting {
      func count(_ words: [String]) -> [String: Int] { words.reduce(into: [:]) { $0[$1, default: 0] += 2 } }
    }
    """,
    "main.swift": "RootRouter().run(CommandLine.arguments)\n",
  ]

  /// The same with thousands of bytes more in one riblet.
  static var withMuchInMenu: [String: String] {
    var files = files
    let cases = (0..<60).map { number in
      "  case \(number): return \"the sentence \(number) \\(value * \(number + 3)) that nobody else has\""
    }
    files["Menu/MenuRouter.swift"]?.replace("+= 2", with: "+= much($1.count).count")
    files["Menu/MenuRouter.swift"]? += """

      @inline(never) func much(_ value: Int) -> String {
        switch value {
      \(cases.joined(separator: "\n"))
        default: return ""
        }
      }
      """
    return files
  }

  let folder: TemporaryFolder
  let model: AppModel
  var binary: String { folder.path("shop") }
  var map: String { folder.path("shop.map") }

  init(
    _ files: [String: String] = BuiltApp.files, isOneObject: Bool = false,
    isOptimizedAtLink: Bool = false, linking: [String] = []
  ) throws {
    folder = try TemporaryFolder()
    try folder.write("open class Router<Interactor> { public init() {} }", to: "Riblets/Router.swift")
    for (name, text) in files { try folder.write(text, to: "Sources/Shop/" + name) }
    model = AppModel(
      reading: ModelSources(
        root: folder.path(""), folders: [ModelSources.Folder(module: "Shop", path: "Sources/Shop")]))
    let names = files.keys.sorted()
    let (build, library) = (folder.path("Shop.build"), folder.path("Riblets.build"))
    for path in [build, library] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let router = library + "/Router.swift.o"
    let optimization = isOptimizedAtLink ? ["-lto=llvm-full"] : []
    let objectKind = isOptimizedAtLink ? "llvm-bc" : "object"
    try swiftc([
      "-O", "-wmo", "-parse-as-library", "-module-name", "Riblets", "-emit-module", "-emit-module-path",
      folder.path("Riblets.swiftmodule"), "-c", "-o", router, folder.path("Riblets/Router.swift"),
    ])
    let objects = isOneObject ? [build + "/Shop.o"] : names.map { "\(build)/\(($0 as NSString).lastPathComponent).o" }
    if isOneObject {
      try swiftc(
        ["-O", "-wmo", "-I", folder.path(""), "-module-name", "Shop", "-c", "-o", objects[0]]
          + names.map { folder.path("Sources/Shop/" + $0) }
      )
    } else {
      let outputs = Dictionary(
        uniqueKeysWithValues: zip(names, objects).map { (folder.path("Sources/Shop/" + $0), [objectKind: $1]) })
      try folder.write(String(decoding: JSONEncoder().encode(outputs), as: UTF8.self), to: "outputs.json")
      try swiftc(
        [
          "-O", "-wmo", "-I", folder.path(""), "-num-threads", "2", "-module-name", "Shop", "-c", "-output-file-map",
          folder.path("outputs.json"),
        ]
          + optimization + names.map { folder.path("Sources/Shop/" + $0) })
    }
    let linker = isOptimizedAtLink ? ["-use-ld=lld"] : []
    try swiftc(
      objects + [router, "-o", binary, "-Xlinker", "-Map=\(map)", "-Xlinker", "--gc-sections"] + optimization + linker
        + linking)
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
    let reader = try reader()
    return reader.cost(of: "Shop")
  }
}

extension AppCost {
  func bytes(of riblet: String) -> Int { riblets.first { $0.name == riblet }?.bytes ?? -1 }
}
