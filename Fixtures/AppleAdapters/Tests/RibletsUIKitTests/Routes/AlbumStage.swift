import Riblets
@_spi(TestSupport) import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// An album with two thumbnails, in a window.
@MainActor
final class AlbumStage {
  let test: TestScope
  let window = UIWindow(frame: .zero)
  let router: AlbumRouter

  init(leakPolicy: LeakPolicy = .off) {
    test = TestScope(leakPolicy: leakPolicy)
    router = AlbumRouter(interactor: Interactor(), viewController: AlbumViewController())
    test.hold(router)
    router.launch(from: window, in: test.runtime)
    router.begin(with: .thumbnail(1), .thumbnail(2))
  }

  var album: AlbumViewController { router.viewController }

  /// The thumbnails in their order.
  var thumbnails: [UIView] { router.children.compactMap { ($0 as? any ViewableRouting)?.viewControllable as? UIView } }

  var stack: UINavigationController? { window.frontViewController as? UINavigationController }

  var diagnoses: [String] { test.diagnoses.map(\.description) }

  /// Lets tasks run that report a turn later.
  func letTurnsEnd() async {
    for _ in 0..<5 { await Task.yield() }
  }
}

extension UIView {
  /// Where a view is among those in this one.
  func contains(_ view: UIView) -> Bool { view === self || subviews.contains { $0.contains(view) } }
}
