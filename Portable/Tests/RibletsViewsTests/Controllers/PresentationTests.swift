import Riblets
import RibletsViews
import Testing

@MainActor
struct PresentationTests {
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

  private var titles: [String] { window.frame.layers.map(\.title) }

  @Test func `a presented view controller is a layer in front`() {
    root.present(make("sheet"), style: .sheet)

    #expect(
      window.frame.description == """
        screen "root"
          text "root"
        sheet "sheet" back
          text "sheet"
        """
    )
  }

  @Test func `a full screen covers what is behind it`() {
    root.present(make("modal"))

    #expect(
      window.frame.description == """
        screen "root" covered
          text "root"
        screen "modal"
          text "modal"
        """
    )
  }

  @Test func `the outermost container presents for its children`() {
    let child = make("child")
    let modal = make("modal")
    root.addChild(child)

    child.present(modal)

    #expect(modal.presentingViewController === root)
    #expect(root.presentedViewController === modal)
    #expect(child.presentedViewController === modal)

    child.dismiss()
    #expect(root.presentedViewController == nil)
  }

  @Test func `dismiss takes what is presented, or else the one that is asked`() {
    let (first, second) = (make("first"), make("second"))
    root.present(first)
    first.present(second)

    first.dismiss()
    #expect(titles == ["root", "first"])

    first.dismiss()
    #expect(titles == ["root"])
  }

  @Test func `what a dismissed view controller presents goes with it`() {
    let (first, second) = (make("first"), make("second"))
    root.present(first)
    first.present(second, style: .sheet)
    _ = log.take()

    root.dismiss()

    #expect(titles == ["root"])
    #expect(second.presence == .hidden)
    #expect(
      log.take() == [
        "second willDisappear", "first willDisappear", "root willAppear",
        "second didDisappear", "first didDisappear", "root didAppear",
      ]
    )
  }

  @Test func `dismissing where nothing is presented finishes at once`() {
    #expect(root.dismiss().state == .finished)
    #expect(log.take() == [])
  }

  @Test func `a second presentation is refused with the ways out`() {
    root.present(make("first"))
    let refused = root.present(AlertController(title: "second"))

    #expect(refused.state == .interrupted)
    #expect(titles == ["root", "first"])
    #expect(
      diagnoses.texts == [
        """
        'LoggedViewController' cannot present 'AlertController': it presents 'LoggedViewController'.

        Dismiss that first, present from 'LoggedViewController', or use 'replaceModal'.
        """
      ]
    )
  }

  @Test func `a view controller cannot present itself, its root, or one that has a place`() {
    let (child, modal) = (make("child"), make("modal"))
    root.addChild(child)

    root.present(root)
    child.present(root)
    root.present(child)
    root.present(modal)
    modal.present(root)

    #expect(diagnoses.texts.count == 4)
    #expect(titles == ["root", "modal"])
  }

  @Test func `the user goes back from a sheet and the presenter reports it`() throws {
    let sheet = make("sheet")
    var told: [ViewController] = []
    root.userDismissals.sink { [root] dismissed in
      #expect(root.presentedViewController == nil)
      told.append(dismissed)
    }
    root.present(sheet, style: .sheet)

    try window.goBack()

    #expect(told.count == 1)
    #expect(told.first === sheet)
    #expect(titles == ["root"])
  }

  @Test func `a dismissal by the app is not reported`() {
    var told = 0
    root.userDismissals.sink { _ in told += 1 }
    root.present(make("sheet"), style: .sheet)

    root.dismiss()

    #expect(told == 0)
  }

  @Test func `a sheet can forbid to go back`() {
    let sheet = make("sheet")
    sheet.isModalInPresentation = true
    root.present(sheet, style: .sheet)

    #expect(window.frame.layers.last?.canGoBack == false)
    #expect(throws: InputError.noWayBack("the sheet 'sheet'")) { try window.goBack() }
  }

  @Test func `a dismissed view controller is freed`() {
    weak var freed: ViewController?
    do {
      let modal = make("modal")
      freed = modal
      root.present(modal)
      _ = window.frame
      root.dismiss()
    }

    #expect(freed == nil)
  }

  @Test func `a dismissed view controller whose actions own it is freed`() {
    final class SelfishViewController: ViewController {
      override var body: any View { Button("Close") { self.dismiss() } }
    }
    weak var freed: ViewController?
    do {
      let modal = SelfishViewController()
      freed = modal
      root.present(modal)
      #expect(window.frame.contains("close"))
      root.dismiss()
    }

    #expect(freed == nil)
  }
}
