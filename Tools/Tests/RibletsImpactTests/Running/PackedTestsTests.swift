import Foundation
import RibletsImpact
import Testing

struct PackedTestsTests {
  private let prices = TestUnit(target: "CartTests", name: "CartPricesTests")

  private func packed() throws -> PackedTests {
    let sample = try ImpactSample()
    let all = Impact(ofAllTestsIn: ImpactedApp(at: sample.root))
    let choice = TestChoice(
      of: ["CartTests.CartPricesTests/total()", "CartTests.CartPricesTests/`two words`()", "HomeTests.title()"],
      selectedBy: all, among: all)
    return PackedTests(choice, riblets: [prices: "Cart"], durations: [prices: 1.5], folder: "/app")
  }

  @Test func `what is read again is what was written`() throws {
    let packed = try packed()
    let read = try PackedTests(reading: packed.data)

    #expect(read == packed)
    #expect(read.folder == "/app")
    #expect(read.riblets == [prices: "Cart"])
    #expect(read.durations == [prices: 1.5])
    #expect(read.choice.count == 3)
    #expect(read.choice.filters.isEmpty)
    #expect(
      read.choice.tests[prices] == ["CartTests.CartPricesTests/`two words`()", "CartTests.CartPricesTests/total()"])
  }

  @Test func `the same tests are the same bytes`() throws {
    #expect(try packed().data == packed().data)
  }

  @Test(arguments: ["", "[]", "{\"version\": 1}", "{\"version\": \"1\"}"])
  func `what was not written by it is damaged`(text: String) {
    #expect {
      try PackedTests(reading: Data(text.utf8))
    } throws: {
      if case .damaged? = $0 as? PackedTests.Problem { true } else { false }
    }
  }

  @Test func `a version that is not known is named`() {
    #expect {
      try PackedTests(reading: Data("{\"version\": 7}".utf8))
    } throws: {
      if case .version(7)? = $0 as? PackedTests.Problem { true } else { false }
    }
  }
}
