// A riblet whose view is a `UIView` in a screen of SwiftUI, and a sheet of two heights; `scripts/check apple-adapters`
// type-checks it in the settings of apps, and the tests of the adapters run it.

import Combine
import Riblets
import RibletsSwiftUI
import SwiftUI
import UIKit

// MARK: The album

protocol AlbumRouting: ViewableRouting, Navigating where Origin == any AlbumRouting {}
typealias AlbumRoute = Route<any AlbumRouting>

final class AlbumScreen: Screen, RouteContainer {
  override var body: any View { routeViews }
}

final class AlbumRouter: LaunchRouter<Interactor, AlbumScreen>, AlbumRouting {}

// MARK: A thumbnail: a part of the album that was made with UIKit

protocol ThumbnailRouting: ViewableRouting {}

protocol ThumbnailViewControllable: ViewControllable {}

final class ThumbnailView: UIImageView, ThumbnailViewControllable {}

final class ThumbnailRouter: ViewableRouter<Interactor, any ThumbnailViewControllable>, ThumbnailRouting {}

nonisolated struct AlbumThumbnail: ChildRoute {
  static let shown = Shown.item
  var id: Int
  var key: String { "\(id)" }

  @MainActor
  func build(in parent: AlbumRouter) -> any ThumbnailRouting {
    ThumbnailRouter(interactor: Interactor(), viewController: ThumbnailView(frame: .zero))
  }
}

// MARK: A filter: a sheet that begins with half of the height

protocol FilterRouting: ViewableRouting {}

final class FilterScreen: Screen {
  /// In the screen, so that a sheet that is presented again has the height that the user has chosen.
  @Published var detent = PresentationDetent.medium

  override var body: any View { FilterView(screen: self) }
}

struct FilterView: View {
  @ObservedObject var screen: FilterScreen

  var body: some View {
    Text("Filter").presentationDetents([.medium, .large], selection: $screen.detent)
  }
}

final class FilterRouter: ViewableRouter<Interactor, FilterScreen>, FilterRouting {}

nonisolated struct AlbumFilter: ChildRoute {
  static let shown = Shown.sheet

  @MainActor
  func build(in parent: AlbumRouter) -> any FilterRouting {
    FilterRouter(interactor: Interactor(), viewController: FilterScreen())
  }
}

extension AlbumRoute {
  static func thumbnail(_ id: Int) -> Self { Self(AlbumThumbnail(id: id)) }
  static var filter: Self { Self(AlbumFilter()) }
}
