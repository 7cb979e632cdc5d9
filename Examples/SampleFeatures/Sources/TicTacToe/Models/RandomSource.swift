/// A source of chance: a dependency, so that a test or a `--seed` can decide it.
@MainActor
public protocol RandomSource: AnyObject, Sendable {
  /// A number from 0 up to, and without, a bound.
  func number(below bound: Int) -> Int
}

/// Chance as the system provides it.
public final class SystemRandomSource: RandomSource {
  /// Makes a source that nobody can predict.
  public init() {}

  public func number(below bound: Int) -> Int { Int.random(in: 0..<bound) }
}

/// The same numbers for the same seed, on every machine: SplitMix64, reduced by remainder.
public final class SeededRandomSource: RandomSource {
  private var state: UInt64

  /// Makes a source at the beginning of its numbers; every seed has its own.
  public init(seed: UInt64) {
    state = seed
  }

  public func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
