import RibletsViews
import Testing

@testable import Riblets

@MainActor
struct TransitionTests {
  let clock = ManualClock()
  let window: Window
  let root = ViewController()

  init() {
    window = Window(clock: clock, transitionDuration: .seconds(1))
    window.rootViewController = root
  }

  @Test func `the tree changes at once and the picture takes its time`() {
    let modal = ViewController()

    let transition = root.present(modal)

    #expect(root.presentedViewController === modal)
    #expect(window.frame.layers.count == 2)
    #expect(transition.state == .running)
    clock.advance(by: .seconds(1))
    #expect(transition.state == .finished)
  }

  @Test func `without a duration a transition has finished before it is handed out`() async {
    window.transitionDuration = .zero

    let transition = root.present(ViewController())

    #expect(transition.state == .finished)
    #expect(await transition.finished())
  }

  @Test func `outside a window a transition has finished`() {
    #expect(ViewController().present(ViewController()).state == .finished)
  }

  // Where a test gives up its turn, the waiting task usually starts. It hears the same if it starts later.

  @Test func `one waits for the end`() async {
    let transition = root.present(ViewController())
    let waiting = Task { await transition.finished() }
    await Task {}.value
    clock.advance(by: .seconds(1))

    #expect(await waiting.value)
  }

  @Test func `several wait for one end`() async {
    let transition = root.present(ViewController())
    async let first = transition.finished()
    async let second = transition.finished()
    transition.interrupt()

    #expect(await [first, second] == [false, false])
  }

  @Test func `a cancelled wait returns and the transition goes on`() async {
    let transition = root.present(ViewController())
    let waiting = Task { await transition.finished() }
    await Task {}.value

    waiting.cancel()

    #expect(await waiting.value == false)
    #expect(transition.state == .running)
  }

  @Test func `the next transition in the same place cuts the one before short`() {
    let presentation = root.present(ViewController())
    clock.advance(by: .milliseconds(400))

    let dismissal = root.dismiss()
    #expect(presentation.state == .interrupted)
    #expect(dismissal.state == .running)
    clock.advance(by: .milliseconds(999))
    #expect(dismissal.state == .running)
    clock.advance(by: .milliseconds(1))

    #expect(dismissal.state == .finished)
    #expect(clock.pendingCount == 0)
  }

  @Test func `a wait for a transition that is interrupted returns false`() async {
    let presentation = root.present(ViewController())
    let waiting = Task { await presentation.finished() }
    await Task {}.value

    root.dismiss()

    #expect(await waiting.value == false)
  }

  @Test func `interrupting a dismissal hides what leaves at once`() {
    let modal = ViewController()
    root.present(modal)
    clock.advance(by: .seconds(1))
    let dismissal = root.dismiss()
    #expect(modal.presence == .leaving)

    dismissal.interrupt()

    #expect(modal.presence == .hidden)
    #expect(dismissal.state == .interrupted)
    #expect(clock.pendingCount == 0)
  }

  @Test func `interrupting what has ended changes nothing`() {
    let transition = root.present(ViewController())
    clock.advance(by: .seconds(1))

    transition.interrupt()

    #expect(transition.state == .finished)
  }

  @Test func `transitions in two places do not disturb each other`() {
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation

    let push = navigation.push(ViewController())
    let presentation = navigation.topViewController?.present(ViewController(), style: .sheet)

    #expect(push.state == .running)
    #expect(presentation?.state == .running)
    navigation.pop()
    #expect(push.state == .interrupted)
    #expect(presentation?.state == .running)
  }

  @Test func `a place that leaves the window ends its transitions`() {
    let modal = ViewController()
    root.present(modal)
    clock.advance(by: .seconds(1))
    let inner = modal.present(ViewController())

    root.dismiss()

    #expect(inner.state == .interrupted)
  }

  @Test func `a window that is gone still ends its transitions`() async {
    let transition = shortLivedTransition()
    #expect(transition.state == .running)

    clock.advance(by: .seconds(1))

    #expect(transition.state == .finished)
  }

  private func shortLivedTransition() -> Transition {
    let window = Window(clock: clock, transitionDuration: .seconds(1))
    let root = ViewController()
    window.rootViewController = root
    return root.present(ViewController())
  }

  @Test func `what leaves is freed when the transition ends`() {
    weak var freed: ViewController?
    do {
      let modal = ViewController()
      freed = modal
      root.present(modal)
      root.dismiss()
    }
    #expect(freed != nil)

    clock.advance(by: .seconds(1))

    #expect(freed == nil)
  }
}
