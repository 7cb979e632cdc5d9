/// The state of one search of ``SuiteReach``, in arrays that the next search uses again: a large app has thousands of suites.
///
/// A need is a number. The numbers of names come first, then the numbers of classes that need an instance, then ``activation`` and
/// ``never``.
struct ReachRun {
  /// A part that waits for a need, and the part that uses it by a name.
  typealias Waiting = (part: Int, user: Int, name: UInt32)

  /// The number of names.
  let names: Int
  /// The need of code that may activate a riblet.
  let activation: Int
  /// The need of a name that is written nowhere.
  let never: Int
  /// The number of this search.
  private(set) var number: UInt32 = 0
  /// The searches that have found each part last.
  var found: [UInt32]
  /// The part that led to each one, and by which name.
  var leading: [(user: Int32, name: UInt32)]
  /// The searches that have met each need last.
  private var met: [UInt32]
  private var isMetByAll = false
  private var waiting: [Int: [Waiting]] = [:]

  init(parts: Int, names: Int, classes: Int) {
    self.names = names
    activation = names + classes
    never = activation + 1
    found = Array(repeating: 0, count: parts)
    leading = Array(repeating: (0, 0), count: parts)
    met = Array(repeating: 0, count: never + 1)
  }

  /// Forgets the last search.
  mutating func begin() {
    number += 1
    isMetByAll = false
    waiting.removeAll(keepingCapacity: true)
  }

  func isMet(_ need: Int) -> Bool { met[need] == number || isMetByAll && (need < names || need >= activation) }

  mutating func wait(for need: Int, _ part: Int, _ user: Int, _ name: UInt32) {
    waiting[need, default: []].append((part, user, name))
  }

  /// Meets a need, and returns the parts that waited for it.
  mutating func meet(_ need: Int) -> [Waiting] {
    met[need] = number
    return waiting.removeValue(forKey: need) ?? []
  }

  /// Meets all needs except instances, and returns the parts that waited, in order.
  mutating func meetAllButInstances() -> [Waiting] {
    if isMetByAll { return [] }
    isMetByAll = true
    let needs = waiting.keys.filter(isMet).sorted()
    return needs.flatMap { waiting.removeValue(forKey: $0) ?? [] }
  }
}
