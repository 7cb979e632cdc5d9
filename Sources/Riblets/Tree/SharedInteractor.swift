/// Two routers that were made for one interactor before a tree had any of them, to be reported to the first tree that
/// gets one.
///
/// The references are weak, so this lasts no longer than the routers. Routers that no tree ever gets do nothing, and are
/// not reported. A list of objects, because an array of values would add code to every app.
@MainActor
final class SharedInteractor {
  private static var newest: SharedInteractor?

  private let interactor: Interactor.Type
  private weak var first: RibletNode?
  private weak var second: RibletNode?
  private let firstPath: RibletPath
  private let secondPath: RibletPath
  private var older: SharedInteractor?

  private init(_ interactor: Interactor, _ first: RibletNode, _ second: RibletNode) {
    self.interactor = type(of: interactor)
    self.first = first
    self.second = second
    firstPath = first.ribletPath
    secondPath = second.ribletPath
  }

  /// Reports a second router to the tree that the first one is in, or to the runtime of the calling task; without one,
  /// to the first tree that gets one of them.
  static func note(_ interactor: Interactor, of first: RibletNode, and second: RibletNode) {
    let shared = SharedInteractor(interactor, first, second)
    if let runtime = first.runtime ?? RibletRuntime.current { return shared.report(to: runtime) }
    first.isSharingInteractor = true
    second.isSharingInteractor = true
    shared.older = newest
    newest = shared
  }

  /// Reports what is known of a router that a tree has got.
  static func report(_ node: RibletNode, to runtime: RibletRuntime?) {
    node.isSharingInteractor = false
    var next = newest
    newest = nil
    while let shared = next {
      next = shared.older
      if shared.first === node || shared.second === node {
        if let runtime { shared.report(to: runtime) }
      } else if shared.first != nil || shared.second != nil {
        shared.older = newest
        newest = shared
      }
    }
  }

  private func report(to runtime: RibletRuntime) {
    runtime.report(
      Diagnosis(
        .interactorHasRouter(
          interactor: "\(interactor)", path: first?.ribletPath ?? firstPath, newPath: second?.ribletPath ?? secondPath),
        at: nil))
  }
}
