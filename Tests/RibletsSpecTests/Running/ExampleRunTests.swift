import RibletsTestIdentity
import Testing

@testable import RibletsSpec

/// What an example sees of the run around it, as a spec.
enum ExampleRunSpec: Spec {
  @Test(arguments: await examples())
  static func example(_ example: Example) async throws { try await example.run() }

  static func spec() {
    describe("an example") {
      it("knows its own words") {
        #expect(CurrentExample.path == ["an example", "knows its own words"])
      }
      it("runs on the main actor") { MainActor.assertIsolated() }

      context("in a group") {
        beforeEach { #expect(CurrentExample.path?.first == "an example") }
        afterEach { #expect(CurrentExample.path?.count == 3) }
        it("has its words in the hooks too") {}
      }
    }

    describe("variables of a group") {
      var values: [Int] = []
      beforeEach { values.append(0) }

      for number in 1...20 {
        it("are fresh in example \(number), also when others run at the same time") {
          values.append(number)
          for _ in 0..<number { await Task.yield() }
          #expect(values == [0, number])
        }
      }
    }
  }
}

struct ExampleRunTests {
  @Test func `outside of a spec there is no current example`() {
    #expect(CurrentExample.path == nil)
  }
}
