import Riblets
import RibletsViews
import Testing

private final class CountingViewController: ViewController {
  var count = 0 { didSet { setNeedsDisplay() } }
  var bodies = 0
  var onBody: @MainActor () -> Void = {}

  override var body: any View {
    bodies += 1
    onBody()
    return VStack {
      Text("\(count)")
      for child in children { child }
    }
  }
}

@MainActor
struct WindowRenderingTests {
  let window = Window()
  let diagnoses = DiagnosisLog()
  private let root = CountingViewController()

  init() {
    diagnoses.listen(to: window)
    window.rootViewController = root
    _ = window.frame
  }

  @Test func `many changes in one turn are one frame`() async {
    var frames: [[String]] = []

    await withCheckedContinuation { continuation in
      window.frames.sink { frame in
        frames.append(frame.texts)
        if frames.count == 2 { continuation.resume() }
      }
      for _ in 0..<10 { root.count += 1 }
      #expect(frames == [["0"]])
    }

    #expect(frames == [["0"], ["10"]])
    #expect(root.bodies == 2)
  }

  @Test func `the frame is always current`() {
    root.count = 7

    #expect(window.frame.texts == ["7"])
  }

  @Test func `display renders now and only if something is pending`() {
    root.count = 7

    window.display()
    window.display()

    #expect(root.bodies == 2)
  }

  @Test func `an equal frame is not published`() {
    var frames = 0
    window.frames.sink { _ in frames += 1 }

    root.setNeedsDisplay()
    window.display()

    #expect(root.bodies == 2)
    #expect(frames == 1)
  }

  @Test func `only the body of the requesting view controller is read again`() {
    let child = CountingViewController()
    root.addChild(child)
    _ = window.frame
    let (rootBodies, childBodies) = (root.bodies, child.bodies)

    child.count = 5

    #expect(window.frame.texts == ["0", "5"])
    #expect(child.bodies == childBodies + 1)
    #expect(root.bodies == rootBodies)
  }

  @Test func `a body that asks for another render gets it in the next turn`() {
    root.onBody = { [root] in if root.count == 1 { root.count = 2 } }
    root.count = 1

    #expect(window.frame.texts == ["2"])
    #expect(root.bodies == 2)
    #expect(window.frame.texts == ["2"])
    #expect(root.bodies == 3)
    window.display()
    #expect(root.bodies == 3)
    #expect(diagnoses.texts == [])
  }

  @Test func `a body that always requests another render is stopped and diagnosed`() {
    root.onBody = { [root] in root.count += 1 }
    root.setNeedsDisplay()

    for _ in 0..<100 { window.display() }

    #expect(root.bodies == 12)
    #expect(
      diagnoses.texts == [
        """
        The body of 'CountingViewController' asks for another render each time it is read. Such requests are ignored now.

        A body only reads; change state in actions and callbacks.
        """
      ]
    )

    root.onBody = {}
    root.count = 0
    #expect(window.frame.texts == ["0"])
  }

  @Test func `a stopped body is read again after a change from outside`() {
    root.onBody = { [root] in root.count += 1 }
    root.setNeedsDisplay()
    for _ in 0..<100 { window.display() }

    root.setNeedsDisplay()
    for _ in 0..<100 { window.display() }

    #expect(root.bodies == 23)
    #expect(diagnoses.texts.count == 2)
  }

  @Test func `a body that presents does so after the render`() {
    let log = CallbackLog()
    let modal = LoggedViewController("modal", log: log)
    var frameInBody: Frame?
    root.onBody = { [root, window] in
      guard root.presentedViewController == nil else { return }
      root.present(modal)
      frameInBody = window.frame
      #expect(log.take() == [])
    }
    root.setNeedsDisplay()

    window.display()
    #expect(log.take() == ["modal didLoad", "modal willAppear", "modal didAppear"])
    #expect(frameInBody?.layers.count == 1)
    #expect(window.frame.layers.count == 2)
  }

  @Test func `an observer of frames may change what is shown`() {
    var texts: [[String]] = []
    window.frames.sink { [root, window] frame in
      texts.append(frame.texts)
      if root.count == 1 {
        root.count = 2
        window.display()
      }
    }

    root.count = 1
    window.display()

    #expect(texts == [["0"], ["1"], ["2"]])
  }

  @Test func `a frame can be read in an appearance callback`() {
    let log = CallbackLog()
    let modal = LoggedViewController("modal", log: log)
    var seen: [String] = []
    modal.reactions["willAppear"] = { [window] in seen = window.frame.texts }

    root.present(modal)

    #expect(seen == ["modal"])
  }

  @Test func `what left the window is not kept by what was rendered`() {
    weak var freed: CountingViewController?
    do {
      let child = CountingViewController()
      freed = child
      root.addChild(child)
      _ = window.frame
      child.removeFromParent()
    }

    #expect(freed == nil)
  }

  @Test func `a window that is gone does not render`() async {
    do {
      let window = Window()
      let root = CountingViewController()
      window.rootViewController = root
      root.onBody = { Issue.record("rendered") }
    }
    await Task { @MainActor in }.value
  }
}
