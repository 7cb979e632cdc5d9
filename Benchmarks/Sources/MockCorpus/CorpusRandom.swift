/// Numbers that are the same on every machine: SplitMix64.
struct CorpusRandom {
  private var state: UInt64

  /// A source of its own for each file, so that files can be made in any order.
  init(seed: UInt64, file: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(file) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[number(below: list.count)] }
}
