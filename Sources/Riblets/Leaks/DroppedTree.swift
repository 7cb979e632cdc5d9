/// The remains of an active riblet that was let go of without being terminated or detached, while it is being freed.
///
/// Its view and its component it cannot name any more; see ``LeakDetector/note(root:)``.
struct DroppedTree: Sendable {
  /// The router that is gone.
  let root: ObjectIdentifier
  let path: RibletPath
  let interactable: any Interactable
  let interactorCore: Interactor?
  let children: ContiguousArray<RibletNode>
}
