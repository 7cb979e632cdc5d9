import Riblets
import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// Riblets whose view is a `UIView` without a view controller.
@MainActor
struct BareViewTests {
  let app = AlbumStage()

  private var router: AlbumRouter { app.router }

  @Test func `views are added to the container, and no view controllers`() {
    #expect(app.thumbnails.count == 2)
    for thumbnail in app.thumbnails { #expect(app.album.routeView.contains(thumbnail)) }
    #expect(app.album.children == [])
    #expect(app.diagnoses == [])
  }

  @Test func `views stay in the order of their routes, and leave with their riblets`() throws {
    let (first, second) = (app.thumbnails[0], app.thumbnails[1])
    router.show(items: [.thumbnail(2), .thumbnail(1)])
    let items = try #require(first.superview as? UIStackView)
    #expect(items.arrangedSubviews == [second, first])

    router.leave(AlbumRoute.thumbnail(2).id)

    #expect(items.arrangedSubviews == [first])
    #expect(second.superview == nil)
    #expect(second.presence == .hidden)
  }

  @Test func `a view moves between the parts of a view`() {
    let (view, container) = (ThumbnailView(frame: .zero), AlbumViewController())
    var places: [UIView?] = []
    for shown in [Shown.embedded, .overlay, .item, .tab, .embedded] {
      container.arrange([PlacedView(view, shown: shown)])
      #expect(container.view.contains(view))
      places.append(view.superview)
    }
    #expect(places[1] === container.view)
    #expect(places[0] !== places[2] && places[0] === places[3])
    container.arrange([])
    #expect(view.superview == nil)
  }

  @Test func `a view that two containers show is in the last one`() {
    let (view, first, second) = (ThumbnailView(frame: .zero), AlbumViewController(), AlbumViewController())
    first.arrange([PlacedView(view)])
    second.arrange([PlacedView(view)])
    first.arrange([])
    #expect(second.routeView.contains(view))
  }

  @Test func `a view that the app has moved somewhere else stays there when its riblet leaves`() {
    let (view, other) = (app.thumbnails[0], UIView())
    other.addSubview(view)
    router.leave(AlbumRoute.thumbnail(1).id)
    #expect(view.superview === other)
  }

  @Test(arguments: [Shown.pushed, .sheet, .fullScreen])
  func `a view that is routed to as a page or a layer is shown in a view controller, and diagnosed once`(shown: Shown)
    async
  {
    router.route(to: .thumbnail(3), as: shown)
    app.window.finishTransitions()
    router.route(to: .filter)
    app.window.finishTransitions()
    await app.letTurnsEnd()

    let view = app.thumbnails.last
    #expect(view?.window === app.window)
    #expect(app.diagnoses.count == 1)
    #expect(app.diagnoses.first?.contains("'ThumbnailView' has no view controller") == true)
    router.leave(AlbumRoute.filter.id)
    router.leave(AlbumRoute.thumbnail(3).id)
    app.window.finishTransitions()
    #expect(view?.window == nil)
    #expect(app.stack?.viewControllers == [app.album])
  }

  @Test func `a view that is pushed and then a part again leaves its view controller`() async {
    let view = ThumbnailView(frame: .zero)
    let holder = view.uiviewController
    holder.loadViewIfNeeded()
    #expect(view.uiviewController === holder)
    let container = AlbumViewController()
    container.arrange([PlacedView(view, shown: .embedded)])
    #expect(container.routeView.contains(view))

    let next = view.uiviewController
    next.loadViewIfNeeded()
    #expect(next !== holder)
    #expect(view.superview === next.view)
    container.arrange([])
    #expect(view.superview === next.view)
  }

  @Test func `the view controller of a view does not keep it`() async {
    weak var freed: UIView?
    do {
      let view = ThumbnailView(frame: .zero)
      view.uiviewController.loadViewIfNeeded()
      freed = view
    }
    // The report of the next turn has it until then.
    await app.letTurnsEnd()
    #expect(freed == nil)
  }

  @Test func `a view leaves with the view controller around it`() {
    let view = app.thumbnails[0]
    #expect(view.presence == .shown)
    let sheet = AlbumViewController()
    sheet.arrange([PlacedView(view, shown: .embedded)])
    app.album.present(sheet, isAnimated: false)
    #expect(view.presence == .shown)
    app.album.dismiss(sheet)
    #expect(view.presence == .leaving)
    app.window.finishTransitions()
    #expect(view.presence == .hidden)
  }

  @Test func `a view that leaves with its riblet is no leak, and one that stays is`() async {
    let app = AlbumStage(leakPolicy: .on())
    var stray: UIView? = UIView()
    app.album.view.addSubview(stray ?? UIView())
    app.router.leave(AlbumRoute.thumbnail(1).id)
    await app.test.advance(by: .seconds(10))
    #expect(app.diagnoses == [])

    stray?.addSubview(app.thumbnails[0])
    app.router.leave(AlbumRoute.thumbnail(2).id)
    await app.test.advance(by: .seconds(10))
    #expect(app.diagnoses.first?.contains("'ThumbnailView' is still shown") == true)
    stray?.removeFromSuperview()
    stray = nil
    await app.test.close()
  }
}
