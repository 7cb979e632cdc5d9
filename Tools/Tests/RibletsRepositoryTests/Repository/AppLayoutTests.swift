import Foundation
import RibletsRepository
import SampleApps
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct AppLayoutTests {
  @Test func `the layout that is written is read again, from any folder of the app`() throws {
    let app = try SampleApp()
    let found = try FoundApp(around: app.root + "/Sources/Shop/Root")

    #expect(found.root == app.root)
    #expect(found.layout == AppLayout(module: "Shop", riblets: .init(path: "../riblets")))
    #expect(!found.isGuessed)
  }

  @Test func `a layout that is none is refused with its place`() throws {
    let app = try SampleApp()
    try app.write("{}", to: ".riblets/app.json")

    let problem = #expect(throws: RequestProblem.self) { try FoundApp(around: app.root) }
    #expect(
      problem?.description
        == "\(app.root)/.riblets/app.json:1:1: error: It is not the layout of an app. It has 'module', 'sources', 'tests' and 'view'; to guess them again, delete it."
    )
  }
}
