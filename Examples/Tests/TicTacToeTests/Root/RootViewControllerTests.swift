import Riblets
import RibletsTesting
import RibletsViews
import Testing

@testable import TicTacToe

@MainActor
struct RootViewControllerTests {
  let test = TestScope()
  let window: Window
  let root = RootViewController()

  init() {
    window = Window(clock: test.clock, transitionDuration: .milliseconds(300))
    window.rootViewController = root
  }

  @Test func `a screen takes the place of another one`() async {
    let (first, second) = (ViewController(), ViewController())

    root.replaceModal(viewController: first)
    await test.advance(by: .seconds(1))
    #expect(root.presentedViewController === first)

    root.replaceModal(viewController: nil)
    root.replaceModal(viewController: second)
    await test.advance(by: .seconds(1))
    #expect(root.presentedViewController === second)
    #expect(first.presence == .hidden)
  }

  @Test func `a target that comes while a screen is being presented is the one that stays`() async {
    let (first, second) = (ViewController(), ViewController())
    root.replaceModal(viewController: first)
    await test.advance(by: .milliseconds(100))

    root.replaceModal(viewController: second)
    await test.advance(by: .seconds(1))

    #expect(root.presentedViewController === second)
    #expect(first.presence == .hidden)
  }

  @Test func `nothing is a target too`() async {
    root.replaceModal(viewController: ViewController())
    root.replaceModal(viewController: nil)
    await test.advance(by: .seconds(1))

    #expect(root.presentedViewController == nil)
  }
}
