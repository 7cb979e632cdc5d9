import Riblets
import RibletsViews
import Testing

@MainActor
struct ContainmentTests {
  let log = CallbackLog()
  let window = Window()
  let diagnoses = DiagnosisLog()
  let root: LoggedViewController

  init() {
    root = LoggedViewController("root", log: log)
    diagnoses.listen(to: window)
    window.rootViewController = root
    _ = log.take()
  }

  private func make(_ label: String) -> LoggedViewController { LoggedViewController(label, log: log) }

  @Test func `a child stands where the body puts it`() {
    let child = make("child")
    root.addChild(child)
    root.content = { Card { child } }

    #expect(
      window.frame.description == """
        screen "root"
          vertical
            text "root"
            card
              text "child"
        """
    )
  }

  @Test func `a child appears with addChild and disappears with removeFromParent`() {
    let child = make("child")

    root.addChild(child)
    #expect(log.take() == ["child didLoad", "child willAppear", "child didAppear"])
    #expect(child.parent === root)

    child.removeFromParent()
    #expect(log.take() == ["child willDisappear", "child didDisappear"])
    #expect(child.parent == nil)
    #expect(root.children.isEmpty)
    #expect(child.presence == .hidden)
  }

  @Test func `a child moves from one parent to another without disappearing`() {
    let (left, right, child) = (make("left"), make("right"), make("child"))
    root.addChild(left)
    root.addChild(right)
    left.addChild(child)
    _ = log.take()

    right.addChild(child)

    #expect(left.children.isEmpty)
    #expect(right.children.first === child)
    #expect(log.take() == [])
  }

  @Test func `adding a child twice changes nothing`() {
    let child = make("child")
    root.addChild(child)

    root.addChild(child)

    #expect(root.children.count == 1)
    #expect(diagnoses.texts == [])
  }

  @Test func `a parent cannot be a child of its child`() {
    let (parent, child) = (make("parent"), make("child"))
    root.addChild(parent)
    parent.addChild(child)

    child.addChild(parent)

    #expect(child.children.isEmpty)
    #expect(parent.parent === root)
    #expect(
      diagnoses.texts == [
        """
        'LoggedViewController' cannot be a child of 'LoggedViewController': it is above 'LoggedViewController'.

        Take it out there first, or make a second one.
        """
      ]
    )
  }

  @Test func `what is presented or a root cannot become a child`() {
    let (child, modal) = (make("child"), make("modal"))
    root.addChild(child)
    root.present(modal)

    child.addChild(modal)
    child.addChild(root)

    #expect(child.children.isEmpty)
    #expect(modal.presentingViewController === root)
    #expect(diagnoses.texts.count == 2)
  }

  @Test func `a removed child is freed`() {
    weak var freed: ViewController?
    do {
      let child = make("child")
      freed = child
      child.content = { Button("Remove") { child.removeFromParent() } }
      root.addChild(child)
      root.content = { if let freed = self.root.children.first { Embedded(freed) } else { EmptyView() } }
      _ = window.frame
      child.removeFromParent()
      child.content = { EmptyView() }
    }

    #expect(freed == nil)
  }
}
