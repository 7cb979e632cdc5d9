import Riblets
import RibletsTesting
import RibletsUIKit
import Testing
import UIKit
import os

@testable import UIKitRoutes

/// The parts, the page and the sheet of Home, as the user opens them.
@MainActor
@Suite(.testScope)
struct HomeTests {
  /// An animator that a test ends.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }
  }

  let test = TestScope.current()
  private let delegate = SceneDelegate()
  private let home: HomeRouter
  private let window: UIWindow

  init() throws {
    delegate.runtime = test.runtime
    delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    home = try #require(delegate.router?.children.first as? HomeRouter)
    window = try #require(delegate.window)
  }

  private var thumbnails: [ThumbnailView] {
    home.children.compactMap { ($0 as? any ViewableRouting)?.viewControllable as? ThumbnailView }
  }
  private var place: [String] { home.routes.map(\.description) }
  private var shown: [UIViewController]? { home.viewController.navigationController?.viewControllers }

  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  /// Opens a product, whose transition the test ends.
  private func openProduct() async throws -> any UIViewControllerContextTransitioning {
    let animator = Animator()
    window.routeTransitions["zoom"] = { _ in animator }
    thumbnails[0].sendActions(for: .primaryActionTriggered)
    await settle()
    return try #require(animator.context)
  }

  @Test func `a thumbnail is a part of Home without a view controller`() {
    #expect(thumbnails.map(\.currentTitle) == ["Product 1", "Product 2"])
    #expect(thumbnails.allSatisfy { $0.window === window })
    #expect(home.viewController.children == [])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `a product comes with its transition, and the move waits for its end`() async throws {
    let transition = try await openProduct()
    let page = try #require(transition.viewController(forKey: .to))
    #expect(page.title == "Product 1")
    // The page is held as soon as it is there.
    #expect(page.navigationItem.backAction == nil)
    transition.completeTransition(true)
    await settle()
    #expect(page.navigationItem.backAction != nil)
  }

  @Test func `a way back before the transition has ended is another list, which is shown at its end`() async throws {
    let transition = try await openProduct()
    home.popToRoot()
    #expect(place.count == 2)
    transition.completeTransition(true)
    window.finishTransitions()
    await settle()
    #expect(shown == [home.viewController])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `the filter begins with half of the height, in the middle of an iPad`() throws {
    let button = try #require(home.viewController.view.subviews.first as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    window.finishTransitions()
    let sheet = window.frontViewController
    #expect(sheet?.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet?.modalPresentationStyle == .formSheet)
    #expect(place.last == "Filter")
  }

  @Test func `the log has the riblets of the app`() {
    let delegate = SceneDelegate()
    delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    #expect(Logger.lines["com.example.shop"]?.contains("debug: Root/Home became active") == true)
  }
}
