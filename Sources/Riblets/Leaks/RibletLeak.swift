/// A part of a detached riblet that is still in memory or on the screen.
///
/// You get it in ``RibletEvent/Kind/leaked(_:)`` and ``Diagnosis/Kind/leaked(_:)``. For logs, use the description of
/// the diagnosis. See `Documentation/Troubleshooting.md`.
///
/// ```swift
/// if case .leaked(let leak) = diagnosis.kind { log("\(leak.role.name) \(leak.object) in \(leak.path?.description ?? "-")") }
/// ```
public struct RibletLeak: Sendable {
  /// The expected end of the object, which did not happen: look for a strong reference, or for a view that was not
  /// removed.
  ///
  /// ```swift
  /// if leak.expectation == .disappeared { log("still on the screen: \(leak.object)") }
  /// ```
  public enum Expectation: Hashable, Sendable {
    /// It is freed within the policy's `release`. Look for a closure or a parent that still refers to it.
    case freed
    /// It is removed from its window within the policy's `disappearance`. Dismiss or remove the view where the child
    /// is detached.
    case disappeared
  }

  /// The event that ended the riblet, after which its parts were expected to be freed.
  ///
  /// ```swift
  /// if leak.ending == .dropped { log("A root was released without terminate().") }
  /// ```
  public enum Ending: Hashable, Sendable {
    /// Its branch was detached, by `detachChild` or because the user left it. Look for a reference in the parent.
    case detached
    /// Its tree was terminated: `terminate()` of the root was called.
    case terminated
    /// Its tree was released, without being terminated. Terminate a root that you no longer need.
    case dropped
  }

  /// The parts of a riblet. If the router leaks, only the router is reported, because it holds all others.
  ///
  /// ```swift
  /// if leak.role == .interactor { log("look for a task or a closure that captures \(leak.object)") }
  /// ```
  public enum Role: Hashable, Sendable {
    /// The router that was attached and detached. It holds all the others, so they are not reported beside it.
    case router
    /// The business logic. Often a task or a closure that captures it.
    case interactor
    /// The presenter of the interactor. Often the view holds it.
    case presenter
    /// The view of the riblet. Often a controller that still presents it, or a closure.
    case view
    /// The scope of the riblet's dependencies. Often a service from it is kept elsewhere.
    case component
    /// A worker that was started for the interactor. Often its ``Worker/run()`` does not notice its cancellation.
    case worker
    /// An object that the app itself expected to be freed, with ``LeakDetector/expectRelease(of:fileID:line:)``.
    case object

    /// The name of the role in texts, for example `router`.
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

  /// The type of the leaked object, for example `CartInteractor`. The object itself is not held.
  public let object: String
  /// The object's part in its riblet, for example `.interactor`. For ``Role/object`` it belongs to no riblet.
  public let role: Role
  /// The end that was expected of the object: `.freed`, or `.disappeared` for a view that is still shown.
  public let expectation: Expectation
  /// The event before the leak check: `.detached`, `.terminated` or `.dropped`.
  public let ending: Ending
  /// The riblet's path at that time, such as `Root/Cart`; `nil` for an object that belongs to no riblet.
  public let path: RibletPath?
  /// The line that detached it, for example `Shop/ShopRouter.swift:12`; `nil` for a call through a protocol.
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
