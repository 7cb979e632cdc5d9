import Testing
import UIKit

struct PlatformTests {
  @Test func `10,000 sequences have each pair of a platform's answers at least 100 times`() {
    var counts: [[String]: Int] = [:]
    for seed in 1...10_000 {
      let answers = Mirror(reflecting: Platform(seed: UInt64(seed))).children.map { "\($0.label ?? "") \($0.value)" }
      for (index, one) in answers.enumerated() {
        for other in answers[(index + 1)...] { counts[[one, other], default: 0] += 1 }
      }
    }
    // All but one: UIKit reads the property, and completions never come.
    #expect(counts.count == 3 * 2 * 7 + 21 * 4 - 1)
    #expect(counts.values.allSatisfy { $0 >= 100 })
  }
}
