/// Expects the parts of detached riblets to be freed and their views to disappear, and reports those that stay.
///
/// The base class expects nothing, for ``LeakPolicy/off``. A policy that is on makes a `LeakSearch`, which is not
/// linked into an app without such a policy.
///
/// Each ``RibletRuntime`` has one. Use it for objects of your own that must end with a riblet:
///
/// ```swift
/// runtime.leaks.expectRelease(of: player)
/// ```
///
/// See `Documentation/Troubleshooting.md`.
@MainActor
public class LeakDetector: Sendable {
  /// Withdraws an expectation of ``LeakDetector/expectRelease(of:fileID:line:)``.
  ///
  /// Keep it if you may decide later that the object stays alive. Without a call of ``withdraw()`` you can drop it.
  ///
  /// ```swift
  /// let token = runtime.leaks.expectRelease(of: player)
  /// if isPlayingInBackground { token.withdraw() }
  /// ```
  @MainActor
  public final class Token: Sendable {
    private(set) var isWithdrawn = false

    /// Withdraws the expectation, if it has not been checked yet. After the check it changes nothing.
    public func withdraw() { isWithdrawn = true }
  }

  /// True if the detector expects anything at all.
  ///
  /// False for ``LeakPolicy/off``, which is the default in release builds. It can be read on any thread.
  public nonisolated final let isOn: Bool

  init(isOn: Bool = false) {
    self.isOn = isOn
  }

  /// The number of expectations that wait for their time.
  ///
  /// 0 when it is off. For tests that expect nothing to be left.
  public var expectationCount: Int { 0 }

  /// Expects an object to be freed within the policy's delay.
  ///
  /// For objects of the app's own; the parts of riblets are expected by their tree.
  ///
  /// The leak is diagnosed as ``Diagnosis/Kind/leaked(_:)``, with the line of this call. Does nothing if the detector
  /// is off.
  ///
  /// - Parameter object: Held weakly.
  /// - Returns: A token to withdraw the expectation.
  @discardableResult
  public final func expectRelease(of object: AnyObject, fileID: StaticString = #fileID, line: UInt = #line) -> Token {
    let token = Token()
    expectRelease(of: object, at: CallSite(fileID: fileID, line: line), token)
    return token
  }

  // Overridden by a search.

  /// Returns true for an action of the clock that this detector scheduled.
  package func isAlarm(_ action: ScheduledAction) -> Bool { false }

  /// Expects the parts of a tree that was terminated to be freed.
  package func expectRelease(of parts: BranchParts) {}

  /// Reports to a runtime, without holding it.
  func report(to runtime: RibletRuntime) {}

  func expectRelease(of object: AnyObject, at site: CallSite, _ token: Token) {}

  /// Remembers a root that was launched, without holding it.
  func note(root: RibletNode) {}

  /// Expects a tree to be freed whose root was released, then ends the root's work and releases its children.
  func didDrop(_ dropped: DroppedTree) {}

  /// Expects a riblet to be freed that was detached or terminated, unless it becomes active again before.
  ///
  /// - Parameter top: The result of this call for the top of its branch; `nil` for the top itself.
  func expectRelease(
    of node: RibletNode, in top: LeakSuspect?, after ending: RibletLeak.Ending, at site: CallSite?
  ) -> LeakSuspect? { nil }
}
