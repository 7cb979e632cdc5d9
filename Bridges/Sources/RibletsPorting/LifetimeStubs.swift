// Calls of RIBs that have to do with a lifetime.
public import Riblets

extension StreamConnection {
  @available(
    *, unavailable,
    message: "write observe(stream) { interactor, value in … }: it ends when the interactor becomes inactive"
  )
  public func disposeOnDeactivate(interactor: Interactor) -> StreamConnection { fatalError() }

  @available(*, unavailable, message: "start a task with the worker's own task { worker in … }: it ends when it stops")
  public func disposeOnStop(_ worker: Worker) -> StreamConnection { fatalError() }

  @available(
    *, unavailable,
    message: "no bags: observe and task end with their interactor; keep a StreamConnection and cancel() it elsewhere"
  )
  public func disposed(by bag: Any) { fatalError() }

  @available(*, unavailable, renamed: "cancel()")
  public func dispose() { fatalError() }
}

extension Routing {
  @available(*, unavailable, message: "override didLoad() or willDeactivate(), or listen to runtime.events")
  public var lifecycle: EventStream<RouterLifecycle> { fatalError() }
}

/// The phases of a router of RIBs, so that old code with `lifecycle` compiles up to the message that names its
/// replacement.
///
/// Riblets has callbacks instead: override `didLoad()` of the router. See `Documentation/ComingFromRIBs.md`.
///
/// ```swift
/// override func didLoad() { attachHeader() }
/// ```
public enum RouterLifecycle {
  /// The router was activated for the first time. Override `didLoad()` instead.
  case didLoad
}

extension LaunchRouting {
  @available(*, unavailable, message: "import RibletsUIKit or RibletsSwiftUI, which launch from a window")
  public func launch(from window: Any) { fatalError() }
}

extension LeakDetector {
  @available(
    *, unavailable, message: "each tree has its own: give RibletRuntime(leakPolicy:) at launch, and ask runtime.leaks"
  )
  public static var instance: LeakDetector { fatalError() }

  @available(*, unavailable, renamed: "expectRelease(of:)")
  public func expectDeallocate(object: AnyObject, inTime time: Double = 1) -> Token { fatalError() }

  @available(
    *, unavailable,
    message:
      "a view that is ViewPresenceReporting is expected to disappear when its riblet is detached; delete the call"
  )
  public func expectViewControllerDisappear(viewController: Any, inTime time: Double = 5) -> Token {
    fatalError()
  }
}
