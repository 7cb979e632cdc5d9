import Riblets
import RibletsTesting
import RibletsUIKit
import SeededGenerator
import Testing
import UIKit

/// Moves of the user, the app and time in any order; in the end the tree and the screen are the same.
@MainActor
@Suite(.testScope)
struct RandomMovesTests {
  private enum Move: CaseIterable { case come, comeAtOnce, leave, goBack, swipe, endTransition, endTurn, finishAll }

  let test = TestScope.current()

  // In the first ones a view stayed that the app had left.
  @Test(arguments: [483, 513, 3257, 3539] + Array(1...200))
  func `a stack shows the riblets that are attached`(seed: UInt64) async {
    let shop = Shop(in: test)
    shop.window.platform = Platform(seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in 1...20 {
      // The user acts in a turn of their own.
      for _ in 0..<3 { await Task.yield() }
      let pages = shop.pages
      let isStill = !shop.window.hasRunningTransitions && !pages.isEmpty
      let move = Move.allCases.randomElement(using: &random)!
      switch move {
      case .come, .comeAtOnce: shop.push(page("\(number)"), isAnimated: move == .come)
      case .leave:
        let leaving = pages.suffix(Int.random(in: 0...3, using: &random))
        for page in Bool.random(using: &random) ? leaving.reversed() : Array(leaving) { shop.leave(page) }
      case .goBack: if isStill { shop.view.goBack() }
      case .swipe: if isStill { _ = shop.view.swipeBack() }
      case .endTransition: shop.endTransition(using: &random)
      case .endTurn: shop.window.endTurn()
      case .finishAll: shop.window.finishTransitions()
      }
    }
    await shop.settle()

    #expect(shop.stack == shop.pages.compactMap(\.controller.title))
    #expect(shop.router.detached.count == Set(shop.router.detached).count)
    #expect(test.diagnoses.isEmpty)
    shop.router.terminate()
  }

  @Test(arguments: 1...200)
  func `the modal view is that of the riblet that is attached`(seed: UInt64) async {
    let shop = Shop(in: test)
    shop.window.platform = Platform(seed: seed)
    var random = SeededGenerator(seed: seed)
    for number in 1...20 {
      let move = Move.allCases.randomElement(using: &random)!
      switch move {
      case .come, .comeAtOnce: shop.replace(with: page("\(number)"), isAnimated: move == .come)
      case .leave: shop.pages.first.map(shop.leave)
      case .goBack: shop.replace(with: nil, isAnimated: true)
      case .swipe: if !shop.window.hasRunningTransitions { shop.window.swipeDown() }
      case .endTransition: shop.endTransition(using: &random)
      case .endTurn: shop.window.endTurn()
      case .finishAll: shop.window.finishTransitions()
      }
    }
    await shop.settle()

    #expect(shop.window.frontViewController === shop.pages.first?.controller ?? shop.view)
    #expect(shop.router.detached.count == Set(shop.router.detached).count)
    #expect(test.diagnoses.isEmpty)
    shop.router.terminate()
  }
}

extension Shop {
  fileprivate var pages: [PageRouter] { router.children.compactMap { $0 as? PageRouter } }

  fileprivate func leave(_ page: PageRouter) { router.leave(page.viewControllable) }

  fileprivate func push(_ page: PageRouter, isAnimated: Bool) {
    router.attachChild(page)
    view.push(page.viewControllable, isAnimated: isAnimated)
  }

  fileprivate func replace(with page: PageRouter?, isAnimated: Bool) {
    for page in pages { router.detachChild(page) }
    if let page { router.attachChild(page) }
    view.replaceModal(page?.controller, isAnimated: isAnimated)
  }

  /// Lets everything end that is under way.
  fileprivate func settle() async {
    for _ in 0..<20 {
      window.finishTransitions()
      await Task.yield()
    }
  }

  /// Ends what runs; the user may take the finger back.
  fileprivate func endTransition(using random: inout SeededGenerator) {
    guard let running = view.transitionCoordinator as? SimulatedTransition else { return }
    if running.isInteractive, Bool.random(using: &random) { running.cancel() } else { running.finish() }
  }
}
