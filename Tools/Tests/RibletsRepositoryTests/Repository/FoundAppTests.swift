import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct FoundAppTests {
  let app: SampleApp

  init() throws {
    app = try SampleApp(hasRoot: false)
    try app.write("", to: "Package.swift")
  }

  private func problem(sources: String? = nil) -> String? {
    #expect(throws: RequestProblem.self) { try FoundApp(around: app.root, sources: sources) }?.description
  }

  @Test func `a package without a layout is that of the module with riblets`() throws {
    try app.write("struct A {}\n", to: "Sources/Cafe/A.swift")
    try app.write("class BRouter {}\nclass CRouter {}\n", to: "Sources/Shop/B.swift")
    let found = try FoundApp(around: app.root)

    #expect(found.layout == AppLayout(module: "Shop"))
    #expect(found.isGuessed)
  }

  @Test func `which of several modules with riblets is meant has to be said`() throws {
    try app.write("class ARouter {}\n", to: "Sources/Cafe/A.swift")
    try app.write("class BRouter {}\nclass CRouter {}\n", to: "Sources/Shop/B.swift")

    #expect(
      problem()
        == "Several modules of '\(app.root)' have riblets: Sources/Cafe (1), Sources/Shop (2). Say which is meant: --sources Sources/Shop."
    )
    #expect(try FoundApp(around: app.root, sources: "Sources/Cafe").layout == AppLayout(module: "Cafe"))
  }

  @Test func `a package without riblets is refused, with packages below it that have some`() throws {
    try app.write("", to: "Sources/A/A.swift")
    try app.write("", to: "Sources/B/B.swift")
    let refusal =
      "The modules in '\(app.root)/Sources' have no riblets: A, B. Say which shall have some: --sources Sources/A."
    #expect(problem() == refusal)

    try app.write("", to: "Samples/Package.swift")
    try app.write("class ARouter {}\n", to: "Samples/Sources/A/A.swift")
    #expect(problem() == "\(refusal) In a folder below there is one. To work there: cd \(app.way("Samples")).")
  }

  @Test func `a folder of sources that is not there is refused`() {
    #expect(
      problem(sources: "Sources/Shpo")
        == "There is no folder 'Sources/Shpo' in '\(app.root)', to which --sources is relative.")
  }

  @Test func `a layout with the name of no module that has its sources is refused`() throws {
    try app.write("let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])\n", to: "Package.swift")
    try app.write("class BRouter {}\n", to: "Sources/Shop/B.swift")
    try app.write(
      #"{"module": "Shp", "sources": "Sources/Shop", "tests": "Tests/ShopTests", "view": "portable"}"#,
      to: AppLayout.file)

    #expect(
      problem()
        == ".riblets/app.json:1:1: error: 'Sources/Shop' has the sources of the target 'Shop' in Package.swift, not of 'Shp'. Write \"module\" : \"Shop\" here."
    )
    #expect(try FoundApp(around: app.root, sources: "Sources/Shop").layout.module == "Shop")
  }
}
