import Riblets
import RibletsViews
import Testing

@MainActor
struct NavigationControllerTests {
  let log = CallbackLog()
  let window = Window()
  let diagnoses = DiagnosisLog()
  let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: LoggedViewController("home", log: log))
    diagnoses.listen(to: window)
    window.rootViewController = navigation
    _ = log.take()
  }

  private func make(_ label: String) -> LoggedViewController { LoggedViewController(label, log: log) }

  private var titles: [String] { window.frame.layers.map(\.title) }

  @Test func `a pushed screen is a layer with a way back`() {
    navigation.push(make("details"))

    #expect(
      window.frame.description == """
        screen "home" covered
          text "home"
        pushed "details" back
          text "details"
        """
    )
  }

  @Test func `a push covers the screen below and a pop brings it back`() {
    navigation.push(make("details"))
    #expect(
      log.take() == [
        "details didLoad", "home willDisappear", "details willAppear", "home didDisappear", "details didAppear",
      ]
    )

    navigation.pop()
    #expect(
      log.take() == ["details willDisappear", "home willAppear", "details didDisappear", "home didAppear"]
    )
  }

  @Test func `the bottom screen cannot be popped`() {
    #expect(navigation.pop().state == .finished)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `popping to the root takes all others in one transition`() {
    let middle = make("middle")
    navigation.push(middle)
    navigation.push(make("top"))
    _ = log.take()

    navigation.popToRoot()

    #expect(titles == ["home"])
    #expect(middle.presence == .hidden)
    #expect(log.take() == ["top willDisappear", "home willAppear", "top didDisappear", "home didAppear"])
  }

  @Test func `popping to a screen leaves it on top`() {
    let middle = make("middle")
    navigation.setViewControllers(navigation.viewControllers + [middle, make("a"), make("b")])

    navigation.pop(to: middle)
    #expect(titles == ["home", "middle"])

    navigation.pop(to: make("stranger"))
    #expect(titles == ["home", "middle"])
  }

  @Test func `a new stack keeps what it shares with the old one`() {
    let top = make("top")
    navigation.push(top)
    _ = log.take()

    navigation.setViewControllers([make("start"), top])

    #expect(titles == ["start", "top"])
    #expect(log.take() == ["start didLoad"])
  }

  @Test func `what is listed twice or has a place elsewhere is left out of a new stack`() {
    let (twice, child) = (make("twice"), make("child"))
    make("parent").addChild(child)

    navigation.setViewControllers([twice, twice, navigation])

    #expect(titles == ["twice"])
    #expect(diagnoses.texts.count == 2)
  }

  @Test func `an empty stack shows an empty screen`() {
    navigation.setViewControllers([])

    #expect(window.frame.description == "screen\n  vertical")
  }

  @Test func `a screen is pushed only once`() {
    let details = make("details")
    navigation.push(details)

    let refused = navigation.push(details)

    #expect(refused.state == .interrupted)
    #expect(titles == ["home", "details"])
    #expect(
      diagnoses.texts == [
        """
        'LoggedViewController' cannot be pushed onto 'NavigationController': it is a child of 'NavigationController'.

        Take it out there first, or make a second one.
        """
      ]
    )
  }

  @Test func `a pop by the user is reported after the stack has changed`() throws {
    let details = make("details")
    var told: [ViewController] = []
    navigation.userPops.sink { [navigation] popped in
      #expect(navigation.viewControllers.count == 1)
      told.append(popped)
    }
    navigation.push(details)

    try window.goBack()

    #expect(told.count == 1)
    #expect(told.first === details)
  }

  @Test func `a pop by the app is not reported`() {
    var told = 0
    navigation.userPops.sink { _ in told += 1 }
    navigation.push(make("details"))

    navigation.pop()

    #expect(told == 0)
  }

  @Test func `a screen can hide its back button`() {
    let details = make("details")
    details.hidesBackButton = true
    navigation.push(details)
    #expect(throws: InputError.noWayBack("the screen 'details'")) { try window.goBack() }

    details.hidesBackButton = false
    #expect(window.frame.layers.last?.canGoBack == true)
  }

  @Test func `the way back belongs to the pushed screen and not to an alert above it`() {
    let details = make("details")
    navigation.push(details)
    details.present(AlertController(title: "Sure?"))

    #expect(window.frame.layers.map(\.canGoBack) == [false, true, false])
    #expect(throws: InputError.noWayBack("the alert 'Sure?'")) { try window.goBack() }
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `in a sheet one goes back through the stack and then out of the sheet`() throws {
    let inner = NavigationController(rootViewController: make("first"))
    navigation.present(inner, style: .sheet)
    inner.push(make("second"))
    #expect(titles == ["home", "first", "second"])

    try window.goBack()
    #expect(titles == ["home", "first"])

    try window.goBack()
    #expect(titles == ["home"])
  }

  @Test func `an embedded stack shows its top screen`() {
    let root = make("root")
    let inner = NavigationController(rootViewController: make("first"))
    root.addChild(inner)
    root.content = { Embedded(inner) }
    window.rootViewController = root
    _ = log.take()

    inner.push(make("second"))

    #expect(window.frame.texts == ["root", "second"])
    #expect(
      log.take() == [
        "second didLoad", "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
      ]
    )
  }

  @Test func `popped screens are freed`() {
    weak var first: ViewController?
    weak var second: ViewController?
    do {
      let controllers = [make("first"), make("second")]
      (first, second) = (controllers[0], controllers[1])
      for controller in controllers { navigation.push(controller) }
      _ = window.frame
      navigation.popToRoot()
    }

    #expect(first == nil)
    #expect(second == nil)
  }
}
