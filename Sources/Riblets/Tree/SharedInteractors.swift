/// The routers that were made for one interactor before a tree had any of them, to be reported to the first tree that
/// gets one.
///
/// The references are weak, so nothing of this lasts longer than the routers. Routers that no tree ever gets do nothing,
/// and are not reported.
@MainActor
enum SharedInteractors {
  @MainActor
  private struct Pair {
    let interactor: String
    weak var first: RibletNode?
    let firstPath: RibletPath
    weak var second: RibletNode?
    let secondPath: RibletPath

    var diagnosis: Diagnosis {
      Diagnosis(
        .interactorHasRouter(
          interactor: interactor, path: first?.ribletPath ?? firstPath, newPath: second?.ribletPath ?? secondPath),
        at: nil)
    }
  }

  private static var pairs: [Pair] = []

  /// Reports a second router to the tree that the first one is in, or to the runtime of the calling task; without one,
  /// to the first tree that gets one of them.
  static func note(_ interactor: Interactor, of first: RibletNode, and second: RibletNode) {
    let pair = Pair(
      interactor: "\(type(of: interactor))", first: first, firstPath: first.ribletPath, second: second,
      secondPath: second.ribletPath)
    if let runtime = first.runtime ?? RibletRuntime.current { return runtime.report(pair.diagnosis) }
    pairs.removeAll { $0.first == nil && $0.second == nil }
    pairs.append(pair)
    first.isSharingInteractor = true
    second.isSharingInteractor = true
  }

  /// Reports the pairs of a router that a tree has got.
  static func report(_ node: RibletNode) {
    node.isSharingInteractor = false
    let found = pairs.filter { $0.first === node || $0.second === node }
    pairs.removeAll { $0.first === node || $0.second === node }
    for pair in found { node.report(pair.diagnosis) }
  }
}
