import Foundation
import Testing

@testable import RibletsSource

/// Each test has a folder of its own, with a package, one beside it and one that was fetched.
final class PackageGraphTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "graph \(UUID().uuidString)")
    try write(
      """
      let package = Package(
        name: "app",
        dependencies: [.package(path: "../places"), .package(url: "https://example.org/Net.git", from: "1.0.0")],
        targets: [
          .target(name: "Shop", dependencies: ["Core", .product(name: "Places", package: "places"), "Net"]),
          .target(name: "Core"), .target(name: "Unseen"),
        ])
      """, to: "app/Package.swift")
    try write(
      """
      let package = Package(
        name: "places",
        products: [.library(name: "Places", targets: ["Places"])],
        targets: [
          .target(name: "Places", dependencies: ["place-names"], path: "Code", exclude: ["Old"]),
          .target(name: "place-names"),
        ])
      """, to: "places/Package.swift")
    try write(
      """
      let package = Package(
        name: "Net", products: [.library(name: "Net", targets: ["Net"])], targets: [.target(name: "Net")])
      """, to: "app/.build/checkouts/Net/Package.swift")
    try write(
      """
      {"object": {"artifacts": [], "dependencies": [{
        "basedOn": null, "subpath": "Net",
        "packageRef": {"identity": "net", "kind": "remoteSourceControl", "location": "https://example.org/Net.git"},
        "state": {"checkoutState": {"revision": "1", "version": "1.0.0"}, "name": "sourceControlCheckout"}
      }]}, "version": 7}
      """, to: "app/.build/workspace-state.json")
    for file in ["Shop/Shop", "Core/Core", "Unseen/Unseen"] { try write("", to: "app/Sources/\(file).swift") }
    for file in ["Code/Place", "Code/Old/Place", "Code/Deep/Town", "Code/.Hidden/No", "Sources/place-names/Name"] {
      try write("", to: "places/\(file).swift")
    }
    try write("", to: "app/.build/checkouts/Net/Sources/Net/Socket.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  private func seen(from file: String) throws -> [SourceModule] {
    var graph = try #require(PackageGraph(around: path(file)))
    return graph.modulesSeen(by: graph.modules(around: [path(file)]))
  }

  @Test func `the package around a file is found, and the module that owns it`() throws {
    let graph = try #require(PackageGraph(around: path("app/Sources/Shop/Shop.swift")))
    #expect(graph.folder == path("app"))
    #expect(graph.modules(around: [path("app/Sources/Shop/Shop.swift")]).map(\.name) == ["Shop"])
    #expect(graph.modules(around: [path("app/Sources")]).map(\.name) == ["Shop", "Core", "Unseen"])
    #expect(graph.modules(around: [path("app/Else.swift")]) == [])
  }

  @Test func `a module sees targets beside it, packages beside its own, and checkouts`() throws {
    let seen = try seen(from: "app/Sources/Shop/Shop.swift")
    #expect(seen.map(\.name) == ["Core", "Net", "Places", "place_names"])
    #expect(
      seen.flatMap(\.files) == [
        path("app/Sources/Core/Core.swift"), path("app/.build/checkouts/Net/Sources/Net/Socket.swift"),
        path("places/Code/Deep/Town.swift"), path("places/Code/Place.swift"),
        path("places/Sources/place-names/Name.swift"),
      ])
    #expect(try self.seen(from: "app/Sources/Core/Core.swift") == [])
  }

  @Test func `a package that was not fetched is named`() throws {
    try FileManager.default.removeItem(at: folder.appending(path: "app/.build"))
    var graph = try #require(PackageGraph(around: path("app/Sources")))
    let shop = graph.modules(around: [path("app/Sources/Shop/Shop.swift")])
    #expect(graph.modulesSeen(by: shop).map(\.name) == ["Core", "Places", "place_names"])
    #expect(
      graph.unknowns == [
        .init(
          position: SourcePosition(file: path("app/Package.swift"), line: 1, column: 1),
          text: "'net' has no checkout that is known here: it is not resolved yet, or by Xcode")
      ])
  }

  @Test func `packages that depend on each other in a circle are no trouble`() throws {
    try write(
      """
      let package = Package(
        name: "places", products: [.library(name: "Places", targets: ["Places"])],
        dependencies: [.package(path: "../app")],
        targets: [.target(name: "Places", dependencies: [.product(name: "Shop", package: "app")], path: "Code")])
      """, to: "places/Package.swift")
    #expect(try seen(from: "app/Sources/Shop/Shop.swift").map(\.name) == ["Core", "Net", "Places"])
  }

  @Test func `without a manifest there is no graph`() {
    #expect(PackageGraph(around: "/") == nil)
  }
}
