/// The lifecycle rules for calls from outside of callbacks, written down as simply as possible: recursive, slow, and
/// without any of the real tree's bookkeeping. What the real tree logs has to be the same.
struct NaiveTree {
  private(set) var parents: [Int: Int] = [:]
  private(set) var children: [Int: [Int]] = [:]
  private(set) var active: Set<Int> = []
  private var loaded: Set<Int> = []
  private var everActive: Set<Int> = []
  private(set) var log: [String] = []
  private(set) var diagnoses = 0
  private var isLaunched = false

  mutating func launch() {
    if isLaunched { return diagnoses += 1 }
    isLaunched = true
    activate(0)
  }

  mutating func terminate() {
    guard isLaunched else { return diagnoses += 1 }
    isLaunched = false
    deactivate(0)
  }

  mutating func attach(_ child: Int, to parent: Int) {
    let isRoot = child == 0 && isLaunched
    guard parents[child] == nil, !isRoot, !isAtOrAbove(child, parent) else { return diagnoses += 1 }
    parents[child] = parent
    children[parent, default: []].append(child)
    if active.contains(parent) {
      activate(child)
    } else if everActive.contains(parent) {
      diagnoses += 1
    }
  }

  mutating func detach(_ child: Int, from parent: Int) {
    guard parents[child] == parent else { return diagnoses += 1 }
    if active.contains(child) { deactivate(child) }
    children[parent, default: []].removeAll { $0 == child }
    parents[child] = nil
  }

  private func isAtOrAbove(_ candidate: Int, _ node: Int) -> Bool {
    if candidate == node { return true }
    guard let parent = parents[node] else { return false }
    return isAtOrAbove(candidate, parent)
  }

  private mutating func activate(_ node: Int) {
    active.insert(node)
    everActive.insert(node)
    log.append("\(node) became active")
    if loaded.insert(node).inserted { log.append("\(node) loaded") }
    for child in children[node] ?? [] { activate(child) }
  }

  private mutating func deactivate(_ node: Int) {
    warn(node)
    resign(node)
  }

  private mutating func warn(_ node: Int) {
    log.append("\(node) will deactivate")
    for child in children[node] ?? [] { warn(child) }
  }

  private mutating func resign(_ node: Int) {
    for child in (children[node] ?? []).reversed() { resign(child) }
    log.append("\(node) resigns")
    active.remove(node)
  }
}
