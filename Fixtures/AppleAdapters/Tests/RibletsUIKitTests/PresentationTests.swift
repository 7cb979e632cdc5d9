import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit

@MainActor
@Suite(.testScope)
struct PresentationTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  private func present(_ title: String, delegate: OwnDelegate? = nil) -> UIViewController {
    let child = page(title)
    if let delegate { child.controller.presentationController?.delegate = delegate }
    shop.router.present(child)
    shop.window.finishTransitions()
    return child.controller
  }

  @Test func `a sheet that is swiped away detaches the riblet once, when it is gone`() throws {
    let sheet = present("Sheet")

    let swipe = try #require(shop.window.swipeDown())
    #expect(shop.interactor.left == [])
    swipe.finish()

    #expect(sheet.presentingViewController == nil)
    #expect(shop.interactor.left == ["Sheet"])
    #expect(shop.router.detached == ["Sheet"])
    #expect(shop.attached == 0)
    #expect(shop.window.frontViewController === shop.view)
  }

  @Test func `a swipe that is cancelled is not told`() throws {
    let sheet = present("Sheet")

    try #require(shop.window.swipeDown()).cancel()

    #expect(sheet.presentingViewController === shop.view)
    #expect(shop.interactor.left == [])
    #expect(shop.attached == 1)
  }

  @Test func `a view that leaves by itself detaches the riblet once, and what the app dismisses is not told`() async {
    let share = present("Share")
    share.dismiss(animated: true)
    shop.window.finishTransitions()
    for _ in 0..<10 { await Task.yield() }
    #expect(shop.interactor.left == ["Share"])
    #expect(shop.router.detached == ["Share"])

    let sheet = present("Sheet")
    let front = UIViewController()
    var heard = 0
    let listening = sheet.userDismissals.sink { _ in heard += 1 }
    sheet.present(front, isAnimated: false)
    shop.view.dismiss(sheet, isAnimated: true)
    shop.window.finishTransitions()
    for _ in 0..<10 { await Task.yield() }
    #expect(front.presentingViewController == nil)
    #expect(heard == 0)
    #expect(shop.interactor.left == ["Share"])
    listening.cancel()
  }

  @Test func `what the app dismisses under a finger that is taken back goes when UIKit has ended the transition`()
    async throws
  {
    shop.window.platform.completions = .first
    let below = present("Below")
    let above = UIViewController()
    below.present(above, isAnimated: false)
    let swipe = try #require(shop.window.swipeDown())
    let dismissal = below.dismiss(above, isAnimated: true)
    swipe.cancel()
    #expect(dismissal.isRunning)
    for _ in 0..<10 { await Task.yield() }
    shop.window.finishTransitions()
    #expect(dismissal.state == .finished)
    #expect(shop.window.frontViewController === below)
  }

  @Test func `a dismissal by the app is not told`() {
    let sheet = present("Sheet")

    shop.router.leave(sheet)
    shop.window.finishTransitions()

    #expect(sheet.presentingViewController == nil)
    #expect(shop.interactor.left == [])
    #expect(shop.router.detached == ["Sheet"])
  }

  @Test func `a dismissal of what is gone already leaves everything else alone`() throws {
    let below = present("Below")
    let above = UIViewController()
    below.present(above, isAnimated: false)
    below.dismiss(above, isAnimated: false)

    #expect(below.dismiss(above, isAnimated: true).state == .finished)
    #expect(below.presentingViewController === shop.view)
    #expect(!shop.window.hasRunningTransitions)
  }

  @Test(arguments: [false, true])
  func `a second dismissal leaves the view below alone`(inALaterTurn: Bool) {
    let below = present("Below")
    let above = UIViewController()
    below.present(above, isAnimated: false)

    let first = below.dismiss(above, isAnimated: true)
    if inALaterTurn { shop.window.endTurn() }
    let second = below.dismiss(above, isAnimated: true)
    shop.window.finishTransitions()

    #expect([first, second].map(\.state) == [.finished, .finished])
    #expect(shop.window.frontViewController === below)
  }

  @Test func `what is dismissed while it is presented goes when it is there`() {
    let child = page("Sheet")
    shop.router.present(child)
    let dismissal = shop.view.dismiss(child.controller, isAnimated: true)
    #expect(dismissal.isRunning)
    shop.window.finishTransitions()

    #expect(dismissal.state == .finished)
    #expect(child.controller.presentingViewController == nil)
    #expect(shop.interactor.left == [])
  }

  @Test func `what is dismissed while it is presented goes although the one that has presented it is gone`() {
    var details: UIViewController? = UIViewController()
    weak let known = details
    let sheet = UIViewController()
    if let details { shop.view.push(details, isAnimated: false) }
    details?.present(sheet)
    details?.dismiss(sheet)
    shop.view.popToRoot(isAnimated: false)
    details = nil
    #expect(known == nil)
    shop.window.finishTransitions()

    #expect(shop.window.frontViewController === shop.view)
  }

  @Test func `what is dismissed while something is presented from it goes with that`() {
    let sheet = present("Sheet")
    sheet.present(UIViewController())
    let dismissal = shop.view.dismiss(sheet, isAnimated: true)
    shop.window.finishTransitions()

    #expect(dismissal.state == .finished)
    #expect(shop.window.frontViewController === shop.view)
  }

  @Test func `what the app dismisses under the user's finger goes although the finger lets it come back`() throws {
    let sheet = present("Sheet")

    let swipe = try #require(shop.window.swipeDown())
    let dismissal = shop.view.dismiss(sheet, isAnimated: true)
    swipe.cancel()
    shop.window.finishTransitions()

    #expect(dismissal.state == .finished)
    #expect(sheet.presentingViewController == nil)
    #expect(shop.interactor.left == [])
  }

  @Test func `what the app dismisses under the user's finger is not told when the finger goes on`() throws {
    let sheet = present("Sheet")

    let swipe = try #require(shop.window.swipeDown())
    let dismissal = shop.view.dismiss(sheet, isAnimated: true)
    swipe.finish()

    #expect(dismissal.state == .finished)
    #expect(shop.interactor.left == [])
  }

  @Test func `the app's own delegate hears everything`() throws {
    let delegate = OwnDelegate()
    let sheet = present("Sheet", delegate: delegate)

    sheet.isModalInPresentation = true
    #expect(shop.window.swipeDown() == nil)
    sheet.isModalInPresentation = false
    try #require(shop.window.swipeDown()).finish()

    #expect(delegate.heard == ["did attempt", "should", "will", "did"])
    #expect(shop.interactor.left == ["Sheet"])
  }

  @Test func `a delegate that is set when the view has loaded hears everything, and the swipe is told`() throws {
    let view = SelfMadeSheet()
    shop.router.present(page("Sheet", in: view))
    shop.window.finishTransitions()
    try #require(shop.window.swipeDown()).finish()

    #expect(view.delegate.heard == ["should", "will", "did"])
    #expect(shop.interactor.left == ["Sheet"])
  }

  @Test func `a delegate that is set after the call hears everything, and the swipe is told`() throws {
    let (early, late) = (OwnDelegate(), OwnDelegate())
    let child = page("Sheet")
    child.controller.presentationController?.delegate = early
    shop.router.present(child)
    child.controller.presentationController?.delegate = late
    shop.window.finishTransitions()
    try #require(shop.window.swipeDown()).finish()

    #expect(early.heard == [])
    #expect(late.heard == ["should", "will", "did"])
    #expect(shop.interactor.left == ["Sheet"])
  }

  @Test func `a delegate that stands before the one it has read is told once, and so is the swipe`() throws {
    let child = page("Sheet")
    shop.router.present(child)
    let proxy = DelegateProxy(before: child.controller.presentationController?.delegate)
    child.controller.presentationController?.delegate = proxy
    shop.window.finishTransitions()
    try #require(shop.window.swipeDown()).finish()

    #expect(proxy.heard == ["did"])
    #expect(shop.interactor.left == ["Sheet"])
  }

  @Test func `a riblet that is presented again is told again, and its own delegate too`() throws {
    let delegate = OwnDelegate()
    let child = page("Sheet")
    child.controller.presentationController?.delegate = delegate
    for _ in 1...2 {
      shop.router.present(child)
      shop.window.finishTransitions()
      try #require(shop.window.swipeDown()).finish()
    }

    #expect(shop.interactor.left == ["Sheet", "Sheet"])
    #expect(delegate.heard == ["should", "will", "did", "should", "will", "did"])
  }

  @Test func `a second presentation is refused`() {
    let first = present("First")

    let second = shop.view.present(UITabBarController(), isAnimated: true)

    #expect(second.state == .interrupted)
    #expect(shop.window.frontViewController === first)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'ShopViewController' cannot present 'UITabBarController': it presents 'UIViewController'.

        Dismiss that first, present from 'UIViewController', or use 'replaceModal'.
        """
      ])
  }

  @Test func `what is shown already is refused`() {
    shop.push("Details")

    let transition = shop.view.present(shop.controller("Details")!, isAnimated: true)

    #expect(transition.state == .interrupted)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'UIViewController' cannot be presented by 'ShopViewController': it is shown already.

        Take it out there first, or make a second one.
        """
      ])
  }

  @Test func `a view that UIKit does not present is freed`() {
    weak var refused: UIViewController?
    RibletRuntime.$current.withValue(test.runtime) {
      let (outside, view) = (UIViewController(), UIViewController())
      refused = view
      outside.present(view)
    }
    #expect(refused == nil)
    #expect(test.diagnoses.count == 1)
  }

  @Test func `what UIKit does not present is told`() async {
    let outside = UIViewController()

    let transition = RibletRuntime.$current.withValue(test.runtime) {
      outside.present(UITabBarController(), isAnimated: true)
    }

    #expect(await transition.finished() == false)
    #expect(
      test.diagnoses.map(\.description) == [
        """
        'UIViewController' has not presented 'UITabBarController': UIKit presents only from what is in a window and is \
        not leaving.

        Launch before you present, and present from what is shown.
        """
      ])
  }
}

