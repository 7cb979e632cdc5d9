import Riblets
import RibletsTesting
import SwiftUI
import Testing
import UIKit

@testable import RibletsSwiftUI

/// Riblets whose view is a `UIView`, and sheets with heights, in screens of SwiftUI.
@MainActor
struct UIViewTests {
  private let test = TestScope(leakPolicy: .off)
  private let router = AlbumRouter(interactor: Interactor(), viewController: AlbumScreen())
  private let window: SimulatedWindow

  init() {
    let (router, test) = (router, test)
    window = SimulatedWindow(LaunchView(in: test.runtime) { router })
    window.update()
  }

  private var diagnoses: [String] { test.diagnoses.map(\.description) }
  private var thumbnails: [UIView] {
    router.children.compactMap { ($0 as? any ViewableRouting)?.viewControllable as? UIView }
  }

  @Test func `a view is shown in the screen around it, and leaves with its riblet`() {
    router.show(items: [.thumbnail(1), .thumbnail(2)])
    window.update()
    #expect(thumbnails.count == 2)
    #expect(Set(window.uiViews) == Set(thumbnails))

    let first = thumbnails[0]
    router.leave(AlbumRoute.thumbnail(2).id)
    window.update()
    #expect(window.uiViews == [first])
    #expect(diagnoses == [])
  }

  @Test func `a view stays the same when others come before it`() {
    router.show(items: [.thumbnail(1)])
    window.update()
    let first = thumbnails[0]
    router.show(items: [.thumbnail(2), .thumbnail(1)])
    window.update()
    #expect(window.uiViews.count == 2)
    #expect(window.uiViews.contains(first))
    #expect(first.screen === first.screen)
  }

  @Test func `a view that is seen again as a page is not diagnosed again`() {
    router.route(to: .thumbnail(1), as: .pushed)
    window.update()
    router.route(to: .filter, as: .pushed)
    window.update()
    router.leave(AlbumRoute.filter.id)
    window.update()
    #expect(window.uiViews == thumbnails)
    #expect(diagnoses.count == 1)
  }

  @Test func `a view that leaves is freed`() {
    router.show(items: [.thumbnail(1)])
    window.update()
    weak let freed = thumbnails.first
    #expect(freed != nil)
    router.leave(AlbumRoute.thumbnail(1).id)
    window.update()
    #expect(freed == nil)
  }

  @Test(arguments: [Shown.pushed, .sheet, .fullScreen])
  func `a view that is routed to as a page or a layer is shown, and diagnosed once`(shown: Shown) {
    router.route(to: .thumbnail(1), as: shown)
    window.update()
    router.show(items: [.thumbnail(2)])
    window.update()
    #expect(window.uiViews.contains(thumbnails[0]))
    #expect(diagnoses.count == 1)
    #expect(diagnoses.first?.contains("'ThumbnailView' is a 'UIView'") == true)
  }

  @Test func `a view that a screen without routes presents is shown, and diagnosed`() {
    let view = ThumbnailView(frame: .zero)
    router.viewController.present(view)
    window.update()
    #expect(window.uiViews == [view])
    #expect(diagnoses.count == 1)
  }

  @Test func `a sheet has the heights that its body says`() {
    router.route(to: .filter)
    window.update()
    #expect(window.detents == [.medium, .large])
    router.leave(AlbumRoute.filter.id)
    window.update()
    #expect(window.detents == [])
  }
}

protocol AlbumRouting: ViewableRouting, Navigating where Origin == any AlbumRouting {}
typealias AlbumRoute = Route<any AlbumRouting>

final class AlbumScreen: Screen, RouteContainer {
  override var body: any View { routeViews }
}
final class ThumbnailView: UIImageView {}

final class AlbumRouter: LaunchRouter<Interactor, AlbumScreen>, AlbumRouting {}

struct AlbumThumbnail: ChildRoute {
  static let shown = Shown.item
  var id: Int
  var key: String { "\(id)" }

  func build(in parent: AlbumRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, ThumbnailView>(interactor: Interactor(), viewController: ThumbnailView(frame: .zero))
  }
}

struct AlbumFilter: ChildRoute {
  static let shown = Shown.sheet

  func build(in parent: AlbumRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, FilterScreen>(interactor: Interactor(), viewController: FilterScreen())
  }
}

extension AlbumRoute {
  static func thumbnail(_ id: Int) -> Self { Self(AlbumThumbnail(id: id)) }
  static var filter: Self { Self(AlbumFilter()) }
}
