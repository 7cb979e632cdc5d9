import Foundation
import RibletsSpec
import Testing

/// A thousand examples that do nothing, for `scripts/measure kit`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RIBLETS_KIT_SPEED"] != nil, "scripts/measure kit runs it"))
enum ThousandExamplesSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    for group in 1...20 {
      describe("group \(group)") {
        var value = 0
        beforeEach { value = group }
        for number in 1...50 {
          it("does nothing \(number)") { #expect(value == group) }
        }
      }
    }
  }
}

/// An empty suite, for the time that the same bundle takes without the examples.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RIBLETS_KIT_SPEED"] != nil, "scripts/measure kit runs it"))
struct NothingTests {
  @Test func nothing() {}
}
