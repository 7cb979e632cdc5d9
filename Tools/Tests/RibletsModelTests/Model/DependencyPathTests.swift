import RibletsModel
import RibletsSource
import Testing

struct DependencyPathTests {
  /// The ways of a dependency, as `CartComponent.player > RootComponent.name provided`.
  private func ways(_ riblet: String, _ item: String, _ model: AppModel) -> [String] {
    let riblet = model.riblets(named: riblet).first.flatMap { model.riblets[$0] }
    return (riblet?.paths[item] ?? []).map { path in
      path.steps.map { "\($0.type).\($0.item)" }.joined(separator: " > ") + " \(path.end)"
    }
  }

  private static func app(_ code: String) -> AppModel {
    AppModel(
      of: """
        final class RootRouter: LaunchRouter<any A, any B> {}
        final class CartRouter: Router<any A> {}
        final class ItemRouter: Router<any A> {}
        protocol RootDependency: Dependency { var day: Date { get } }
        protocol CartDependency: Dependency { var player: String { get } }
        protocol ItemDependency: Dependency { var name: String { get } }
        final class CartComponent: Component<any CartDependency> {}
        extension CartComponent: ItemDependency { var name: String { dependency.player } }
        """, code)
  }

  @Test func `a dependency is followed through components to the one that makes it`() {
    let model = Self.app(
      """
      final class RootComponent: Component<any RootDependency>, CartDependency {
        var player: String { shared { "Ann" } }
      }
      """)
    #expect(ways("Item", "name", model) == ["CartComponent.name > RootComponent.player provided"])
    #expect(ways("Cart", "player", model) == ["RootComponent.player provided"])
    let path = model.riblets(named: "Item").first.flatMap { model.riblets[$0]?.paths["name"]?.first }
    #expect(path?.steps.map { "\($0.position.file):\($0.position.line)" } == ["0.swift:8", "1.swift:2"])
  }

  @Test func `an argument of a component is made there, also in a class that it inherits from`() {
    let model = Self.app(
      """
      class BaseComponent<Need>: Component<Need> { let player: String }
      final class RootComponent: BaseComponent<any RootDependency> {}
      extension RootComponent: CartDependency {}
      """)
    #expect(ways("Cart", "player", model) == ["RootComponent.player provided"])
  }

  @Test func `a dependency that a component lacks is missing at its conformance`() {
    let model = Self.app(
      "final class RootComponent: Component<any RootDependency> {}\nextension RootComponent: CartDependency {}")
    #expect(ways("Item", "name", model) == ["CartComponent.name > RootComponent.player missing"])
  }

  @Test func `a riblet with two parents has two ways`() {
    let model = Self.app(
      """
      final class RootComponent: Component<EmptyDependency>, CartDependency { let player: String }
      final class ShelfComponent: Component<ShelfDependency> {}
      extension ShelfComponent: CartDependency { var player: String { return self.dependency.player } }
      """)
    #expect(
      ways("Item", "name", model) == [
        "CartComponent.name > RootComponent.player provided", "CartComponent.name > ShelfComponent.player outside",
      ])
  }

  @Test func `circles end, and what nothing in the sources provides comes from outside`() {
    let model = Self.app("extension CartComponent: CartDependency { var player: String { dependency.player } }")
    #expect(ways("Cart", "player", model) == ["CartComponent.player outside"])
    #expect(ways("Root", "day", model) == [])
  }

  @Test func `protocols of needs stand for those that inherit from them`() {
    let model = Self.app(
      """
      protocol HasPlayer: CartDependency {}
      final class RootComponent: Component<any RootDependency>, HasPlayer { var player: String { "Ann" } }
      """)
    #expect(ways("Cart", "player", model) == ["RootComponent.player provided"])
  }

  @Test(arguments: [
    ("final class RootComponent: Component<any RootDependency>, CartDependency {}", "missing"),
    (
      "extension CartDependency { var player: String { a } }\nfinal class RootComponent: A, CartDependency {}",
      "provided"
    ),
    ("final class RootComponent: SharedComponent<any RootDependency>, CartDependency {}", "outside"),
    ("@Provides final class RootComponent: Component<any RootDependency>, CartDependency {}", "outside"),
    ("extension RootComponent: CartDependency {}", "outside"),
  ])
  func `a dependency may come from an extension, a base class or a macro that is not in sight`(
    code: String, end: String
  ) {
    #expect(ways("Cart", "player", Self.app(code)) == ["RootComponent.player \(end)"])
  }
}
