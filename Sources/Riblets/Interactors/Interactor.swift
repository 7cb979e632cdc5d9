open class Interactor: Interactable, LifecycleBound {
  private final var madeScope: WorkScope?
  private final var activity: MutableStateStream<Bool>?
  public final private(set) var isActive = false
  public init() {}
  public final var scope: WorkScope {
    if let madeScope { return madeScope }
    let made = WorkScope()
    if isActive { made.open(for: self, isHeld: held, runtime: nil) }
    madeScope = made
    return made
  }
  public final var held = false
  public final var isActiveStream: StateStream<Bool> {
    if let activity { return activity.stream }
    let made = MutableStateStream(isActive)
    activity = made
    return made.stream
  }
  open func didBecomeActive() {}
  public final func activate() { isActive = true; didBecomeActive() }
  public final func deactivate() { isActive = false; madeScope?.close() }
}
