import RibletsViews
import Testing

@testable import Riblets

@MainActor
struct ViewControllerTests {
  let log = CallbackLog()
  let clock = ManualClock()

  private func make(_ label: String) -> LoggedViewController { LoggedViewController(label, log: log) }

  @Test func `a root loads and appears before it is assigned`() {
    let window = Window()

    window.rootViewController = make("root")

    #expect(log.take() == ["root didLoad", "root willAppear", "root didAppear"])
  }

  @Test func `a root that is replaced disappears first`() {
    let window = Window()
    window.rootViewController = make("old")
    _ = log.take()

    window.rootViewController = make("new")

    #expect(
      log.take() == [
        "new didLoad", "old willDisappear", "new willAppear", "old didDisappear", "new didAppear",
      ]
    )
  }

  @Test func `a full screen makes what it covers disappear and come back`() {
    let window = Window()
    let root = make("root")
    window.rootViewController = root
    _ = log.take()

    root.present(make("modal"))
    #expect(
      log.take() == [
        "modal didLoad", "root willDisappear", "modal willAppear", "root didDisappear", "modal didAppear",
      ]
    )

    root.dismiss()
    #expect(
      log.take() == ["modal willDisappear", "root willAppear", "modal didDisappear", "root didAppear"]
    )
  }

  @Test(arguments: [PresentationStyle.sheet, .alert])
  func `a sheet or an alert leaves what it covers on screen`(_ style: PresentationStyle) {
    let window = Window()
    let root = make("root")
    window.rootViewController = root
    _ = log.take()

    root.present(make("modal"), style: style)
    root.dismiss()

    #expect(
      log.take() == [
        "modal didLoad", "modal willAppear", "modal didAppear", "modal willDisappear", "modal didDisappear",
      ]
    )
  }

  @Test func `parents appear before children and disappear after them`() {
    let window = Window()
    let root = make("root")
    let child = make("child")
    child.addChild(make("grandchild"))
    root.addChild(child)

    window.rootViewController = root
    window.rootViewController = nil

    #expect(
      log.take() == [
        "root didLoad", "child didLoad", "grandchild didLoad",
        "root willAppear", "child willAppear", "grandchild willAppear",
        "root didAppear", "child didAppear", "grandchild didAppear",
        "grandchild willDisappear", "child willDisappear", "root willDisappear",
        "grandchild didDisappear", "child didDisappear", "root didDisappear",
      ]
    )
  }

  @Test func `the did callbacks wait for the end of the transition`() {
    let window = Window(clock: clock, transitionDuration: .seconds(1))
    let root = make("root")
    window.rootViewController = root
    _ = log.take()

    root.present(make("modal"))
    #expect(log.take() == ["modal didLoad", "root willDisappear", "modal willAppear"])

    clock.advance(by: .milliseconds(999))
    #expect(log.take() == [])

    clock.advance(by: .milliseconds(1))
    #expect(log.take() == ["root didDisappear", "modal didAppear"])
  }

  @Test func `a reversed transition has no did callback for the interrupted one`() {
    let window = Window(clock: clock, transitionDuration: .seconds(1))
    let root = make("root")
    window.rootViewController = root
    root.present(make("modal"))
    clock.advance(by: .milliseconds(500))
    _ = log.take()

    root.dismiss()
    clock.advance(by: .seconds(1))

    #expect(
      log.take() == ["modal willDisappear", "root willAppear", "modal didDisappear", "root didAppear"]
    )
  }

  @Test func `a view is shown, leaving and hidden`() {
    let window = Window(clock: clock, transitionDuration: .seconds(1))
    let root = make("root")
    let modal = make("modal")
    window.rootViewController = root
    #expect(modal.presence == .hidden)

    root.present(modal)
    #expect(modal.presence == .shown)
    #expect(modal.isInWindow)

    root.dismiss()
    #expect(modal.presence == .leaving)
    #expect(!modal.isInWindow)

    clock.advance(by: .seconds(1))
    #expect(modal.presence == .hidden)
  }

  @Test func `without a duration a dismissed view is hidden at once`() {
    let window = Window()
    let root = make("root")
    let modal = make("modal")
    window.rootViewController = root
    root.present(modal)

    root.dismiss()

    #expect(modal.presence == .hidden)
  }

  @Test func `a covered view still counts as shown`() {
    let window = Window()
    let root = make("root")
    window.rootViewController = root

    root.present(make("modal"))

    #expect(root.presence == .shown)
  }

  @Test func `a change of the tree by a callback is handled by the loop around it`() {
    let window = Window()
    let root = make("root")
    root.reactions["willAppear"] = { [log] in
      root.present(LoggedViewController("modal", log: log))
      log.append("root has presented")
    }

    window.rootViewController = root

    #expect(
      log.take() == [
        "root didLoad", "root willAppear", "root has presented", "modal didLoad", "root willDisappear",
        "modal willAppear", "root didDisappear", "modal didAppear",
      ]
    )
  }

  @Test func `callbacks that revert each other for ever are stopped and diagnosed`() {
    let window = Window()
    let diagnoses = DiagnosisLog()
    diagnoses.listen(to: window)
    let root = make("root")
    let modal = make("modal")
    root.reactions["willAppear"] = { root.present(modal) }
    modal.reactions["willAppear"] = { root.dismiss() }

    window.rootViewController = root

    #expect(diagnoses.misuses() == [ViewMisuse.appearanceNeverSettles("LoggedViewController")])
    #expect(window.frame.layers.count <= 2)
  }

  @Test func `a title that changes is shown`() {
    let window = Window()
    let root = make("root")
    window.rootViewController = root

    root.title = "Lobby"

    #expect(window.frame.layers.first?.title == "Lobby")
  }

  @Test func `a view controller outside a window takes every call in silence`() {
    let log = CallbackLog()
    let root = LoggedViewController("root", log: log)

    root.setNeedsDisplay()
    let presented = root.present(LoggedViewController("modal", log: log))
    let dismissed = root.dismiss()

    #expect(presented.state == .finished)
    #expect(dismissed.state == .finished)
    #expect(log.take() == [])
    #expect(root.window == nil)
  }

  @Test func `a window that goes leaves nothing behind`() {
    weak var root: ViewController?
    weak var modal: ViewController?
    do {
      let window = Window(clock: clock, transitionDuration: .seconds(1))
      let controller = make("root")
      // The body's action owns the controller: a cycle, if anybody but the window kept it.
      controller.content = { Button("Again") { controller.title = "again" } }
      window.rootViewController = controller
      let presented = make("modal")
      controller.present(presented)
      _ = window.frame
      (root, modal) = (controller, presented)
      controller.content = { EmptyView() }
    }

    #expect(root == nil)
    #expect(modal == nil)
  }
}
