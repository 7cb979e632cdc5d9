@testable import RibletsWeb

extension Element {
  /// Does what the page's script does with a patch.
  mutating func apply(_ patch: Patch) {
    change(at: patch.path[...]) { element in
      if let text = patch.text { element.text = text }
      element.attributes.merge(patch.set) { $1 }
      for name in patch.drop { element.attributes[name] = nil }
      let taken = patch.cut.map { element.children[$0] }
      for index in patch.cut.reversed() { element.children.remove(at: index) }
      for placement in patch.put {
        switch placement.child {
        case .new(let child): element.children.insert(child, at: placement.index)
        case .moved(let position): element.children.insert(taken[position], at: placement.index)
        }
      }
    }
  }

  private mutating func change(at path: ArraySlice<Int>, _ change: (inout Element) -> Void) {
    guard let index = path.first else { return change(&self) }
    children[index].change(at: path.dropFirst(), change)
  }
}

/// SplitMix64: random numbers that a seed repeats.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
