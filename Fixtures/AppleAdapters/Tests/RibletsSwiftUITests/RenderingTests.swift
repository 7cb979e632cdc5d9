import SwiftUI
import Testing

struct RenderingTests {
  @Test func `10,000 sequences have each pair of SwiftUI's answers at least 100 times`() {
    var counts: [[String]: Int] = [:]
    for seed in 1...10_000 {
      let answers = Mirror(reflecting: Rendering(seed: UInt64(seed))).children.map { "\($0.label ?? "") \($0.value)" }
      for (index, one) in answers.enumerated() {
        for other in answers[(index + 1)...] { counts[[one, other], default: 0] += 1 }
      }
    }
    #expect(counts.count == 4 * 2)
    #expect(counts.values.allSatisfy { $0 >= 100 })
  }
}
