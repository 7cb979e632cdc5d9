import RibletsLayout
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

/// The key of a riblet, as its routes say.
struct TreeKeyTests {
  @Test func `a value that the listener is given was taken for the key of the route`() throws {
    let app = try SampleApp()
    try app.build("- Root\n  - Cart (sheet, argument name: String = \"a\")\n  - Line (pushed, key id: Int)\n")
    let path = "Sources/Shop/Cart/CartInteractor.swift"
    let listener = "protocol CartListener: AnyObject, Sendable {"
    try app.write(
      try app.text(of: path).replacing(listener + "}", with: listener + "\n  func cartDidFinish(name: String)\n}"),
      to: path)

    #expect(try app.text(of: path).contains("cartDidFinish"))

    let tree = try TreeReader.tree(of: FoundApp(around: app.root))

    #expect(tree.riblets["Cart"]?.key == nil)
    #expect(tree.riblets["Line"]?.key == "id")
  }
}