@MainActor
@Suite(.testScope)
struct ModalReplacementTests {
  let test = TestScope.current()
  let shop = Shop(in: TestScope.current())

  @Test func `of a burst of targets the last one is shown`() {
    let screens = (0..<4).map { _ in UIViewController() }

    let first = shop.view.replaceModal(screens[0], isAnimated: true)
    let others = screens.dropFirst().map { shop.view.replaceModal($0, isAnimated: true) }
    shop.window.finishTransitions()

    #expect(shop.window.frontViewController === screens[3])
    #expect(first.state == .interrupted)
    #expect(others.map(\.state) == [.interrupted, .interrupted, .finished])
  }

  @Test func `a target that arrives during a dismissal is presented after it`() {
    let (first, second) = (UIViewController(), UIViewController())
    shop.view.replaceModal(first)
    shop.window.finishTransitions()

    shop.view.replaceModal(nil)
    shop.view.replaceModal(second)
    #expect(shop.window.frontViewController === first)
    shop.window.finishTransitions()

    #expect(shop.window.frontViewController === second)
  }

  @Test func `a target that arrives after a dismissal in the turn of a presentation is shown`() {
    let (first, second) = (UIViewController(), UIViewController())
    shop.view.present(first)
    shop.view.replaceModal(nil)
    shop.window.finishTransitions()
    shop.view.replaceModal(second)
    shop.window.finishTransitions()

    #expect(shop.window.frontViewController === second)
  }

