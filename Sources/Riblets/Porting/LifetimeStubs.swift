// The calls by which RIBs binds work to a lifetime, kept as unavailable names with a message.

extension Subscription {
  @available(
    *, unavailable,
    message: "write observe(stream) { interactor, value in … }: it ends when the interactor becomes inactive"
  )
  @export(implementation)
  public func disposeOnDeactivate(interactor: Interactor) -> Subscription { fatalError("unavailable") }

  @available(*, unavailable, message: "start a task with the worker's own task { worker in … }: it ends when it stops")
  @export(implementation)
  public func disposeOnStop(_ worker: Worker) -> Subscription { fatalError("unavailable") }

  @available(
    *, unavailable,
    message:
      "there is no bag: observe and task end with their interactor; keep a Subscription and cancel() it elsewhere"
  )
  @export(implementation)
  public func disposed(by bag: Any) { fatalError("unavailable") }

  @available(*, unavailable, renamed: "cancel()")
  @export(implementation)
  public func dispose() { fatalError("unavailable") }
}

extension LeakDetector {
  @available(
    *, unavailable, message: "each tree has its own: give RibletRuntime(leakPolicy:) at launch, and ask runtime.leaks"
  )
  @export(implementation)
  public static var instance: LeakDetector { fatalError("unavailable") }

  @available(*, unavailable, renamed: "expectRelease(of:)")
  @export(implementation)
  public func expectDeallocate(object: AnyObject, inTime time: Double = 1) -> Token { fatalError("unavailable") }

  @available(
    *, unavailable,
    message:
      "a view that is ViewPresenceReporting is expected to disappear when its riblet is detached; delete the call"
  )
  @export(implementation)
  public func expectViewControllerDisappear(viewController: Any, inTime time: Double = 5) -> Token {
    fatalError("unavailable")
  }
}
