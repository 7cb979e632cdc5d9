/// The remains of an active riblet that was let go of without being terminated or detached, while it is being freed.
///
/// Its view and its component it cannot name any more; see ``LeakDetector/note(root:)``.
@MainActor
final class DroppedTree: Sendable {
  /// The router that is gone.
  let root: ObjectIdentifier
  let path: RibletPath
  let interactable: any Interactable
  let interactorCore: Interactor?
  /// Let go of when it is known what to expect.
  var children: ContiguousArray<RibletNode>

  nonisolated init(
    root: ObjectIdentifier, path: RibletPath, interactable: any Interactable, interactorCore: Interactor?,
    children: ContiguousArray<RibletNode>
  ) {
    self.root = root
    self.path = path
    self.interactable = interactable
    self.interactorCore = interactorCore
    self.children = children
  }
}
