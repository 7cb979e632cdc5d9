@_spi(Hosts) import Riblets

/// The view controllers on screen, and the progress of their appearance callbacks.
@MainActor
struct AppearanceRecords {
  enum Phase {
    case appearing
    case appeared
    case disappearing
  }

  struct Record {
    let controller: ViewController
    var phase: Phase
    fileprivate let number: Int
  }

  private var byController: [ObjectIdentifier: Record] = [:]
  private var count = 0
  var isUpdating = false

  /// From back to front, in the order of appearance.
  var records: [Record] { byController.values.sorted { $0.number < $1.number } }

  mutating func add(_ controller: ViewController) {
    count += 1
    byController[ObjectIdentifier(controller)] = Record(controller: controller, phase: .appearing, number: count)
  }

  mutating func set(_ phase: Phase, of controller: ViewController) {
    byController[ObjectIdentifier(controller)]?.phase = phase
  }

  mutating func remove(_ controller: ViewController) { byController[ObjectIdentifier(controller)] = nil }
}

extension Window {
  /// A callback that is due.
  private enum AppearanceStep {
    case load(ViewController)
    case willDisappear(ViewController)
    case willAppear(ViewController)
    case didDisappear(ViewController)
    case didAppear(ViewController)
  }

  /// The number of changes of the tree by callbacks that counts as a loop.
  private static var longestUpdate: Int { 1000 }

  /// Makes the due callbacks, one by one.
  ///
  /// A callback that changes the tree does not make others recursively: the loop around it determines the due callbacks
  /// again.
  func updateAppearance() {
    guard !appearance.isUpdating, !rendering.isRendering else { return }
    appearance.isUpdating = true
    defer { appearance.isUpdating = false }
    var changes = 0
    while true {
      let version = treeVersion
      let steps = dueSteps()
      if steps.isEmpty { return }
      for step in steps {
        perform(step)
        guard version == treeVersion else {
          changes += 1
          break
        }
      }
      if changes > Window.longestUpdate {
        ViewMisuse.appearanceNeverSettles(layers.last?.controller.name ?? "").report(to: runtime)
        return
      }
    }
  }

  /// Returns the next callbacks of one kind, which are valid until one of them changes the tree.
  private func dueSteps() -> [AppearanceStep] {
    let new = layers.controllers.filter { !$0.isViewLoaded }
    if !new.isEmpty { return new.map { .load($0) } }

    let visible = layers.visibleControllers
    let records = appearance.records
    let wanted = Set(visible.map { ObjectIdentifier($0) })
    let leaving = records.reversed().filter {
      $0.phase != .disappearing && !wanted.contains(ObjectIdentifier($0.controller))
    }
    if !leaving.isEmpty { return leaving.map { .willDisappear($0.controller) } }

    let staying = Set(records.filter { $0.phase != .disappearing }.map { ObjectIdentifier($0.controller) })
    let coming = visible.filter { !staying.contains(ObjectIdentifier($0)) }
    if !coming.isEmpty { return coming.map { .willAppear($0) } }

    guard runningTransitions.isEmpty else { return [] }
    let gone = records.reversed().filter { $0.phase == .disappearing }
    if !gone.isEmpty { return gone.map { .didDisappear($0.controller) } }
    return records.filter { $0.phase == .appearing }.map { .didAppear($0.controller) }
  }

  private func perform(_ step: AppearanceStep) {
    switch step {
    case .load(let controller):
      controller.loadViewIfNeeded()
    case .willDisappear(let controller):
      appearance.set(.disappearing, of: controller)
      controller.viewWillDisappear()
    case .willAppear(let controller):
      appearance.add(controller)
      controller.appearanceWindow = self
      controller.viewWillAppear()
    case .didDisappear(let controller):
      appearance.remove(controller)
      if controller.appearanceWindow === self { controller.appearanceWindow = nil }
      controller.viewDidDisappear()
    case .didAppear(let controller):
      appearance.set(.appeared, of: controller)
      controller.viewDidAppear()
    }
  }
}
