/// Random numbers that are the same for the same seed on every machine (SplitMix64, Steele et al. 2014).
struct MonkeyRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero to below `bound`.
  mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns one of the elements; `nil` if there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }
}
