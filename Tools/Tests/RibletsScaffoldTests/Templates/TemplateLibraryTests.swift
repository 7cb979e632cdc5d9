import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold
@testable import RibletsTemplates

struct TemplateLibraryTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp()
  }

  private func problem() -> String? {
    do {
      _ = try app.plan("Cart")
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a repository's own template takes the place of the tool's`() throws {
    try app.write("// {{ name }} below {{ parent }}\n", to: ".riblets/templates/Route.swift.stencil")

    #expect(try app.plan("Cart").text(of: "Sources/Shop/Root/Root+Cart.swift") == "// Cart below Root\n")
  }

  @Test func `a template that includes another one finds the repository's own`() throws {
    let app = try SampleApp(view: .uikit)
    try app.write("// Our own\n", to: ".riblets/templates/ViewStandIn.swift.stencil")
    let plan = try app.plan("Cart") { $0.view = .uikit }

    #expect(try plan.text(of: "Sources/Shop/Cart/CartViewController.swift").contains("// Our own\n"))
  }

  @Test func `a template that replaces nothing is refused`() throws {
    try app.write("", to: ".riblets/templates/Routes.swift.stencil")

    #expect(
      problem()
        == ".riblets/templates/Routes.swift.stencil:1:1: error: It replaces no template. Did you mean 'Route.swift.stencil'? To see them all: riblets templates list."
    )
  }

  @Test func `a wrong template is refused with its name`() throws {
    try app.write("{% if name %}", to: ".riblets/templates/Route.swift.stencil")

    #expect(
      problem()
        == "Cannot use the template '.riblets/templates/Route.swift.stencil': `endif` was not found. at 'if name'.")
  }

  @Test func `a template that names a value that there is not is refused, in a part that is not rendered, too`() throws
  {
    try app.write(
      "// {{ name }}\n{% if isRoot %}{{ paremt }}{% endif %}\n", to: ".riblets/templates/Route.swift.stencil")

    #expect(
      problem()
        == ".riblets/templates/Route.swift.stencil:2:1: error: 'Route.swift.stencil' is rendered without a value 'paremt'. Did you mean 'parent'? To see the values: riblets templates list."
    )
  }

  @Test func `a value that an included template lacks is said of that one`() throws {
    let app = try SampleApp(view: .uikit)
    try app.write("// {{ color }}\n", to: ".riblets/templates/ViewStandIn.swift.stencil")
    #expect(
      app.problem { try app.plan("Cart") { $0.view = .uikit } }
        == ".riblets/templates/ViewStandIn.swift.stencil:1:1: error: 'UIKitViewController.swift.stencil' is rendered without a value 'color'. To see the values: riblets templates list."
    )
  }

  @Test func `a line with nothing but a tag leaves no line`() {
    #expect(
      TemplateLibrary.withoutTagLines("a\n  {% if b %}\n  c\n{% endif %}\nd {% e %} f\n")
        == "a\n{% if b %}  c\n{% endif %}d {% e %} f\n")
  }
}
