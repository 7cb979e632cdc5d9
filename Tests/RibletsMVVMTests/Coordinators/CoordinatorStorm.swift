import Riblets
import RibletsMVVM
import RibletsTesting
import SeededGenerator
import Testing

/// Coordinators that attach, detach, finish and start each other at random, also from inside of every callback.
@MainActor
final class CoordinatorStorm {
  /// A coordinator that leaves what happens to the storm.
  final class Member: Coordinator {
    let number: Int
    weak var storm: CoordinatorStorm?
    var starts = 0
    var reports = 0

    init(_ number: Int, _ storm: CoordinatorStorm) {
      self.number = number
      self.storm = storm
      super.init()
    }

    override var ribletLabel: String? { "\(number)" }

    override func didStart() {
      starts += 1
      observe(storm?.pulse.stream ?? .never) { member, _ in member.storm?.beats.append(member.number) }
      storm?.gust()
    }

    override func willDeactivate() { storm?.gust() }

    func end() {
      finish {
        reports += 1
        storm?.gust()
      }
    }
  }

  let pulse = MutableEventStream<Void>()
  private(set) var beats: [Int] = []
  private(set) var problems: [String] = []
  private var members: [Member] = []
  private var generator: SeededGenerator
  private let scope = TestScope(leakPolicy: .off)
  /// The number of moves that may still come from inside of callbacks.
  private var strength = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    members = (0..<6).map { Member($0, self) }
  }

  /// Does a few dozen things, and looks at everything after each.
  func rage() {
    RibletRuntime.$current.withValue(scope.runtime) {
      members[0].start(in: scope.runtime)
      for _ in 0..<25 where problems.isEmpty {
        strength = 4
        act()
        strength = 0
        look()
      }
      for member in members where member.isLaunchedRoot { member.stop() }
      look()
      if !problems.isEmpty { return }
      if pulse.subscriberCount != 0 { problems.append("\(pulse.subscriberCount) observations survive the end") }
      lookForLeaks()
    }
  }

  /// Something more, from inside of a callback.
  func gust() {
    guard strength > 0 else { return }
    strength -= 1
    act()
  }

  private func act() {
    let one = members[Int.random(in: 0..<members.count, using: &generator)]
    let other = members[Int.random(in: 0..<members.count, using: &generator)]
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...5: other.attachChild(one)
    case 6...7: other.detachChild(one)
    case 8...10 where one.number != 0: one.end()
    case 11: one.start()
    default: break
    }
  }

  private func look() {
    var parents: [Int: Int] = [:]
    for member in members {
      for case let child as Member in member.children {
        if let earlier = parents.updateValue(member.number, forKey: child.number) {
          problems.append("\(child.number) is below \(earlier) and \(member.number)")
        }
      }
      if member.starts > 1 { problems.append("\(member.number) started \(member.starts) times") }
      if member.reports > 1 { problems.append("\(member.number) told its end \(member.reports) times") }
      if (member.reports == 1) != member.isFinished { problems.append("\(member.number) finished without telling") }
      if member.isActive != member.lifetime.isActive { problems.append("the lifetime of \(member.number) is another") }
      if member.isActive, member.number != 0, !member.isLaunchedRoot, parents[member.number] == nil,
        !members.contains(where: { $0.children.contains { $0 === member } })
      {
        problems.append("\(member.number) is active without a parent")
      }
    }
    beats = []
    pulse.send()
    let live = beats.sorted()
    // What is bound in didStart lives during the first activation only.
    let active = members.filter(\.isActive).map(\.number)
    if Set(live).count != live.count { problems.append("an observation was bound twice: \(live)") }
    if !Set(live).isSubset(of: active) { problems.append("\(live) listen, and \(active) are active") }
  }

  private func lookForLeaks() {
    struct Weak { weak var member: Member? }
    let weak = members.map { Weak(member: $0) }
    members = []
    let left = weak.compactMap { $0.member?.number }
    if !left.isEmpty { problems.append("\(left) are still in memory") }
  }
}
