/// The leak detector of a policy that is on.
///
/// One alarm serves all expectations: while there are any, it ticks every quarter of the shortest delay. Time is
/// counted in ticks, so that a process does not report leaks because it was stopped or suspended. Setting an
/// expectation takes constant time.
final class LeakSearch: LeakDetector {
  private static let ringsPerDelay = 4

  private weak var runtime: RibletRuntime?
  private let policy: LeakPolicy
  private let clock: any RibletClock
  private var releases: LeakQueue
  private var disappearances: LeakQueue
  private var alarm: ScheduledAction?
  private var launchedRoots: [LaunchedRoot] = []

  /// The parts of a launched root that are no longer available while it is being freed.
  private struct LaunchedRoot {
    weak var root: RibletNode?
    let identity: ObjectIdentifier
    weak var view: AnyObject?
    weak var component: AnyObject?
  }

  init(_ policy: LeakPolicy, clock: any RibletClock) {
    self.policy = policy
    self.clock = clock
    let interval = Self.interval(policy)
    releases = LeakQueue(rings: Self.rings(policy.release, interval))
    disappearances = LeakQueue(rings: Self.rings(policy.disappearance, interval))
    super.init(isOn: true)
  }

  private static func interval(_ policy: LeakPolicy) -> Duration {
    max(min(policy.release ?? .seconds(1), policy.disappearance ?? .seconds(1)) / ringsPerDelay, .milliseconds(1))
  }

  private static func rings(_ delay: Duration?, _ interval: Duration) -> Int {
    guard let delay else { return 1 }
    return max(1, Int((delay / interval).rounded(.up)))
  }

  override var expectationCount: Int { releases.count + disappearances.count }

  override func isAlarm(_ action: ScheduledAction) -> Bool { action === alarm }

  override func report(to runtime: RibletRuntime) {
    self.runtime = runtime
  }

  override func expectRelease(of object: AnyObject, at site: CallSite, _ token: Token) {
    let part = RibletPart(object: object, role: .object)
    enqueue(LeakSuspect(parts: [part], node: nil, top: nil, path: nil, ending: .detached, site: site, token: token))
  }

  override func expectRelease(of parts: BranchParts) {
    for suspect in parts.suspects { enqueue(suspect) }
  }

  override func note(root: RibletNode) {
    launchedRoots.removeAll { $0.root == nil || $0.root === root }
    launchedRoots.append(
      LaunchedRoot(root: root, identity: ObjectIdentifier(root), view: root.view, component: root.ribletComponent))
  }

  override func didDrop(_ dropped: DroppedTree) {
    expectRelease(of: dropped)
    if let scope = dropped.interactorCore?.madeScope, scope.heldOwner != nil { scope.close() }
    FreeingPile.letGo(of: &dropped.children, wasActive: true)
  }

  private func expectRelease(of dropped: DroppedTree) {
    let noted = launchedRoots.last { $0.identity == dropped.root }
    launchedRoots.removeAll { $0.identity == dropped.root }
    enqueue(LeakSuspect(topOf: dropped, view: noted?.view, component: noted?.component))
    var stack = Array(dropped.children.reversed())
    for child in stack { child.continuePath(dropped.path) }
    while let node = stack.popLast() {
      node.isExpectedToBeFreed = true
      enqueue(LeakSuspect(node, in: nil, after: .dropped, at: nil))
      stack.append(contentsOf: node.nodes.reversed())
    }
  }

  override func expectRelease(
    of node: RibletNode, in top: LeakSuspect?, after ending: RibletLeak.Ending, at site: CallSite?
  ) -> LeakSuspect? {
    let suspect = LeakSuspect(node, in: top, after: ending, at: site)
    enqueue(suspect)
    if let view = node.view as? any ViewPresenceReporting, view.presence != .hidden {
      disappearances.append(suspect)
    }
    return suspect
  }

  private func enqueue(_ suspect: LeakSuspect) {
    releases.append(suspect)
    guard alarm == nil else { return }
    ring()
  }

  private func ring() {
    alarm = clock.schedule(after: Self.interval(policy)) { [weak self] in self?.didRing() }
  }

  private func didRing() {
    alarm = nil
    for suspect in releases.takeDue() { judgeRelease(suspect) }
    for suspect in disappearances.takeDue() { judgeDisappearance(suspect) }
    if expectationCount > 0 { ring() }
  }

  private func judgeRelease(_ suspect: LeakSuspect) {
    guard !suspect.isCleared else { return }
    // A view that is leaving holds its riblet's parts until its transition ends.
    if suspect.presence == .leaving { return releases.append(suspect) }
    for culprit in suspect.takeCulprits() {
      report(suspect.leak(culprit.object, culprit.role, .freed))
    }
  }

  private func judgeDisappearance(_ suspect: LeakSuspect) {
    guard !suspect.isCleared, let view = suspect.view else { return }
    switch suspect.presence {
    case .leaving: disappearances.append(suspect)
    case .shown: report(suspect.leak(view, .view, .disappeared))
    case .hidden: break
    }
  }

  private func report(_ leak: RibletLeak) {
    guard let runtime else { return }
    if runtime.isListening { runtime.tell(RibletEvent(leak.path, .leaked(leak))) }
    runtime.report(Diagnosis(.leaked(leak), at: nil), at: leak.path)
  }
}
