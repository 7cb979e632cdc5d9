import Riblets
@_spi(TestSupport) import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

/// A launched tree of spots in a window.
@MainActor
final class SpotTree {
  let test: TestScope
  let window: SimulatedWindow
  private(set) var root: SpotRouter
  private(set) var omissions: [NavigationState.Omission] = []
  private let hooks = Hooks()
  /// Called with each riblet that a route has built, before it is attached.
  var onBuild: @MainActor (any Routing) -> Void {
    get { hooks.onBuild }
    set { hooks.onBuild = newValue }
  }

  private final class Hooks {
    var onBuild: @MainActor (any Routing) -> Void = { _ in }
  }

  init(
    holdsStacks: Bool = false, leakPolicy: LeakPolicy = .off, director: (any SpotDirector)? = nil,
    restoring state: NavigationState? = nil, seed: UInt64 = 0
  ) {
    let test = TestScope(leakPolicy: leakPolicy)
    let root = SpotRouter("Root", holdsStacks: holdsStacks, director: director) { [hooks] in hooks.onBuild($0) }
    if let state { omissions = root.restore(state) }
    test.hold(root)
    window = SimulatedWindow(LaunchView(in: test.runtime) { root }, rendering: Rendering(seed: seed))
    (self.test, self.root) = (test, root)
  }

  /// The state below the root, as text.
  var state: String { root.navigationState.description }

  /// What can be read in the window.
  var screen: String {
    window.update()
    return window.texts.joined(separator: " ")
  }

  /// The router of a spot that is attached.
  func spot(_ name: String) -> SpotRouter? {
    func find(_ router: any Routing) -> SpotRouter? {
      if let spot = router as? SpotRouter, spot.interactor.name == name { return spot }
      for child in router.children { if let found = find(child) { return found } }
      return nil
    }
    return find(root)
  }

  // MARK: What a random test needs of any toolkit

  static let canHoldStacks = true
  static let isWindow = true
  /// The sequences of a plain run.
  static let sequences: UInt64 = 150

  var diagnoses: [Diagnosis] { test.diagnoses }

  func close() async {
    // The window terminates the tree itself.
    window.close()
    for _ in 0..<20 { await Task.yield() }
    await test.close()
  }

  /// The names of the screens in all layers, and what can be read in the window: the top of each stack. Ends with three dots if
  /// SwiftUI reads the bodies in the next turn.
  var picture: String {
    window.update()
    let texts = layers.enumerated().map { index, layer in
      let names: [String] = layer.screens.map { ($0 as? SpotView)?.text ?? "-" }
      let style = index == 0 ? "" : isCover(layer) ? "fullScreen: " : "sheet: "
      return style + names.joined(separator: " > ")
    }
    let question = layers.last?.question.map { "? \($0.question.title)" }
    let words = window.texts.joined(separator: " ") + (window.willRead ? " …" : "")
    return (texts + [question, words].compactMap(\.self)).joined(separator: " / ")
  }

  func picture(of model: SpotModel) -> String {
    let screen = model.screen()
    let stacks = screen.layers.enumerated().map { index, layer in
      (index == 0 ? "" : "\(layer.shown): ") + layer.stack.map { $0.view?.name ?? "-" }.joined(separator: " > ")
    }
    var texts = screen.layers.map { layer in
      let tops = SpotModel.Screen(layers: [layer], question: nil)
      return SpotPicture.words(SpotPicture(hasOnlyTops: true).text(of: tops), without: ["|", ",", "*", "-"])
    }
    var question: [String] = []
    if let title = screen.question {
      question = ["? \(title)"]
      let canBeCancelled = model.questions.first { $0.title == title }?.canBeCancelled ?? false
      texts.append(title + (canBeCancelled ? " OK Cancel" : " OK"))
    }
    return (stacks + question + [texts.filter { !$0.isEmpty }.joined(separator: " ")]).joined(separator: " / ")
  }

  /// The stacks that SwiftUI reads, from the back to the front.
  private var layers: [RouteStackScreen] {
    let bottom = root.viewController.container as? RouteStackScreen
    return bottom.map { Array(sequence(first: $0) { $0.presentedScreen as? RouteStackScreen }) } ?? []
  }

  /// SwiftUI reports no transition.
  let showsAtOnce = true
  var isStill: Bool { true }

  func letTimePass() { window.update() }
  func letSomeTimePass() { window.update() }

  /// The stack in front, where that is none of a tab.
  var front: NavigationScreen? {
    var front = root.viewController.container
    while let next = front?.presentedScreen { front = next }
    return front as? NavigationScreen
  }

  let userHasStayed = false

  /// The user leaves the view in front; `nil` if the user cannot come by it.
  func userLeaves(layer: Int, index: Int, isInTab: Bool) -> (@MainActor () -> Void)? {
    window.update()
    let layers = layers
    guard layer == layers.count - 1, layers[layer].question == nil, window.canGoBack else { return nil }
    let tabs = (layers[layer].screens.last as? SpotView)?.inner as? SpotTabScreen
    let inTab = tabs?.tabs.first(where: \.place.isSelected)?.stack.screens ?? []
    guard isInTab == (inTab.count > 1) else { return nil }
    let stack = isInTab ? inTab : layers[layer].screens
    // SwiftUI does not report attempts to dismiss a sheet.
    let isRefused = isCover(layers[layer]) || layers[layer].isHeld
    guard index == stack.count - 1, index > 0 || !isRefused else { return nil }
    return window.goBack
  }

  private func isCover(_ stack: Screen) -> Bool { stack.container?.presentation?.style == .fullScreen }

  func userGoesBack() -> Bool { root.goBack() }

  func userAnswers() {
    window.update()
    window.press("OK")
  }

  /// The user selects a tab; `nil` if it is not on the screen.
  func userSelects(tab: Int, of router: SpotRouter) -> (@MainActor () -> Void)? {
    window.update()
    let view = router.viewController
    guard view.inner.presence == .shown else { return nil }
    if let tabs = view.inner as? SpotTabScreen { return { tabs.selected = tabs.tabs[tab].id } }
    return view.inner.routeChildren.filter { $0.shown == .tab }[tab].userDidSelect
  }
}
