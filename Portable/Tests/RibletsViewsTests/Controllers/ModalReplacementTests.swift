import RibletsViews
import SeededGenerator
import Testing

@testable import Riblets

@MainActor
struct ModalReplacementTests {
  let log = CallbackLog()
  let clock = ManualClock()
  let window: Window
  let root: LoggedViewController

  init() {
    window = Window(clock: clock, transitionDuration: .seconds(1))
    root = LoggedViewController("root", log: log)
    window.rootViewController = root
    clock.advance(by: .seconds(1))
    _ = log.take()
  }

  private func make(_ label: String) -> LoggedViewController { LoggedViewController(label, log: log) }

  private var shown: String? { root.presentedViewController?.title }

  @Test func `the first replacement presents`() {
    let replacement = root.replaceModal(make("A"))

    #expect(shown == "A")
    #expect(replacement.state == .running)
    clock.advance(by: .seconds(1))
    #expect(replacement.state == .finished)
  }

  @Test func `a replacement dismisses and then presents`() {
    root.replaceModal(make("A"))
    clock.advance(by: .seconds(1))

    let replacement = root.replaceModal(make("B"))
    #expect(shown == nil)
    clock.advance(by: .seconds(1))
    #expect(shown == "B")
    #expect(replacement.state == .running)
    clock.advance(by: .seconds(1))
    #expect(replacement.state == .finished)
  }

