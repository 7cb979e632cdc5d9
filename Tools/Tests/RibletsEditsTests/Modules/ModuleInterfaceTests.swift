import RibletsPlans
import Testing

@testable import RibletsEdits

struct ModuleInterfaceTests {
  private func cart() throws -> ModuleInterface {
    try ModuleInterface(
      "Cart",
      [
        AppSource(
          "Cart.swift",
          """
          import Foundation
          protocol CartDependency: Dependency { var page: URL { get } }
          protocol CartRouting: ViewableRouting, Navigating {}
          protocol CartBuildable: Buildable { func build() -> any CartRouting }

          """)
      ])
  }

  @Test func `a protocol without a comment and attributes came into the interface without its access`() throws {
    let cart = try cart()
    let interface = cart.interface(besides: ["Cart"], protocols: []) { $0.hasPrefix("Cart") ? "Cart" : nil }

    #expect(cart.childRouting == "ViewableRouting")
    #expect(
      interface.declarations == [
        "package protocol CartDependency: Dependency { var page: URL { get } }",
        "package protocol CartBuildable: Buildable { func build() -> any CartChildRouting }",
      ])
    #expect(interface.imports.contains("Foundation"))
  }

  @Test func `a parent in another module builds a riblet by its interface`() throws {
    let parent = try AppSource(
      "B.swift",
      "extension RootComponent {\n  var cart: any CartBuildable { CartBuilder(dependency: component) }\n}\n")
    var homes = TypeHomes(app: "Shop")
    homes.types = ["CartBuilder": "Cart"]
    homes.interfaces = ["Cart": "CartInterface"]
    var split = SplitFile(parent, home: "Shop", isTest: false, homes: homes, moduleInterfaces: ["Cart": try cart()])
    split.rewrite(tested: "Shop")

    #expect(split.problems.isEmpty)
    #expect(split.text.contains("var cart: any CartBuildable { CartModuleInterface.builder(dependency: component) }"))
  }
}
