import Foundation
import RibletsImpact
import Testing

struct ImpactReportTests {
  private func impact() throws -> Impact {
    try ImpactSample().impact(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "1 + 3")
  }

  @Test func `the text has each suite with its way to the change`() throws {
    #expect(
      ImpactReport.text.text(of: try impact()) == """
        1 file changed: 2 of 4 test suites in 2 test targets.

        Changes
          Sources/Cart/CartPrices.swift: modified, body of CartPrices.total

        Modules to build
          Cart

        CartTests
          CartPricesTests: CartPrices → Sources/Cart/CartPrices.swift (body modified)

        HomeTests, with Cart linked
          HomeScreenTests: HomeScreen → CartModuleInterface → CartPrices → Sources/Cart/CartPrices.swift (body modified)
        """)
  }

  @Test func `the Markdown folds what is long`() throws {
    #expect(
      ImpactReport.markdown.text(of: try impact()) == """
        ### What this change can reach

        1 file changed: 2 of 4 test suites in 2 test targets.

        **Modules to build:** `Cart`

        <details><summary>Changes</summary>

        - `Sources/Cart/CartPrices.swift`: modified, body of CartPrices.total

        </details>

        <details><summary>CartTests: 1 suite</summary>

        - `CartPricesTests`: `CartPrices → Sources/Cart/CartPrices.swift (body modified)`

        </details>

        <details><summary>HomeTests: 1 suite</summary>

        - `HomeScreenTests`: `HomeScreen → CartModuleInterface → CartPrices → Sources/Cart/CartPrices.swift (body modified)`

        </details>
        """)
  }

  @Test func `the JSON has a version`() throws {
    let text = ImpactReport.json.text(of: try impact())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])

    #expect(object["version"] as? Int == 1)
    #expect(object["suiteCount"] as? Int == 4)
    #expect(
      (object["targets"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["CartTests", "HomeTests"])
  }

  @Test func `the picture shows the way from the root to what has changed`() throws {
    let riblets = """
      import Riblets
      final class RootRouter: LaunchRouter<any RootInteractable> { let cart: any CartBuildable }
      final class RootBuilder { init() { CartBuilder(); RootRouter() } }
      protocol CartBuildable { func build() }
      final class CartRouter: Router<any CartInteractable> {}
      final class CartBuilder: CartBuildable { func build() { CartRouter() } }
      """
    let sample = try ImpactSample([
      "Sources/Home/Riblets.swift": riblets,
      "Sources/Home/CartInteractor.swift": "final class CartInteractor { func pay() { 1 } }\n",
    ])

    let impact = try sample.impact(of: "Sources/Home/CartInteractor.swift", replacing: "{ 1 }", with: "{ 2 }")

    #expect(impact.riblets.map(\.name) == ["Cart"])
    #expect(impact.riblets.map(\.roles) == [["Interactor"]])
    #expect(impact.riblets.map(\.parents) == [["Root"]])
    #expect(
      ImpactReport.markdown.text(of: impact).contains(
        """
        ```mermaid
        flowchart TD
          n0["Cart (Interactor)"]:::changed
          n1["Root"]
          n1 --> n0
          classDef changed stroke-width:3px
        ```
        """))
  }
}
