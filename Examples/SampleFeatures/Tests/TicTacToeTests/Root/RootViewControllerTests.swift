import Riblets
import RibletsTesting
import RibletsViews
import RibletsViewsTesting
import Testing

@testable import TicTacToe

@Suite(.testScope) @MainActor
struct RootViewControllerTests {
  let root = RootViewController()
  let app: AppTester

  init() {
    app = AppTester(showing: root, transitionDuration: .milliseconds(300))
  }

  @Test func `it shows nothing itself`() {
    app.expectTexts([])
  }

  @Test func `a screen takes the place of another one`() async {
    let (first, second) = (ViewController(), ViewController())

    root.replaceModal(viewController: first)
    await app.advance(by: .seconds(1))
    #expect(root.presentedViewController === first)

    root.replaceModal(viewController: nil)
    root.replaceModal(viewController: second)
    await app.advance(by: .seconds(1))
    #expect(root.presentedViewController === second)
    #expect(first.presence == .hidden)
  }

  @Test func `a target that comes while a screen is being presented is the one that stays`() async {
    let (first, second) = (ViewController(), ViewController())
    root.replaceModal(viewController: first)
    await app.advance(by: .milliseconds(100))

    root.replaceModal(viewController: second)
    await app.advance(by: .seconds(1))

    #expect(root.presentedViewController === second)
    #expect(first.presence == .hidden)
  }

  @Test func `nothing is a target too`() async {
    root.replaceModal(viewController: ViewController())
    root.replaceModal(viewController: nil)
    await app.advance(by: .seconds(1))

    #expect(root.presentedViewController == nil)
  }
}
