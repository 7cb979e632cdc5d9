import Riblets
import RibletsViews
import Testing

@MainActor
struct WindowTests {
  let window = Window()
  let diagnoses = DiagnosisLog()

  init() {
    diagnoses.listen(to: window)
  }

  @Test func `an empty window has an empty frame`() {
    #expect(window.frame == Frame())
    #expect(window.frame.description == "")
    #expect(window.frame.texts == [])
    #expect(window.frame.visibleLayers.isEmpty)
  }

  @Test func `a root that has a place elsewhere is refused`() {
    let (old, parent, child) = (ViewController(), ViewController(), ViewController())
    window.rootViewController = old
    parent.addChild(child)

    window.rootViewController = child

    #expect(window.rootViewController === old)
    #expect(
      diagnoses.texts == [
        """
        'ViewController' cannot be the root of a window: it is a child of 'ViewController'.

        Take it out there first, or make a second one.
        """
      ]
    )
  }

  @Test func `a root moves from one window to another`() {
    let other = Window()
    let root = LoggedViewController("root")
    window.rootViewController = root

    other.rootViewController = root

    #expect(window.rootViewController == nil)
    #expect(window.frame.layers.isEmpty)
    #expect(other.frame.texts == ["root"])
    #expect(root.window === other)
    #expect(root.presence == .shown)
  }

  @Test func `assigning the same root again changes nothing`() {
    let log = CallbackLog()
    let root = LoggedViewController("root", log: log)
    window.rootViewController = root
    _ = log.take()

    window.rootViewController = root

    #expect(log.take() == [])
  }

  @Test func `a layer keeps its key as long as it shows the same view controller`() throws {
    let navigation = NavigationController(rootViewController: LoggedViewController("home"))
    let details = LoggedViewController("details")
    window.rootViewController = navigation
    let home = window.frame.layers.map(\.key)

    navigation.push(details)
    let both = window.frame.layers.map(\.key)
    navigation.pop()
    navigation.push(details)
    let again = window.frame.layers.map(\.key)
    navigation.pop()
    navigation.push(LoggedViewController("details"))
    let other = window.frame.layers.map(\.key)

    #expect(both.first == home.first)
    #expect(Set(both).count == 2)
    #expect(again == both)
    #expect(other.last != both.last)
  }

  @Test func `a replaced root is freed`() {
    weak var freed: ViewController?
    do {
      let root = LoggedViewController("root")
      freed = root
      window.rootViewController = root
      _ = window.frame
      window.rootViewController = ViewController()
    }

    #expect(freed == nil)
  }
}
