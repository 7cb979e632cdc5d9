import RibletsMap
import RibletsModel
import Testing

struct TextMapTests {
  @Test func `the tree has the facts of each riblet behind its name`() {
    #expect(
      TextMap(.shop()).description == """
        Shop: 2 riblets, 1 route, 2 modules

        Root  12 lines, needs day, untested: Interactor Builder, Root.swift:1
        └─ Cart  sheet, no view, 12 lines, needs price day, untested: Interactor Builder, @shop/checkout, Cart.swift:7
        """)
  }

  @Test func `a riblet with two parents, and one below itself, stand there again`() {
    let model = AppModel(
      reading: ModelSources(
        [
          (
            "App.swift",
            """
            class RootRouter: LaunchRouter<any A, any B> { let a: any CartBuildable; let b: any MenuBuildable }
            class CartRouter: Router<any A> { let c: any MenuBuildable }
            class MenuRouter: Router<any A> { let d: any CartBuildable }
            """
          )
        ], module: "Shop"))
    let lines = TextMap(AppMap(of: model, name: "Shop")).description.split(separator: "\n").dropFirst()
    #expect(
      lines.map { $0.replacing(#/ +(no view|\d+ lines).*/#, with: "") } == [
        "Root", "├─ Cart", "│  └─ Menu", "│     └─ Cart (again)", "└─ Menu (again)",
      ])
  }
}
