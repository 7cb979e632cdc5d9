import Foundation
import RibletsTesting
import Testing

/// A measurement of a settle that finds nothing to do; `scripts/measure kit` runs it and prints its line.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RIBLETS_KIT_SPEED"] != nil, "scripts/measure kit runs it"))
@MainActor
struct SettleSpeed {
  @Test func settlesWithNothingToDo() async {
    await withTestScope { scope in
      let count = 20_000
      var medians: [Duration] = []
      for _ in 0..<9 {
        let time = await ContinuousClock().measure { for _ in 0..<count { await scope.settle() } }
        medians.append(time / count)
      }
      let median = medians.sorted()[medians.count / 2]
      print("kit-speed|\(Double(median.components.attoseconds) / 1e12)")
    }
  }
}