  @Test func `a burst during a dismissal ends with the last target and shows no other`() {
    root.replaceModal(make("A"))
    clock.advance(by: .seconds(1))
    _ = log.take()

    root.replaceModal(nil)
    let superseded = root.replaceModal(make("B"))
    clock.advance(by: .milliseconds(500))
    root.replaceModal(nil)
    let last = root.replaceModal(make("C"))
    #expect(superseded.state == .interrupted)
    clock.advance(by: .milliseconds(500))
    #expect(shown == "C")
    clock.advance(by: .seconds(1))

    #expect(last.state == .finished)
    #expect(
      log.take() == [
        "A willDisappear", "root willAppear", "A didDisappear", "root didAppear",
        "C didLoad", "root willDisappear", "C willAppear", "root didDisappear", "C didAppear",
      ]
    )
  }

  @Test func `a target that arrives during a presentation cuts it short`() {
    root.replaceModal(make("A"))
    clock.advance(by: .milliseconds(300))

    let last = root.replaceModal(make("B"))
    #expect(shown == nil)
    clock.advance(by: .seconds(1))
    #expect(shown == "B")
    clock.advance(by: .seconds(1))

    #expect(last.state == .finished)
  }

  @Test func `nil during a presentation ends with nothing`() {
    root.replaceModal(make("A"))
    clock.advance(by: .milliseconds(300))

    let last = root.replaceModal(nil)
    clock.advance(by: .seconds(1))

    #expect(shown == nil)
    #expect(last.state == .finished)
  }

  @Test func `a dismissal by another call is waited for as well`() {
    root.present(make("A"))
    clock.advance(by: .seconds(1))
    root.dismiss()

    root.replaceModal(make("B"))
    #expect(shown == nil)
    clock.advance(by: .seconds(1))

    #expect(shown == "B")
  }

  @Test func `the target that is shown already stays`() {
    let modal = make("A")
    root.replaceModal(modal)
    clock.advance(by: .seconds(1))
    _ = log.take()

    let again = root.replaceModal(modal)

    #expect(again.state == .finished)
    #expect(log.take() == [])
  }

  @Test func `a leaving view controller can be the next target`() {
    let modal = make("A")
    root.replaceModal(modal)
    clock.advance(by: .seconds(1))

    root.replaceModal(nil)
    root.replaceModal(modal)
    clock.advance(by: .seconds(2))

    #expect(shown == "A")
    #expect(modal.presence == .shown)
  }

  @Test func `a target that another call dismisses is not shown again`() {
    let replacement = root.replaceModal(make("A"))
    clock.advance(by: .milliseconds(300))

    root.dismiss()
    clock.advance(by: .seconds(5))

    #expect(shown == nil)
    #expect(replacement.state == .interrupted)
  }

  @Test func `a target that the user sends away is not shown again`() throws {
    let replacement = root.replaceModal(make("A"), style: .sheet)
    clock.advance(by: .milliseconds(300))

    try window.goBack()
    clock.advance(by: .seconds(5))

    #expect(shown == nil)
    #expect(replacement.state == .interrupted)
  }

  @Test func `an interrupted replacement reaches its target now`() {
    root.replaceModal(make("A"))
    clock.advance(by: .seconds(1))
    let replacement = root.replaceModal(make("B"))

    replacement.interrupt()

    #expect(shown == "B")
    #expect(replacement.state == .interrupted)
    #expect(clock.pendingCount == 0)
  }

  @Test func `a target with a place elsewhere is given up`() {
    let diagnoses = DiagnosisLog()
    diagnoses.listen(to: window)
    let child = make("child")
    root.addChild(child)

    let replacement = root.replaceModal(child)

    #expect(replacement.state == .interrupted)
    #expect(shown == nil)
    #expect(diagnoses.texts.count == 1)
  }

  @Test func `without a duration a replacement finishes at once`() {
    window.transitionDuration = .zero
    root.replaceModal(make("A"))

    let replacement = root.replaceModal(make("B"))

    #expect(shown == "B")
    #expect(replacement.state == .finished)
  }

  @Test func `outside a window only the tree changes`() {
    let loner = make("loner")
    loner.replaceModal(make("A"))

    let replacement = loner.replaceModal(make("B"))

    #expect(loner.presentedViewController?.title == "B")
    #expect(replacement.state == .finished)
  }

  @Test func `a replacement from within an appearance callback wins`() {
    let (a, b) = (make("A"), make("B"))
    a.reactions["willAppear"] = { [root] in root.replaceModal(b) }

    let first = root.replaceModal(a)
    clock.advance(by: .seconds(3))

    #expect(shown == "B")
    #expect(first.state == .interrupted)
  }

  @Test func `a presenter that leaves takes its replacement with it`() {
    let modal = make("modal")
    root.present(modal)
    clock.advance(by: .seconds(1))
    modal.replaceModal(make("A"))
    let replacement = modal.replaceModal(make("B"))

    root.dismiss()
    clock.advance(by: .seconds(1))

    #expect(replacement.state != .running)
    #expect(modal.presence == .hidden)
  }

  @Test func `what was replaced or never shown is freed`() {
    weak var replaced: ViewController?
    weak var skipped: ViewController?
    do {
      let (a, b) = (make("A"), make("B"))
      (replaced, skipped) = (a, b)
      root.replaceModal(a)
      clock.advance(by: .seconds(1))
      root.replaceModal(b)
      root.replaceModal(make("C"))
      clock.advance(by: .seconds(2))
    }

    #expect(replaced == nil)
    #expect(skipped == nil)
  }

  @Test func `any burst at any time ends with the last target`() {
    let seed = UInt64.random(in: .min ... .max)
    print("ModalReplacementTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let targets = ["A", "B", "C"].map { make($0) }
      var last: ViewController?
      var handles: [Transition] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        last = Int.random(in: 0...3, using: &random) == 0 ? nil : targets.randomElement(using: &random)
        handles.append(root.replaceModal(last, style: Bool.random(using: &random) ? .full : .sheet))
        clock.advance(by: .milliseconds(Int.random(in: 0...1500, using: &random)))
        if Int.random(in: 0...9, using: &random) == 0 { handles.last?.interrupt() }
      }
      clock.advance(by: .seconds(2))

      #expect(root.presentedViewController === last, "seed \(seed)")
      #expect(handles.allSatisfy { !$0.isRunning }, "seed \(seed)")
      for target in targets { #expect(target.presence == (target === last ? .shown : .hidden), "seed \(seed)") }
    }
    #expect(clock.pendingCount == 0)
  }
}
