// A riblet with parts, a page with a transition, and a sheet with heights.

import Riblets
import RibletsUIKit
import UIKit

protocol AlbumRouting: ViewableRouting, Navigating where Origin == any AlbumRouting {}
typealias AlbumRoute = Route<any AlbumRouting>

final class AlbumViewController: UIViewController, RouteContainer {}
final class ThumbnailView: UIImageView {}
final class PhotoViewController: UIViewController {}

final class AlbumRouter: LaunchRouter<Interactor, AlbumViewController>, AlbumRouting {}

struct AlbumThumbnail: ChildRoute {
  static let shown = Shown.item
  var id: Int
  var key: String { "\(id)" }

  func build(in parent: AlbumRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, ThumbnailView>(interactor: Interactor(), viewController: ThumbnailView(frame: .zero))
  }
}

struct AlbumPhoto: ChildRoute {
  static let shown = Shown.pushed
  var id: Int
  var transition: String { "zoom" }

  func build(in parent: AlbumRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, PhotoViewController>(interactor: Interactor(), viewController: PhotoViewController())
  }
}

struct AlbumFilter: ChildRoute {
  static let shown = Shown.sheet

  func build(in parent: AlbumRouter) -> any ViewableRouting {
    ViewableRouter<Interactor, FilterViewController>(interactor: Interactor(), viewController: FilterViewController())
  }
}

extension AlbumRoute {
  static func thumbnail(_ id: Int) -> Self { Self(AlbumThumbnail(id: id)) }
  static func photo(_ id: Int) -> Self { Self(AlbumPhoto(id: id)) }
  static var filter: Self { Self(AlbumFilter()) }
}
