import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// A tree whose riblets attach, detach, send, drop other trees and start work at random, also in each of their callbacks,
/// in cancellation handlers and in listeners to its events, and a list of the rules that were broken.
@MainActor
final class Storm {
  /// The callbacks that a riblet has had so far.
  private struct Book {
    var isTold = false
    var isWarned = false
    var loads = 0
    var lastActivity: Bool?
  }

  private(set) var problems: [String] = []
  private let test = TestScope(leakPolicy: .off)
  private let log = Log()
  private let parts: [PartRouter]
  private let numbers = MutableEventStream<Int>()
  private var books: [Book]
  /// The names of the parents, as the events say.
  private var mirror: [String: String] = [:]
  private var listener: StreamConnection?
  private var generator: SeededGenerator
  /// The number of calls that the callbacks may still make, so that the storm ends.
  private var budget = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    parts = (0..<8).map { [log] in PartRouter("\($0)", log) }
    books = Array(repeating: Book(), count: 8)
    for index in parts.indices { prepare(index) }
  }

  func rage() {
    RibletRuntime.$current.withValue(test.runtime) {
      let callsBack = Bool.random(using: &generator)
      listener = test.runtime.events.sink { [weak self] event in self?.heard(event, callsBack: callsBack) }
      parts[0].launch(under: test)
      for _ in 0..<25 {
        budget = 12
        act()
        checkAtRest()
        guard problems.isEmpty else { return }
      }
      budget = 0
      listener?.cancel()
      for part in parts {
        part.onLoad = nil
        part.onWillDeactivate = nil
        part.interactor.onBecomeActive = nil
        part.interactor.onWillDeactivate = nil
        part.interactor.onResign = nil
      }
    }
  }

  // MARK: The callbacks

  private func prepare(_ index: Int) {
    let part = parts[index]
    part.interactor.isActiveStream.sink { [weak self] in self?.activityChanged(index, $0) }
    part.interactor.onBecomeActive = { [weak self] in self?.becameActive(index) }
    part.onLoad = { [weak self] in self?.loaded(index) }
    part.onWillDeactivate = { [weak self] in self?.act() }
    part.interactor.onWillDeactivate = { [weak self] in self?.warned(index) }
    part.interactor.onResign = { [weak self] in self?.resigns(index) }
  }

  private func activityChanged(_ index: Int, _ isActive: Bool) {
    if books[index].lastActivity == isActive { problems.append("\(index): \(isActive) twice in a row") }
    books[index].lastActivity = isActive
    act()
  }

  private func becameActive(_ index: Int) {
    if books[index].isTold { problems.append("\(index) became active twice") }
    if !parts[index].interactor.isActive { problems.append("\(index) became active while inactive") }
    if index != 0, !parts.contains(where: { $0.isActive && $0.parts.contains { $0 === parts[index] } }) {
      problems.append("\(index) became active before its parent")
    }
    books[index].isTold = true
    books[index].isWarned = false
    parts[index].interactor.observe(numbers.stream) { [weak self] interactor, _ in
      if !interactor.isActive { self?.problems.append("\(index) heard a number while inactive") }
      self?.act()
    }
    parts[index].interactor.observe(Self.stream { [weak self] in self?.isCancelled(index) }) { _, _ in }
    act()
  }

  /// Starts work where it has to be refused: while the work of a riblet is being ended.
  private func isCancelled(_ index: Int) {
    let refused = parts[index].interactor.observe(numbers.stream) { [weak self] _, _ in
      self?.problems.append("\(index) heard a number by work that was refused")
    }
    if refused.isLive { problems.append("\(index): work began while its riblet's work was being ended") }
    act()
  }

  private final class Ending: StreamOrigin {
    let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
    override func drop(_ id: Int) { act() }
  }

  /// A stream whose observation calls a closure when it is cancelled.
  private static func stream(whenCancelled act: @escaping @MainActor () -> Void) -> EventStream<Int> {
    EventStream { subscription, _ in subscription.bind(Ending(act), 0) }
  }

  private func loaded(_ index: Int) {
    books[index].loads += 1
    if books[index].loads > 1 { problems.append("\(index) loaded twice") }
    if !books[index].isTold { problems.append("\(index) loaded while inactive") }
    act()
  }

  private func warned(_ index: Int) {
    if books[index].isWarned { problems.append("\(index) was warned twice") }
    books[index].isWarned = true
    act()
  }

  private func resigns(_ index: Int) {
    if !books[index].isTold { problems.append("\(index) resigned without having been active") }
    if !books[index].isWarned { problems.append("\(index) resigned without a warning") }
    if !parts[index].interactor.isActive { problems.append("\(index) resigned while inactive") }
    if parts[index].isActive { problems.append("\(index) resigned before it was closing") }
    books[index].isTold = false
    act()
    if parts[index].parts.contains(where: { $0.isActive }) { problems.append("\(index) resigned before a child") }
  }

  // MARK: The events

  /// - Parameter callsBack: Then an event may be emitted while another one is delivered, and be late. What all of them
  ///   together say is right at rest; without it, each is right when it comes.
  private func heard(_ event: RibletEvent, callsBack: Bool) {
    if !callsBack { check(event) }
    guard let path = event.path else { return }
    switch event.kind {
    case .attached, .activated: mirror[path.name] = path.parent?.name
    case .detached:
      if let known = mirror[path.name], known != path.parent?.name {
        problems.append("\(path) was detached, but from \(known)")
      }
      mirror[path.name] = nil
    default: break
    }
    if callsBack { act() }
  }

  private func check(_ event: RibletEvent) {
    guard let path = event.path, let part = parts.first(where: { "Part(\($0.interactor.name))" == path.name }) else {
      return
    }
    let parent = parts.first { "Part(\($0.interactor.name))" == path.parent?.name }
    let isChild = parent?.parts.contains { $0 === part } ?? false
    let isRight =
      switch event.kind {
      case .attached: isChild
      case .detached: !isChild && parent != nil
      case .activated: part.isActive
      case .deactivated: !part.isActive
      case .loaded: books[Int(part.interactor.name) ?? 0].loads == 1
      case .workStarted, .workEnded, .workflow, .library, .leaked, .diagnosed: true
      }
    if !isRight { problems.append("\(event), which is not so") }
  }

  // MARK: The calls

  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    let child = Int.random(in: 0..<8, using: &generator)
    let parent = Int.random(in: 0..<8, using: &generator)
    switch Int.random(in: 0..<13, using: &generator) {
    case 0...4: parts[parent].attachChild(parts[child])
    case 5...8:
      if let owner = parts.first(where: { $0.parts.contains { $0 === parts[child] } }) {
        owner.detachChild(parts[child])
      }
    case 9: parts[parent].detachChild(parts[child])
    case 10: numbers.send(child)
    case 11: dropTree()
    default: if parent == 0 { relaunch() }
    }
  }

  /// Lets go of a tree that is active and observes: nothing of it may be left.
  private func dropTree() {
    let before = numbers.subscriberCount
    do {
      let runtime = RibletRuntime(reporter: .silent, leakPolicy: .off)
      let parts = (0..<3).map { PartRouter("dropped \($0)", Log()) }
      parts[0].attachChild(parts[1])
      parts[1].attachChild(parts[2])
      for part in parts {
        part.interactor.onBecomeActive = { [numbers, unowned interactor = part.interactor] in
          interactor.observe(numbers.stream) { [weak self] _, _ in self?.act() }
        }
      }
      parts[0].launchAsRoot(in: runtime)
    }
    let left = numbers.subscriberCount - before
    if left != 0 { problems.append("a dropped tree left \(left) observations") }
  }

  private func relaunch() {
    let root = parts[0]
    if root.isActive {
      root.terminateTree()
    } else if !parts.contains(where: { $0.parts.contains { $0 === root } }) {
      root.launch(under: test)
    }
  }

  // MARK: The rules at rest

  private func checkAtRest() {
    var owners: [ObjectIdentifier: Int] = [:]
    for (index, part) in parts.enumerated() {
      for child in part.parts {
        if owners.updateValue(index, forKey: ObjectIdentifier(child)) != nil {
          problems.append("\(child.interactor.name) has two places")
        }
      }
    }
    let root = parts[0]
    var reachable: Set<ObjectIdentifier> = []
    if root.isActive, owners[ObjectIdentifier(root)] == nil { reachable = Set(branch(root).map(ObjectIdentifier.init)) }
    for (index, part) in parts.enumerated() {
      let isReachable = reachable.contains(ObjectIdentifier(part))
      if isReachable, mirror["Part(\(index))"] != owners[ObjectIdentifier(part)].map({ "Part(\($0))" }) {
        problems.append("\(index): its parent is \(mirror["Part(\(index))"] ?? "none") by the events")
      }
      if part.isActive != isReachable { problems.append("\(index): active \(part.isActive), reachable \(isReachable)") }
      if part.interactor.isActive != isReachable { problems.append("\(index): the interactor disagrees") }
      if books[index].isTold != isReachable { problems.append("\(index): told \(books[index].isTold)") }
      if books[index].lastActivity != isReachable { problems.append("\(index): the active stream disagrees") }
    }
  }

  private func branch(_ top: PartRouter) -> [PartRouter] { [top] + top.parts.flatMap(branch) }
}
