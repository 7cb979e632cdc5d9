import RibletsModel
import RibletsPlugins
import RibletsSource
import Testing

struct PluginReadingTests {
  private static let point = """
    /// Children that come in files of their own.
    /// @pluginPoint
    protocol FeaturePlugin: ChildEdge<RootRouter> {}

    """

  private static func plugin(_ name: String) -> String {
    """
    struct Root\(name): FeaturePlugin {
      func attach(to parent: RootRouter) { let builder: any \(name)Buildable }
    }

    """
  }

  @Test func `a point knows the riblet that attaches, and its plug-ins with their conditions`() throws {
    let model = AppModel(
      of: .riblet("Root") + .riblet("Cart") + .riblet("Menu"), Self.point,
      "#if DEBUG\n" + Self.plugin("Cart") + "#endif\n" + Self.plugin("Menu"))
    let point = try #require(model.pluginPoints.first)

    #expect(point.name == "FeaturePlugin")
    #expect(point.module == "Shop")
    #expect(point.parent == RibletID(module: "Shop", name: "Root"))
    #expect(point.position == SourcePosition(file: "1.swift", line: 3, column: 10))
    #expect(point.plugins.map(\.type) == ["RootCart", "RootMenu"])
    #expect(point.plugins.map(\.conditions) == [["DEBUG"], []])
    #expect(point.plugins.map(\.position.line) == [2, 6])
    #expect(model.joints == ["Root > Cart", "Root > Menu"])
    #expect(model.sentences == [])
  }

  @Test func `each module has points of its own`() {
    let model = AppModel(ofModules: [
      ("A", .riblet("Root") + Self.point), ("B", .riblet("Root") + Self.point + "struct Odd: FeaturePlugin {}"),
    ])
    #expect(model.pluginPoints.map(\.module) == ["A", "B"])
    #expect(model.pluginPoints.map(\.parent?.module) == ["A", "B"])
    #expect(model.pluginPoints.map(\.plugins.count) == [0, 1])
  }

  @Test func `a plug-in that no list can name is said`() {
    let model = AppModel(of: .riblet("Root"), Self.point, "func make() { struct Odd: FeaturePlugin {} }")
    #expect(model.pluginPoints.map(\.plugins) == [[]])
    #expect(
      model.sentences == [
        "2.swift:1:22: note: 'Odd' is inside a function, so the list of 'FeaturePlugin' cannot name it. Move it out."
      ])
  }

  @Test func `a protocol that is not marked is no point`() {
    let unmarked = Self.point.replacing("@pluginPoint", with: "No @pluginPoint is here, nor @pluginPoints.")
    #expect(AppModel(of: .riblet("Root"), unmarked).pluginPoints == [])
  }
}
