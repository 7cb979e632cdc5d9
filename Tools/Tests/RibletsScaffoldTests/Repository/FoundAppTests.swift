import Foundation
import Testing

@testable import RibletsScaffold

struct FoundAppTests {
  @Test func `a package without a layout is that of the module with most routers`() throws {
    let app = try SampleApp(hasRoot: false)
    try app.write("", to: "Package.swift")
    try app.write("class ARouter {}\n", to: "Sources/Cafe/A.swift")
    try app.write("class BRouter {}\nclass CRouter {}\n", to: "Sources/Shop/B.swift")
    let found = try FoundApp(around: app.root)

    #expect(found.layout == AppLayout(module: "Shop"))
    #expect(found.isGuessed)
  }

  @Test func `a package without riblets is refused`() throws {
    let app = try SampleApp(hasRoot: false)
    try app.write("", to: "Package.swift")
    try app.write("", to: "Sources/A/A.swift")
    try app.write("", to: "Sources/B/B.swift")

    let problem = #expect(throws: RequestProblem.self) { try FoundApp(around: app.root) }
    #expect(
      problem?.description
        == "No module in '\(app.root)/Sources' has riblets, so it is not clear where a new one belongs. Say it with --sources and --tests."
    )
  }
}