  @Test func `a target that is dismissed before it is shown never appears`() {
    let (first, second) = (UIViewController(), UIViewController())
    shop.view.replaceModal(first)
    shop.window.finishTransitions()

    let replacement = shop.view.replaceModal(second, isAnimated: true)
    let dismissal = shop.view.dismiss(second, isAnimated: true)
    shop.window.finishTransitions()

    #expect(replacement.state == .interrupted)
    #expect(dismissal.state == .finished)
    #expect(shop.window.frontViewController === shop.view)
  }

  @Test func `a target that is shown already stays`() {
    let screen = UIViewController()
    shop.view.replaceModal(screen, isAnimated: false)

    #expect(shop.view.replaceModal(screen, isAnimated: true).state == .finished)
    #expect(shop.window.frontViewController === screen)
  }

  @Test func `what another tab presents stays`() {
    let (one, other, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.setViewControllers([one, other], animated: false)
    let window = UIWindow(frame: .zero)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    one.present(sheet, isAnimated: false)

    #expect(other.replaceModal(nil, isAnimated: false).state == .finished)
    #expect(window.frontViewController === sheet)
    one.replaceModal(nil, isAnimated: false)
    #expect(window.frontViewController === tabs)
  }

  @Test func `what UIKit's own call presents stays`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    shop.view.present(alert, animated: false)

    shop.view.replaceModal(nil, isAnimated: false)
    #expect(shop.window.frontViewController === alert)
    #expect(shop.view.replaceModal(UIViewController(), isAnimated: false).state == .interrupted)
    #expect(test.diagnoses.count == 1)
  }

  @Test func `nothing in place of nothing has finished`() {
    #expect(shop.view.replaceModal(nil, isAnimated: true).state == .finished)
  }

  @Test func `a target that UIKit refuses is given up`() {
    shop.push("Details")

    let transition = shop.view.replaceModal(shop.controller("Details")!, isAnimated: true)

    #expect(transition.state == .interrupted)
    #expect(test.diagnoses.count == 1)
    shop.view.replaceModal(UIViewController(), isAnimated: false)
    #expect(shop.window.frontViewController !== shop.view)
  }

  @Test func `a target that the user takes away is told`() throws {
    let child = page("Lobby")
    shop.router.attachChild(child)
    shop.view.replaceModal(child.controller)
    shop.window.finishTransitions()

    try #require(shop.window.swipeDown()).finish()

    #expect(shop.interactor.left == ["Lobby"])
    #expect(shop.attached == 0)
  }
}

private final class OwnDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var heard: [String] = []

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    heard.append("did attempt")
  }
}

/// Sets the delegate of its presentation where apps do so.
private final class SelfMadeSheet: UIViewController {
  let delegate = OwnDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = delegate
  }
}

/// A delegate that listens and passes on, and holds the one that it stands before.
private final class DelegateProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private let target: (any UIAdaptivePresentationControllerDelegate)?
  private(set) var heard: [String] = []

  init(before target: (any UIAdaptivePresentationControllerDelegate)?) {
    self.target = target
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
    target?.presentationControllerDidDismiss?(presentationController)
  }
}
