import Synchronization

/// The progress of a run. It may be read from any thread while the run goes on.
public final class MockProgress: Sendable {
  /// The steps of a run, in this order; the middle one again for each generation of parents.
  public enum Step: Int, Sendable {
    case listing
    case reading
    case writing
  }

  /// The state of a run at one moment.
  public struct State: Hashable, Sendable {
    /// The step that the run has come to.
    public var step: Step
    /// The number of files read, or of mocks made.
    public var done: Int
    /// The number of all files or mocks of the step.
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

  /// The current state of the run. The numbers may be of two moments, one after the other.
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
