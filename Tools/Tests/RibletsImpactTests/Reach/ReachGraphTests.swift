import Foundation
import RibletsModel
import RibletsSource
import TestFolder
import Testing

@testable import RibletsImpact

struct ReachGraphTests {
  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Goods"), .target(name: "Shop", dependencies: ["Goods"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ]
    )
    """

  @Test func `a manifest that lets a module see another one leads to other uses`() throws {
    let sample = try ImpactSample()
    let manifest = try sample.folder.text(of: "Package.swift")
    try sample.folder.write(
      "struct HomeTitle { var text: String { \"\\(CartColors.red)\" } }\n", to: "Sources/Home/HomeTitle.swift")
    let change = FileChange(path: "Sources/Cart/CartColors.swift", status: .modified, before: Array("".utf8))
    let names = { Impact(of: [change], in: ImpactedApp(at: sample.root)).names }
    #expect(!names().contains("title"))

    try sample.folder.write(
      manifest.replacing("\"Home\", dependencies: [", with: "\"Home\", dependencies: [\"Cart\", "), to: "Package.swift")

    #expect(names().contains("title"))
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `a part is reached by those that use it, and by those that use them`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var texts = RandomTexts(seed: seed)
    try folder.write(Self.manifest, to: "Package.swift")
    for number in 0..<12 {
      let place = ["Sources/Goods", "Sources/Shop", "Sources/Shop/Part", "Tests/ShopTests"][number % 4]
      try folder.write(texts.next(), to: "\(place)/File\(number).swift")
    }
    let read = ImpactedApp(at: folder.url.resolvingSymlinksInPath().path)
    let former = ["Sources/Goods/Former.swift", "Sources/Shop/Former.swift"].flatMap { path in
      let outline = SourceOutline(reading: Array(texts.next().utf8), path: path)
      let module = String(path.split(separator: "/")[1])
      let file = ReachFile(outline, at: path, module: module, isTest: false)
      return outline.parts.map { ReachNode($0, former: file) }
    }
    let graph = read.graph(adding: former[...])
    var reached: [Int: Set<Int>] = [:]
    for part in graph.nodes.indices {
      var (found, open) = (Set([part]), [part])
      while let next = open.popLast() {
        let used = graph.reasonForAll(of: next) == nil ? graph.found(by: next).map(\.part) : Array(graph.nodes.indices)
        for part in used where found.insert(part).inserted { open.append(part) }
      }
      for other in found { reached[other, default: []].insert(part) }
    }

    for part in graph.nodes.indices {
      let users = Set(read.graph(adding: former[...]).parts(reaching: [part]).keys)
      #expect(users == reached[part], "seed \(seed), \(graph.nodes[part].path)")
    }
  }
}
