import Riblets
@_spi(TestSupport) import RibletsTesting
import Testing
import UIKit

@testable import RibletsUIKit

/// The sample with a `UIView`, a sheet and a transition, in a window.
@MainActor
final class AlbumStage {
  let test: TestScope
  let window = UIWindow(frame: .zero)
  let router: AlbumRouter

  init(leakPolicy: LeakPolicy = .off) {
    test = TestScope(leakPolicy: leakPolicy)
    router = AlbumBuilder(dependency: EmptyComponent()).build()
    test.hold(router)
    router.launch(from: window, in: test.runtime)
  }

  var album: AlbumViewController { router.viewController }

  /// The thumbnails in their order.
  var thumbnails: [UIView] { views(of: ThumbnailRouter.self).compactMap { $0 as? UIView } }

  func views<Child: ViewableRouting>(of type: Child.Type) -> [any ViewControllable] {
    router.children.compactMap { ($0 as? Child)?.viewControllable }
  }

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
