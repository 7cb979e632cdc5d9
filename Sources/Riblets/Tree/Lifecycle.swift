/// The phases of a riblet, and the transitions between them.
///
/// A value without callbacks: a transition changes the phase and returns true if callbacks are due. The table in
/// `Documentation/Lifecycle.md` describes this type.
struct Lifecycle: Hashable, Sendable {
  /// The phases of a riblet's lifecycle.
  enum Phase: UInt8, Sendable {
    /// Assembled, and never active so far.
    case idle
    /// Attached all the way up to a launched root.
    case active
    /// Being deactivated with its branch, leaves first.
    case closing
    /// Was active before, and is no longer.
    case inactive
  }

  private(set) var phase = Phase.idle
  private(set) var isLoaded = false
  /// True if this riblet was attached to an active one while it was closing, so that it has to start again afterwards.
  private(set) var isMoving = false
  /// The number of times the riblet has become active. A caller that sees another number knows that a callback detached the
  /// riblet meanwhile, and perhaps attached it again.
  private(set) var activations: UInt32 = 0

  /// True if callbacks that arrive now are late: the riblet is inactive.
  var isOver: Bool { phase == .inactive }

  /// Starts a riblet that is neither active nor closing.
  mutating func activate() -> Bool {
    switch phase {
    case .idle, .inactive:
      phase = .active
      activations &+= 1
      return true
    case .active, .closing:
      return false
    }
  }

  /// Loads the riblet; returns true only once.
  mutating func load() -> Bool {
    guard !isLoaded else { return false }
    isLoaded = true
    return true
  }

  /// Begins to close an active riblet.
  mutating func close() -> Bool {
    switch phase {
    case .active:
      phase = .closing
      return true
    case .idle, .closing, .inactive:
      // A child may detach itself while its parent closes. It is closing already.
      return false
    }
  }

  /// Records that a closing riblet has a new parent.
  mutating func move() {
    if phase == .closing { isMoving = true }
  }

  /// Ends the closing of a riblet.
  mutating func deactivate() {
    phase = .inactive
  }

  /// Returns true, once, if the riblet has to start again below its new parent.
  mutating func takeMove() -> Bool {
    defer { isMoving = false }
    return isMoving
  }
}
