/// Expects the parts of detached riblets to be freed and their views to disappear, and reports those that stay.
///
/// One alarm serves all expectations: while there are any, it rings every quarter of the shortest delay. Time is counted
/// in rings, so that a process that was stopped or suspended does not wake up to leaks. Setting an expectation takes
/// constant time.
@MainActor
public final class LeakDetector: Sendable {
  /// Takes an expectation back.
  @MainActor
  public final class Token: Sendable {
    fileprivate(set) var isWithdrawn = false

    /// Forgets what was expected, if it has not been decided yet.
    public func withdraw() { isWithdrawn = true }
  }

  private static let ringsPerDelay = 4

  weak var runtime: RibletRuntime?
  private let policy: LeakPolicy
  private let clock: any RibletClock
  private var releases: LeakQueue
  private var disappearances: LeakQueue
  private var alarm: ScheduledAction?
  private var launchedRoots: [LaunchedRoot] = []

  /// The parts of a launched root that it cannot name any more while it is being freed.
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
  }

  private static func interval(_ policy: LeakPolicy) -> Duration {
    max(min(policy.release ?? .seconds(1), policy.disappearance ?? .seconds(1)) / ringsPerDelay, .milliseconds(1))
  }

  private static func rings(_ delay: Duration?, _ interval: Duration) -> Int {
    guard let delay else { return 1 }
    return max(1, Int((delay / interval).rounded(.up)))
  }

  /// Says whether anything is expected at all.
  public nonisolated var isOn: Bool { policy.release != nil }

  /// How many expectations wait for their time.
  public var expectationCount: Int { releases.count + disappearances.count }

  /// Whether an action of the clock is this detector's own.
  package func isAlarm(_ action: ScheduledAction) -> Bool { action === alarm }

  /// Expects an object to be freed within the policy's delay.
  ///
  /// For objects of the app's own; the parts of riblets are expected by their tree.
  @discardableResult
  public func expectRelease(of object: AnyObject, fileID: StaticString = #fileID, line: UInt = #line) -> Token {
    let token = Token()
    guard isOn else { return token }
    let part = LeakSuspect.Part(object, .object)
    let site = CallSite(fileID: fileID, line: line)
    enqueue(
      LeakSuspect(parts: [part], node: nil, top: nil, path: nil, ending: .detached, site: site, token: token))
    return token
  }

  /// Expects the parts of a tree that was terminated to be freed.
  package func expectRelease(of parts: BranchParts) {
    guard isOn else { return }
    for suspect in parts.suspects { enqueue(suspect) }
  }

  /// Remembers a root that was launched, without holding it.
  func note(root: RibletNode) {
    launchedRoots.removeAll { $0.root == nil || $0.root === root }
    launchedRoots.append(
      LaunchedRoot(root: root, identity: ObjectIdentifier(root), view: root.view, component: root.ribletComponent))
  }

  /// Expects all of a tree to be freed whose root was let go of, then ends the root's work and lets go of its children.
  func didDrop(_ dropped: DroppedTree) {
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

  /// Expects a branch to be freed that was detached or terminated, unless it becomes active again before.
  func expectRelease(of branch: some Collection<RibletNode>, after ending: Leak.Ending, at site: CallSite?) {
    var top: LeakSuspect?
    for node in branch {
      let suspect = LeakSuspect(node, in: top, after: ending, at: site)
      top = top ?? suspect
      enqueue(suspect)
      if let view = node.view as? any ViewPresenceReporting, view.presence != .hidden {
        disappearances.append(suspect)
      }
    }
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
    // A view that is on its way out holds its riblet's parts for as long as its transition takes.
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

  private func report(_ leak: Leak) {
    guard let runtime else { return }
    if runtime.isListening { runtime.tell(RibletEvent(leak.path, .leaked(leak))) }
    runtime.report(Diagnosis(.leaked(leak), at: nil), at: leak.path)
  }
}
