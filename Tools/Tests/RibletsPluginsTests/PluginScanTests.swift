import Foundation
import RibletsSource
import Testing

@testable import RibletsPlugins

struct PluginScanTests {
  private static let point = "/// What is plugged in.\n/// @pluginPoint\n@MainActor\nprotocol Feature: Edge<Root> {}\n"

  /// The points of files `A.swift`, `B.swift` and on.
  private func points(_ texts: String...) throws -> [PluginPoint] {
    try PluginScan.points(
      in: zip("ABCDEFGH", texts).map { SourceText("\($0).swift", Data($1.utf8)) })
  }

  private func problems(_ texts: String...) -> String? {
    do {
      _ = try PluginScan.points(in: zip("ABCDEFGH", texts).map { SourceText("\($0).swift", Data($1.utf8)) })
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `what conforms to a point is plugged into it, by name`() throws {
    let points = try points(
      "struct Zoo: Feature {}\nstruct Other: Sendable {}\n", Self.point, "extension Cart: Hashable, Shop.Feature {}",
      "final class Menu: Base, Feature & Sendable {}")

    #expect(points.map(\.name) == ["Feature"])
    #expect(points.first?.plugins.map(\.type) == ["Cart", "Menu", "Zoo"])
    #expect(points.first?.position == SourcePosition(file: "B.swift", line: 4, column: 10))
    #expect(points.first?.plugins.first?.position == SourcePosition(file: "C.swift", line: 1, column: 11))
  }

  @Test func `a point without plug-ins has none, and a module without points has no list`() throws {
    #expect(try points(Self.point, "struct Cart: OtherFeature {}").map(\.plugins) == [[]])
    #expect(try points("struct Cart: Feature {}").isEmpty)
  }

  @Test func `what conforms to a refined protocol is plugged in, too`() throws {
    let points = try points(
      Self.point, "struct Cart: PaidFeature {}", "protocol BetterFeature: Feature {}",
      "protocol PaidFeature: BetterFeature {}")

    #expect(points.first?.plugins.map(\.type) == ["Cart"])
  }

  @Test func `a nested type is named with what is around it`() throws {
    #expect(
      try points(
        Self.point,
        "enum Shop { enum Parts { struct Cart: Feature {} } }\nextension Shop.Parts { struct Menu: Feature {} }"
      )
      .first?.plugins.map(\.type) == ["Shop.Parts.Cart", "Shop.Parts.Menu"])
  }

  @Test func `conditions stay with their types`() throws {
    let points = try points(
      Self.point,
      """
      #if DEBUG
      struct Cart: Feature {}
      #elseif os(iOS)
      struct Menu: Feature {}
      #else
      struct Cart: Feature {}
      #endif
      """)

    #expect(
      points.first?.plugins.map(\.conditions) == [["DEBUG"], ["!(DEBUG) && !(os(iOS))"], ["!(DEBUG) && (os(iOS))"]])
  }

  @Test(arguments: [
    (
      "private struct Cart: Feature {}",
      "A.swift:1:16: error: 'Cart' is private, so the list of 'Feature' cannot name it. Remove 'private'."
    ),
    (
      "fileprivate enum Shop { struct Cart: Feature {} }",
      "A.swift:1:32: error: 'Shop.Cart' is private, so the list of 'Feature' cannot name it. Remove 'private'."
    ),
    (
      "func make() { struct Cart: Feature {} }",
      "A.swift:1:22: error: 'Cart' is inside a function, so the list of 'Feature' cannot name it. Move it out."
    ),
    (
      "struct Cart<Item>: Feature {}",
      "A.swift:1:8: error: 'Cart' is generic, so the list of 'Feature' cannot name it. Plug in a type without parameters that uses it."
    ),
    (
      "struct Cart: Feature {}\n\nextension Cart: Feature {}",
      "A.swift:3:11: error: 'Feature' has a plug-in 'Cart' already, in A.swift:1. Rename or remove one of them."
    ),
    (
      "/// @pluginPoint\nprotocol Feature {}",
      "B.swift:4:10: error: There is a plug-in point 'Feature' already, in A.swift:2. Rename one of them."
    ),
    (
      "/// @pluginPoint\nstruct Features {}",
      "A.swift:2:8: error: 'Features' is no protocol. @pluginPoint marks the protocol that plug-ins conform to."
    ),
    (
      "/// @pluginPoint\nprivate protocol Other {}",
      "A.swift:2:18: error: 'Other' is private, so its list cannot name it. Remove 'private'."
    ),
    (
      "#if DEBUG\n/// @pluginPoint\nprotocol Other {}\n#endif",
      "A.swift:3:10: error: 'Other' is inside '#if DEBUG'. Move the point out, and put conditions around plug-ins."
    ),
  ])
  func `what cannot be listed is refused with its place`(text: String, message: String) {
    #expect(problems(text, Self.point) == message)
  }

  @Test func `all problems are told at once`() {
    let text = "private struct Cart: Feature {}\nstruct Menu<Item>: Feature {}"
    #expect(problems(Self.point, text)?.split(separator: "\n").count == 2)
  }

  @Test func `a mark in the body of a type marks nothing`() throws {
    #expect(try points("protocol Feature {\n  /// @pluginPoint\n  var name: String { get }\n}").isEmpty)
    #expect(try points("/// @pluginPoints\nprotocol Feature {}").isEmpty)
  }

  @Test func `a word is found at the ends of a file, and not beyond`() {
    func contains(_ word: String, in text: String) -> Bool { SourceText("A.swift", Data(text.utf8)).contains(word) }

    #expect(contains("Cart", in: "Cart"))
    #expect(contains("Cart", in: "CaCart Ca"))
    #expect(contains("Cart", in: "CCart"))
    #expect(!contains("Cart", in: "Car"))
    #expect(!contains("Cart", in: "CarCar"))
    #expect(!contains("Cart", in: ""))
  }
}
