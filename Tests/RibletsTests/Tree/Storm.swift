import Riblets
import RibletsTesting
import SeededGenerator
import Testing

/// A tree whose riblets attach, detach, send and cancel at random, also in each of their callbacks, and a list of the
/// rules that were broken.
@MainActor
final class Storm {
  /// What a riblet has been told so far.
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
  private var generator: SeededGenerator
  /// How many more calls the callbacks may make, so that the storm ends.
  private var budget = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    parts = (0..<8).map { [log] in PartRouter("\($0)", log) }
    books = Array(repeating: Book(), count: 8)
    for index in parts.indices { prepare(index) }
  }

  func rage() {
    RibletRuntime.$current.withValue(test.runtime) {
      parts[0].launch(under: test)
      for _ in 0..<25 {
        budget = 12
        act()
        checkAtRest()
        guard problems.isEmpty else { return }
      }
      budget = 0
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
    act()
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

  // MARK: The calls

  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    let child = Int.random(in: 0..<8, using: &generator)
    let parent = Int.random(in: 0..<8, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...4: parts[parent].attachChild(parts[child])
    case 5...8:
      if let owner = parts.first(where: { $0.parts.contains { $0 === parts[child] } }) {
        owner.detachChild(parts[child])
      }
    case 9: parts[parent].detachChild(parts[child])
    case 10: numbers.send(child)
    default: if parent == 0 { relaunch() }
    }
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
      if part.isActive != isReachable { problems.append("\(index): active \(part.isActive), reachable \(isReachable)") }
      if part.interactor.isActive != isReachable { problems.append("\(index): the interactor disagrees") }
      if books[index].isTold != isReachable { problems.append("\(index): told \(books[index].isTold)") }
      if books[index].lastActivity != isReachable { problems.append("\(index): the active stream disagrees") }
    }
  }

  private func branch(_ top: PartRouter) -> [PartRouter] { [top] + top.parts.flatMap(branch) }
}
