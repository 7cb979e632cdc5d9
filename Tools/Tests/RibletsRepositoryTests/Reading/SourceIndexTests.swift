import RibletsRepository
import SampleApps
import Testing

@testable import RibletsScaffold

struct SourceIndexTests {
  private func index(_ text: String) throws -> SourceIndex {
    let app = try SampleApp(hasRoot: false)
    try app.write(text, to: "Sources/A.swift")
    return try SourceIndex(root: app.root, folders: ["Sources"])
  }

  @Test func `types are found by their declarations alone`() throws {
    let found = try index(
      """
      public final class ShopRouter: Router<Int> {}
      enum Shelf { case one }
      extension Shelf.Case {}
      let subclass = Thing()
      class
      Broken {}
      // class Ghost {}
      let text = "class Ghost {}"

      """
    ).declarations
    #expect(
      found.map { "\($0.keyword) \($0.name) \($0.line)" } == [
        "class ShopRouter 1", "enum Shelf 2", "extension Shelf 3", "class Broken 6",
      ])
  }

  @Test func `a mark belongs to the protocol right after it`() throws {
    let found = try index(
      """
      /// A price.
      /// @mockable
      @MainActor
      public protocol Priced {}

      protocol Plain {}
      // @mockable
      struct Other {}
      protocol Late {}

      """
    ).declarations.filter(\.isMockable)
    #expect(found.map(\.name) == ["Priced"])
  }

  @Test func `riblets are what has a router`() throws {
    #expect(
      try index("class BRouter {}\nclass ARouter {}\nclass Router {}\nstruct CRouter {}\n").ribletNames == ["A", "B"])
  }

  @Test func `a folder that is not there has no types`() throws {
    #expect(try SourceIndex(root: "/nowhere", folders: ["Sources"]).declarations == [])
  }
}
