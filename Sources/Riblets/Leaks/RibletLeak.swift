/// A part of a detached riblet that is still in memory or on the screen.
public struct RibletLeak: Sendable {
  /// The expected end of the object, which did not happen.
  public enum Expectation: Hashable, Sendable {
    /// It is freed.
    case freed
    /// It is removed from its window.
    case disappeared
  }

  /// The event that ended the riblet.
  public enum Ending: Hashable, Sendable {
    /// Its branch was detached.
    case detached
    /// Its tree was terminated.
    case terminated
    /// Its tree was released, without being terminated.
    case dropped
  }

  /// The parts of a riblet.
  public enum Role: Hashable, Sendable {
    /// The router that was attached and detached. It holds all the others, so they are not reported beside it.
    case router
    /// The business logic.
    case interactor
    /// The presenter of the interactor.
    case presenter
    /// The view of the riblet.
    case view
    /// The scope of the riblet's dependencies.
    case component
    /// A worker that was started for the interactor.
    case worker
    /// An object that the app itself expected to be freed.
    case object

    /// The name of the role in texts.
    public var name: String {
      switch self {
      case .router: "router"
      case .interactor: "interactor"
      case .presenter: "presenter"
      case .view: "view"
      case .component: "component"
      case .worker: "worker"
      case .object: "object"
      }
    }
  }

  /// The type of the leaked object.
  public let object: String
  /// The object's part in its riblet.
  public let role: Role
  /// The end that was expected of the object.
  public let expectation: Expectation
  /// The event that ended its riblet.
  public let ending: Ending
  /// The riblet's place at that time; `nil` for an object that belongs to no riblet.
  public let path: RibletPath?
  /// The line that detached it, if it is known.
  public let site: CallSite?

  var text: Diagnosis.Text {
    switch (role, expectation) {
    case (.object, _):
      text("The object '{object}' is still in memory, although it was expected to be freed.", site: "Expected")
        .fix(
          """
          Look for who refers to it: a closure that captures it, a collection that keeps it, a delegate that is not weak.
          """
        )
    case (_, .freed):
      text("The {role} '{object}' is still in memory after its {ending}.", site: "Detached")
        .fix(
          """
          Look for who refers to it: a closure that captures it, a parent that remembers the child, a listener that is \
          not weak. If it is kept to be attached again, set isKeptWhenDetached on its router.
          """
        )
    case (_, .disappeared):
      text("The view '{object}' is still shown after its {ending}.", site: "Detached")
        .fix("Dismiss or remove the view where the child is detached.")
    }
  }

  @inline(never)
  private func text(_ problem: String, site name: String) -> Diagnosis.Text {
    var text = Diagnosis.Text(problem)
      .word("object", object).word("role", role.name).word("ending", ending.phrase)
    if let path { text = text.fact("Riblet", path) }
    if let site { text = text.fact(name, site.description) }
    return text
  }
}

extension RibletLeak.Ending {
  fileprivate var phrase: String {
    switch self {
    case .detached: "riblet was detached"
    case .terminated: "tree was terminated"
    case .dropped: "tree was dropped"
    }
  }
}
