import Riblets
import RibletsTesting
import SwiftUI
import Testing

@testable import RibletsSwiftUI

/// A launched tree of spots in a window.
@MainActor
final class SpotTree {
  let test: TestScope
  let window: SimulatedWindow
  private(set) var root: SpotRouter
  let hooks = Hooks()

  final class Hooks {
    /// Called with each riblet that a route has built, before it is attached.
    var onBuild: @MainActor (any Routing) -> Void = { _ in }
  }

  init(holdsStacks: Bool = false, leakPolicy: LeakPolicy = .off, restoring state: NavigationState? = nil) {
    let test = TestScope(leakPolicy: leakPolicy)
    let root = SpotRouter("Root", holdsStacks: holdsStacks) { [hooks] in hooks.onBuild($0) }
    if let state { root.restore(state) }
    test.hold(root)
    window = SimulatedWindow(LaunchView(in: test.runtime) { root })
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

  /// What can be read of a model: the top of each stack, without marks.
  func screen(of model: SpotModel) -> String {
    let picture = model.picture(holdsStacks: root.viewController.holdsStacks)
    let layers = picture.split(separator: " / ").map { layer in
      Self.tops(of: String(layer).replacing("sheet: ", with: "")).replacing("[", with: " [ ").replacing(
        "]", with: " ] ")
    }
    let marks: Set<Character> = ["|", "*", ","]
    return layers.joined(separator: " ").filter { !marks.contains($0) }.split(separator: " ").joined(separator: " ")
  }

  /// Leaves out what is covered on stacks.
  private static func tops(of text: String) -> String {
    // The parts that are whole, and the one that is read, for each bracket.
    var open: [(whole: String, part: String)] = [("", "")]
    for character in text {
      let last = open.count - 1
      switch character {
      case "[":
        open[last].part.append("[")
        open.append(("", ""))
      case "]":
        let inside = open.removeLast()
        open[last - 1].part += inside.whole + inside.part + "]"
      case ">": open[last].part = ""
      case ",": open[last] = (open[last].whole + open[last].part + ",", "")
      default: open[last].part.append(character)
      }
    }
    return open[0].whole + open[0].part
  }

  /// SwiftUI tells of no transition.
  var isStill: Bool { true }

  func letTimePass() { window.update() }

  /// The stack in front, where that is none of a tab.
  var front: NavigationScreen? {
    var front = root.viewController.container
    while let next = front?.presentedScreen { front = next }
    return front as? NavigationScreen
  }

  /// Has a person leave what is pushed or a sheet; false if it is not in front.
  func personLeaves(_ view: any ViewControllable) -> Bool {
    window.update()
    guard let front, let top = front.screens.last as? SpotView else { return false }
    let tabs = top.inner as? SpotTabScreen
    let inTab = tabs?.tabs.first(where: \.place.isSelected)?.stack.screens ?? []
    if inTab.count > 1 {
      guard inTab.last === view else { return false }
    } else {
      guard top === view, top !== root.viewController, !isCover(front) || front.screens.count > 1 else { return false }
    }
    window.goBack()
    return true
  }

  private func isCover(_ stack: Screen) -> Bool { stack.container?.presentation?.style == .fullScreen }

  /// Has a person select a tab; false if it is not on the screen.
  func personSelects(tab: Int, of router: SpotRouter) -> Bool {
    window.update()
    let view = router.viewController
    guard view.inner.presence == .shown else { return false }
    if let tabs = view.inner as? SpotTabScreen {
      tabs.selected = tabs.tabs[tab].id
    } else {
      view.inner.routeChildren.filter { $0.shown == .tab }[tab].personDidSelect()
    }
    return true
  }
}
