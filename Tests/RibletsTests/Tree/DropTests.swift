import Riblets
import RibletsTesting
import Testing

/// Tests of freeing trees: also by other threads, which see the tree at a moment when it has no other owner any more.
///
/// `scripts/check sanitizers` runs these tests under the address and the thread sanitizer.
@MainActor
struct DropTests {
  let test = TestScope(leakPolicy: .off)
  let log = Log()

  @Test func `300 trees let go of at random, in callbacks and by other threads, are freed whole`() async {
    let base = UInt64.random(in: 0...UInt64.max)
    print("DropTests: seed \(base)")
    for round in 0..<300 {
      let seed = base &+ UInt64(round)
      let survivors = await Squall(seed: seed).blow()
      #expect(survivors == [], "seed \(seed)")
      if !survivors.isEmpty { return }
    }
  }

  @Test func `a chain of 100,000 riblets is freed by another thread without recursion`() async {
    weak var last: PartRouter?
    var top: PartRouter? = PartRouter("0", log)
    last = top
    for number in 1..<100_000 {
      let above = PartRouter("\(number)", log)
      if let top { above.attachChild(top) }
      top = above
    }
    let parcel = Parcel(top)
    top = nil

    await parcel.send().value

    #expect(last == nil)
  }

  @Test func `a riblet can be looked at while another thread lets go of the tree above it`() async {
    var sums: Set<Int> = []
    for _ in 0..<300 {
      var top: PartRouter? = PartRouter("top", log)
      weak var middle: PartRouter?
      do {
        let built = PartRouter("middle", log)
        for number in 0..<50 { built.attachChild(PartRouter("\(number)", log)) }
        top?.attachChild(built)
        middle = built
      }
      let parcel = Parcel(top)
      top = nil

      let freed = parcel.send()
      for _ in 0..<100 { sums.insert(middle?.children.count ?? 0) }
      await freed.value
    }

    #expect(sums.isSubset(of: [0, 50]))
  }

  @Test(arguments: [false, true])
  func `a riblet whose parent was freed can be attached again`(byAnotherThread: Bool) async {
    let root = PartRouter("root", log)
    root.launch(under: test)
    let child = PartRouter("child", log)
    var parent: PartRouter? = PartRouter("parent", log)
    parent?.attachChild(child)
    let parcel = Parcel(byAnotherThread ? parent : nil)
    parent = nil
    await parcel.send().value

    root.attachChild(child)

    #expect(root.outline == "root(child)")
    #expect(child.ribletPath.description == "Part(root)/Part(child)")
    #expect(test.diagnoses.isEmpty)
  }

  @Test(arguments: [LeakPolicy.off, .on()])
  func `an active tree that another thread lets go of is freed without lifecycle code`(policy: LeakPolicy) async {
    weak var grandchild: PartRouter?
    let parcel = launchedBranch(policy) { grandchild = $1 }
    log.lines = []

    await parcel.send().value
    await waitUntil { grandchild == nil }

    #expect(grandchild == nil)
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [LeakPolicy.off, .on()])
  func `a riblet that outlives a tree of another thread is deactivated`(policy: LeakPolicy) async {
    var child: PartRouter?
    let parcel = launchedBranch(policy) { built, _ in child = built }
    log.lines = []

    await parcel.send().value
    await waitUntil { child?.isActive == false }

    #expect(child?.outline == "child(grandchild)")
    #expect(
      log.lines == ["child will deactivate", "grandchild will deactivate", "grandchild resigns", "child resigns"])
  }

  /// The last reference to a launched root with a child and a grandchild, which are shown to the test first.
  private func launchedBranch(_ policy: LeakPolicy, _ show: (PartRouter, PartRouter) -> Void) -> Parcel {
    let root = PartRouter("root", log)
    let child = PartRouter("child", log)
    let grandchild = PartRouter("grandchild", log)
    child.attachChild(grandchild)
    root.attachChild(child)
    root.launchAsRoot(in: RibletRuntime(clock: ManualClock(), reporter: .silent, leakPolicy: policy))
    show(child, grandchild)
    return Parcel(root)
  }

  /// Waits for what another thread has left to the main actor.
  private func waitUntil(_ isOver: () -> Bool) async {
    for _ in 0..<100 where !isOver() { await Task.yield() }
  }
}
