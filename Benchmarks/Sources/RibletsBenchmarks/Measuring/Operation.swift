/// The work of one benchmark, in batches, so that neither the clock nor the loop weighs on a short operation.
///
/// Preparing and clearing belong to no figure.
@MainActor
public struct Operation {
  /// Makes ready what a batch of this many operations uses up.
  let prepare: @MainActor (Int) -> Void
  /// Carries out this many operations.
  let run: @MainActor (Int) -> Void
  /// Lets go of what the batch has left.
  let clear: @MainActor () -> Void

  init(
    prepare: @escaping @MainActor (Int) -> Void = { _ in },
    clear: @escaping @MainActor () -> Void = {},
    run: @escaping @MainActor (Int) -> Void
  ) {
    self.prepare = prepare
    self.run = run
    self.clear = clear
  }

  /// An operation that is called again and again.
  init(repeating body: @escaping @MainActor () -> Void) {
    self.init { count in
      for _ in 0..<count { body() }
    }
  }
}

/// A named operation with what it takes to measure it.
@MainActor
public struct BenchmarkCase: Sendable {
  /// The memory that the figures count.
  enum Memory {
    /// The memory that the operation asks for, also if it gives it back.
    case turnover
    /// The memory that it keeps: the operation makes an object that stays.
    case held
  }

  public let name: String
  /// The number of operations in one batch.
  let batch: Int
  let memory: Memory
  /// Builds what the operation works on.
  let make: @MainActor () -> Operation

  init(_ name: String, batch: Int, memory: Memory = .turnover, make: @escaping @MainActor () -> Operation) {
    self.name = name
    self.batch = batch
    self.memory = memory
    self.make = make
  }
}
