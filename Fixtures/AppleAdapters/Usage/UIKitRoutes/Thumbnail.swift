// A part of Home without a view controller.

import Riblets
import RibletsUIKit
import UIKit

protocol ThumbnailViewControllable: ViewControllable {}

final class ThumbnailView: UIButton, ThumbnailViewControllable {}

nonisolated struct HomeThumbnail: ChildRoute {
  static let shown = Shown.item
  var id: Int
  var key: String { "\(id)" }

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let (home, image) = (parent.interactor, UIImage(systemName: "photo"))
    let open = UIAction(title: "Product \(id)", image: image) { [weak home] _ in home?.open(product: id) }
    return ViewableRouter<Interactor, ThumbnailView>(
      interactor: Interactor(), viewController: ThumbnailView(primaryAction: open))
  }
}
