/// The phases of a riblet, and the moves between them.
///
/// A plain value without callbacks: a move changes the phase and says whether there is something to do about it. The
/// table in `Documentation/Lifecycle.md` is this type in words.
struct Lifecycle: Hashable, Sendable {
  /// The stages of a riblet's life.
  enum Phase: UInt8, Sendable {
    /// Assembled, and never active so far.
    case idle
    /// Attached all the way up to a launched root.
    case active
    /// On the way out: its branch is being deactivated, leaves first.
    case closing
    /// Was active once and is not any more.
    case inactive
  }

  private(set) var phase = Phase.idle
  private(set) var isLoaded = false
  /// True if an active riblet took this one in while it was closing, so that it has to start again afterwards.
  private(set) var isMoving = false
  /// The number of times the riblet has become active. A caller that sees another number knows that a callback detached the
  /// riblet meanwhile, and perhaps attached it again.
  private(set) var activations: UInt32 = 0

  /// True if callbacks that arrive now are late: the riblet's time is over.
  var isOver: Bool { phase == .inactive }

  /// Starts a riblet that is neither active nor on its way out.
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

  /// Loads once ever.
  mutating func load() -> Bool {
    guard !isLoaded else { return false }
    isLoaded = true
    return true
  }

  /// Begins the way out of an active riblet.
  mutating func close() -> Bool {
    switch phase {
    case .active:
      phase = .closing
      return true
    case .idle, .closing, .inactive:
      // A child may detach itself while its parent closes. It is leaving already.
      return false
    }
  }

  /// Notes that a closing riblet has a new parent.
  mutating func move() {
    if phase == .closing { isMoving = true }
  }

  /// Ends the way out of a closing riblet.
  mutating func deactivate() {
    phase = .inactive
  }

  /// Says once whether the riblet has to start again where it was moved to.
  mutating func takeMove() -> Bool {
    defer { isMoving = false }
    return isMoving
  }
}
