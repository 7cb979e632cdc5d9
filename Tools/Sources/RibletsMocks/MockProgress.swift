import Synchronization

/// How far a run has come. It may be read from any thread while the run goes on.
public final class MockProgress: Sendable {
  /// What a run does, in this order; the middle one again for each generation of parents.
  public enum Step: Int, Sendable {
    case listing
    case reading
    case writing
  }

  /// What a run is doing right now.
  public struct State: Hashable, Sendable {
    /// What it does.
    public var step: Step
    /// How many files are read, or mocks made.
    public var done: Int
    /// How many there are.
    public var count: Int

    /// Makes a state.
    public init(_ step: Step, done: Int, of count: Int) {
      self.step = step
      self.done = done
      self.count = count
    }
  }

  private let step = Atomic(Step.listing.rawValue)
  private let done = Atomic(0)
  private let count = Atomic(0)

  /// Makes the progress of a run that has not begun.
  public init() {}

  /// What the run is doing. The numbers may be of two moments, one after the other.
  public var state: State {
    State(
      Step(rawValue: step.load(ordering: .relaxed)) ?? .listing, done: done.load(ordering: .relaxed),
      of: count.load(ordering: .relaxed))
  }

  func begin(_ step: Step, _ count: Int) {
    done.store(0, ordering: .relaxed)
    self.count.store(count, ordering: .relaxed)
    self.step.store(step.rawValue, ordering: .relaxed)
  }

  func advance() { done.wrappingAdd(1, ordering: .relaxed) }
}
