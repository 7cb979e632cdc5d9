import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// The heights and styles of sheets.
@MainActor
struct SheetTests {
  let app = AlbumStage()

  private var router: AlbumRouter { app.router }
  private var sheet: UISheetPresentationController? { app.stack?.sheetPresentationController }
  private var heights: [UISheetPresentationController.Detent.Identifier]? { sheet?.detents.map(\.identifier) }

  @Test func `a sheet has the heights of its view before UIKit shows it`() {
    router.route(to: .filter)
    // In the turn of the call.
    #expect(heights == [.medium, .large])
    #expect(sheet?.prefersGrabberVisible == true)
  }

  @Test func `a sheet of a view that says nothing, and a full screen, are as UIKit makes them`() {
    router.route(to: .photo(1), as: .sheet)
    #expect(heights == [.large])
    router.leave(AlbumRoute.photo(1).id)
    router.route(to: .filter, as: .fullScreen)
    app.window.finishTransitions()
    #expect(app.stack?.modalPresentationStyle == .fullScreen)
    #expect(sheet == nil)
  }

  @Test func `a sheet that is presented again keeps its heights, and the one that the user has chosen`() {
    app.window.platform.forgetsPresentations = true
    router.route(to: .photo(1), as: .sheet)
    router.route(to: .filter)
    app.window.finishTransitions()
    sheet?.selectedDetentIdentifier = .large
    let former = sheet

    router.leave(AlbumRoute.photo(1).id)

    #expect(sheet !== former)
    #expect(heights == [.medium, .large])
    #expect(sheet?.selectedDetentIdentifier == .large)
    #expect(app.diagnoses == [])
  }

  @Test func `a sheet that comes anew begins with its first height`() {
    app.window.platform.forgetsPresentations = true
    router.route(to: .filter)
    app.window.finishTransitions()
    sheet?.selectedDetentIdentifier = .large
    router.leave(AlbumRoute.filter.id)
    app.window.finishTransitions()
    router.route(to: .filter)
    #expect(sheet?.selectedDetentIdentifier == nil)
  }

  @Test func `a sheet is configured once, and by each first page`() {
    let app = SpotTree()
    var configured: [String] = []
    app.onBuild = { router in
      guard let spot = router as? SpotRouter else { return }
      spot.viewController.onSheet = { [name = spot.interactor.name] _ in configured.append(name) }
    }
    app.root.route(to: .group(), as: .sheet)
    let group = app.root.children.last as? GroupRouter
    group?.route(to: .part("A"), as: .pushed)
    app.letTimePass()
    app.root.route(to: .part("Other"))
    app.letTimePass()
    #expect(configured == ["A"])

    group?.route(to: .part("B"), by: .root, as: .pushed)
    app.letTimePass()
    #expect(configured == ["A", "B"])
  }

  @Test func `a move of a view that configures its sheet is shown`() {
    let app = SpotTree()
    app.onBuild = { [weak app] router in
      guard let spot = router as? SpotRouter, spot.interactor.name == "A" else { return }
      spot.viewController.onSheet = { _ in app?.root.route(to: .sheet("B")) }
    }
    app.root.route(to: .sheet("A"))
    app.letTimePass()
    #expect(app.screen == "Root / sheet: A / sheet: B")
  }

  @Test func `another first page of a sheet keeps the height of the user, and may move`() {
    let app = SpotTree()
    app.window.platform.forgetsPresentations = true
    app.onBuild = { [weak app] router in
      guard let spot = router as? SpotRouter else { return }
      spot.viewController.onSheet = { [name = spot.interactor.name] sheet in
        sheet.detents = [.medium(), .large()]
        if name == "New" { app?.root.route(to: .sheet("Front")) }
      }
    }
    app.root.route(to: .sheet("Behind"))
    app.root.route(to: .group(), as: .sheet)
    let group = app.root.children.last as? GroupRouter
    group?.route(to: .part("Old"), as: .pushed)
    app.letTimePass()
    app.stack?.sheetPresentationController?.selectedDetentIdentifier = .large
    app.root.leave(.sheet("Behind"))
    app.letTimePass()
    let sheet = app.stack?.sheetPresentationController
    #expect(sheet?.selectedDetentIdentifier == .large)
    sheet?.selectedDetentIdentifier = .medium

    group?.route(to: .part("New"), by: .root, as: .pushed)
    app.letTimePass()
    #expect(app.screen == "Root / sheet: New / sheet: Front")
    #expect(sheet?.selectedDetentIdentifier == .medium)
  }

  @Test func `a form sheet is one whose view says so, also when it is released`() {
    let app = SpotTree()
    app.onBuild = { router in
      (router as? SpotRouter)?.viewController.uiviewController.modalPresentationStyle = .formSheet
    }
    app.root.route(to: .sheet("A"))
    app.letTimePass()
    let front = app.stack
    #expect(front?.modalPresentationStyle == .formSheet)
    app.spot("A")?.route(to: .page("B"))
    app.letTimePass()
    #expect(app.stack === front)
    #expect(app.stack?.modalPresentationStyle == .formSheet)
  }

  @Test func `a sheet without routes is configured, too`() {
    let filter = FilterViewController()
    app.album.present(filter)
    #expect(filter.sheetPresentationController?.detents.count == 2)
    #expect(filter.presentingViewController === app.window.rootViewController)
  }

  @Test func `a held sheet stays at all heights`() {
    router.route(to: .filter)
    router.hold(AlbumRoute.filter.id)
    app.window.finishTransitions()
    #expect(app.window.swipeDown() == nil)
    #expect(heights == [.medium, .large])
  }
}
