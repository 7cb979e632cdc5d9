import Riblets
import RibletsTesting
import Testing

/// A launched tree of spots, with a host that keeps what it is shown.
@MainActor
final class SpotTree: SpotWindows {
  /// A host without a toolkit.
  final class Host: ScreenHosting {
    /// Only the last one, so that views that left are freed.
    private(set) var screen: ScreenContents?
    private(set) var count = 0
    var transition: (any ScreenTransition)?
    var onShow: (@MainActor () -> Void)?

    func show(_ screen: ScreenContents) -> (any ScreenTransition)? {
      self.screen = screen
      count += 1
      onShow?()
      return transition
    }
  }

  /// A change of the screen that takes time, until it is ended.
  private final class RunningTransition: ScreenTransition {
    private var isOver = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func finished() async -> Bool {
      if !isOver { await withCheckedContinuation { waiting.append($0) } }
      return true
    }

    func end() {
      isOver = true
      while let next = waiting.popLast() { next.resume() }
    }
  }

  let test: TestScope
  let host = Host()
  private var running: [RunningTransition] = []
  /// The windows of hidden riblets, by the numbers of a random test.
  private var windows: [Int: Host] = [:]
  private(set) var root: SpotRouter
  /// The parts that were left out of the restored state.
  private(set) var omissions: [NavigationState.Omission] = []
  /// The kinds of riblets that routes have built so far; not the riblets, which are to be freed.
  private(set) var built: [String] = []
  /// Called with each riblet that a route has built, before it is attached.
  var onBuild: (@MainActor (any Routing) -> Void)?

  init(
    holdsStacks: Bool = false, leakPolicy: LeakPolicy = .off, director: (any SpotDirector)? = nil,
    restoring state: NavigationState? = nil, seed: UInt64 = 0
  ) {
    test = TestScope(leakPolicy: leakPolicy)
    root = SpotRouter("Root")
    root = SpotRouter("Root", holdsStacks: holdsStacks, director: director) { [weak self] router in
      self?.built.append("\(type(of: router))")
      self?.onBuild?(router)
    }
    if let director {
      host.onShow = { [weak self, weak director] in
        guard let self else { return }
        let transition = RunningTransition()
        running.append(transition)
        host.transition = transition
        director?.happened(.shown, in: root)
      }
    }
    if let state { omissions = root.restore(state) }
    root.show(in: host)
    test.launch(root)
  }

  /// The state below the root, as text.
  var state: String { root.navigationState.description }

  /// The riblets below the root, as in `Root(Home(Page) Mail)`.
  var riblets: String { outline(root) }

  private func outline(_ router: any Routing) -> String {
    let name = (router as? SpotRouter)?.interactor.name ?? (router as? GroupRouter)?.interactor.name ?? "?"
    let below = router.children.map { outline($0) }.joined(separator: " ")
    return name + (below.isEmpty ? "" : "(\(below))")
  }

  /// The screen as text: layers separated by ` / `, the views of a stack by ` > `.
  var screen: String { screen(marksHolds: false) }

  private func screen(marksHolds: Bool) -> String { Self.text(of: host, marksHolds: marksHolds) }

  private static func text(of host: Host, marksHolds: Bool) -> String {
    guard let screen = host.screen else { return "nothing" }
    let layers = screen.layers.enumerated().map { index, layer in
      (index == 0 ? "" : "\(layer.shown): ")
        + layer.stack.map { $0.text(marksHolds: marksHolds) }.joined(separator: " > ")
    }
    return layers.joined(separator: " / ") + (screen.question.map { " ? \($0.question.title)" } ?? "")
  }

  /// The place of a view on the screen, embedded ones included.
  func place(_ name: String) -> PlacedView? {
    func find(_ places: [PlacedView]) -> PlacedView? {
      for place in places {
        if (place.view as? SpotView)?.name == name || place.title == name { return place }
        if let found = find(place.stack) ?? find((place.view as? SpotView)?.children ?? []) { return found }
      }
      return nil
    }
    return find(host.screen?.layers.flatMap(\.stack) ?? [])
  }

  // MARK: What a random test needs of any toolkit

  static let canHoldStacks = true
  /// False if the user can leave what is not in front.
  static let isWindow = false
  /// The sequences of a plain run.
  static let sequences: UInt64 = 60

  var diagnoses: [Diagnosis] { test.diagnoses }

  func close() async { await test.close() }

  /// The screen as the user sees it, and the same of a model.
  var picture: String { screen(marksHolds: true) }
  func picture(of model: SpotModel) -> String { model.screen().text }

  /// True if the screen is read while a transition runs.
  let showsAtOnce = true
  /// False while a transition runs.
  var isStill: Bool { running.isEmpty }

  func letTimePass() { while !running.isEmpty { letSomeTimePass() } }
  func letSomeTimePass() { if !running.isEmpty { running.removeFirst().end() } }

  func openWindow(of router: SpotRouter) {
    let window = Host()
    windows[router.nest.id] = window
    router.show(in: window)
  }

  var windowPictures: [Int: String] { windows.mapValues { Self.text(of: $0, marksHolds: true) } }

  let userHasStayed = false

  /// The user leaves a view on a stack; `nil` if the user cannot come by it.
  func userLeaves(layer: Int, index: Int, isInTab: Bool) -> (@MainActor () -> Void)? {
    guard !isInTab, let place = host.screen?.layers[layer].stack[index] else { return nil }
    return place.userDidLeave
  }

  func userGoesBack() -> Bool { root.goBack() }

  func userAnswers() { host.screen?.question?.userDidAnswer(.ok) }

  /// The user selects a tab; `nil` if it is not on the screen.
  func userSelects(tab: Int, of router: SpotRouter) -> (@MainActor () -> Void)? {
    let tabs = router.viewController.children.filter { $0.shown == .tab }
    return tabs.indices.contains(tab) ? tabs[tab].userDidSelect : nil
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
}
