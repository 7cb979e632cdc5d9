@_spi(TestSupport) import RibletsTesting
import Testing

@testable import Riblets
@testable import RibletsViews

/// A launched tree of spots in a window.
@MainActor
final class SpotTree {
  /// No portable view has tabs with stacks of their own.
  static let canHoldStacks = false
  static let isWindow = true
  /// The sequences of a plain run.
  static let sequences: UInt64 = 60

  let test: TestScope
  private let clock = ManualClock()
  private let window: Window
  private(set) var root: SpotRouter
  private(set) var omissions: [NavigationState.Omission] = []

  init(holdsStacks: Bool, director: (any SpotDirector)?, restoring state: NavigationState?, seed: UInt64) {
    test = TestScope(leakPolicy: .off)
    window = Window(clock: clock, transitionDuration: .milliseconds(300))
    root = SpotRouter("Root", holdsStacks: holdsStacks, director: director)
    if let state { omissions = root.restore(state) }
    test.hold(root)
    root.launch(from: window, in: test.runtime)
  }

  func close() async { await test.close() }

  var state: String { root.navigationState.description }

  /// The diagnoses, but for tabs of one title in one view.
  var diagnoses: [Diagnosis] {
    test.diagnoses.filter { diagnosis in
      if case .misused(ViewMisuse.sharedIdentifier) = diagnosis.kind { false } else { true }
    }
  }

  /// The layers of the window, as in `Root [ Home News* ] > Page / sheet: Form / ? Sure?`.
  var picture: String {
    var text = ""
    let layers = window.frame.layers
    for (index, layer) in layers.enumerated() {
      switch layer.style {
      case .full: text += index == 0 ? "" : " / fullScreen: "
      case .push: text += " > "
      case .sheet: text += " / sheet: "
      case .alert: text += " / ? "
      }
      var words = layer.content.all.compactMap { node in
        switch node {
        case .text(let text, _, _): text
        case .button(_, let title, let role, _, _, _): title + (role == .primary ? "*" : "")
        default: nil
        }
      }
      // A page in a tab shows the tabs of the layer below it.
      let isInherited = index > 0 && layer.style == .push && layer.tabs == layers[index - 1].tabs
      if !isInherited, let first = layer.tabs.first {
        let end = layer.content.all.compactMap(\.endOfSpot)
        let place = end.firstIndex { first.identifier.hasPrefix($0 + "-tab-") }
        let closing = words.indices.filter { words[$0] == "]" }
        words.insert(
          contentsOf: layer.tabs.map { $0.title + ($0.isSelected ? "*" : "") },
          at: place.map { closing[$0] } ?? words.endIndex)
      }
      text += layer.style == .alert ? layer.title : words.isEmpty ? "-" : words.joined(separator: " ")
    }
    return text
  }

  func picture(of model: SpotModel) -> String {
    SpotPicture.words(SpotPicture(hasTitlesLast: true).text(of: model.screen()))
  }

  /// The tree of view controllers changes at once, whatever transition runs.
  let showsAtOnce = true

  var isStill: Bool { window.runningTransitions.isEmpty }

  func letTimePass() {
    window.display()
    clock.advance(by: .seconds(10))
    window.display()
  }

  func letSomeTimePass() {
    window.display()
    clock.advance(by: .milliseconds(200))
  }

  let userHasStayed = false

  /// The window asks the tree first, so that this is a step back.
  func userLeaves(layer: Int, index: Int, isInTab: Bool) -> (@MainActor () -> Void)? { nil }

  func userGoesBack() -> Bool { (try? window.goBack()) != nil }

  func userAnswers() { try? window.press("ok") }

  /// The user selects a tab; `nil` if it is not on the screen in front.
  func userSelects(tab: Int, of router: SpotRouter) -> (@MainActor () -> Void)? {
    let start = router.viewController.prefix + "-tab-"
    let buttons = window.frame.layers.last?.buttons.filter { $0.identifier.contains(start) } ?? []
    guard buttons.indices.contains(tab) else { return nil }
    // As a press, but without reading the views again.
    return window.rendering.actions.last?[buttons[tab].identifier]?.press
  }
}

extension Node {
  /// The beginning of the identifiers of a spot, of the node that ends it.
  fileprivate var endOfSpot: String? {
    guard case .identified(let id, .text("]", _, _)) = self else { return nil }
    return String(id.dropLast("-end".count))
  }
}

extension OwnedAction {
  fileprivate var press: (@MainActor () -> Void)? {
    if case .press(let press) = action { press } else { nil }
  }
}
