/// The parts of an active riblet that was released without being terminated or detached, while it is being freed.
///
/// Its view and its component are no longer available; see ``LeakDetector/note(root:)``.
@MainActor
final class DroppedTree: Sendable {
  /// The router that is gone.
  let root: ObjectIdentifier
  let path: RibletPath
  let interactable: any Interactable
  let interactorCore: Interactor?
  /// Released after the expectations were made.
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
