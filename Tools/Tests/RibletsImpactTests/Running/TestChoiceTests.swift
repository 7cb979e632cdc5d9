import RibletsImpact
import Testing

struct TestChoiceTests {
  private static let identifiers = [
    "CartTests.CartColorsTests/red()", "CartTests.CartPricesTests/total()", "HomeTests.HomeScreenTests/text()",
    "HomeTests.title()", "HomeTests.Unknown/test()",
  ]

  private func choice() throws -> TestChoice {
    let sample = try ImpactSample()
    let impact = try sample.impact(of: "Sources/Cart/CartPrices.swift", replacing: "1 + 2", with: "1 + 3")
    return TestChoice(
      of: Self.identifiers, selectedBy: impact, among: Impact(ofAllTestsIn: ImpactedApp(at: sample.root)))
  }

  @Test func `selected tests are run, and those that no suite is known of`() throws {
    let choice = try choice()

    #expect(
      choice.tests.values.flatMap { $0 }.sorted() == [
        "CartTests.CartPricesTests/total()", "HomeTests.HomeScreenTests/text()", "HomeTests.Unknown/test()",
      ])
    #expect(!choice.isAll)
    let filter = try Regex(try #require(choice.filters.first))
    #expect(Self.identifiers.filter { $0.firstMatch(of: filter) != nil } == choice.tests.values.flatMap { $0 }.sorted())
  }

  @Test func `parts of several machines are all of it, once`() throws {
    let choice = try choice()

    let parts = (1...2).flatMap { choice.shard($0, of: 2, durations: [:]).tests.values.flatMap { $0 } }

    #expect(parts.sorted() == choice.tests.values.flatMap { $0 }.sorted())
  }

  @Test func `a planned test that was not run is missing`() throws {
    let report = TestReport(
      reading: """
        <testcase classname="CartTests.CartPricesTests" name="total()" time="1.0" />
        <testcase classname="HomeTests.HomeScreenTests" name="text()" time="1.0" />
        """)

    #expect(try choice().missing(in: report) == ["HomeTests.Unknown/test()"])
  }

  @Test func `a test that a trait skips was called missing`() throws {
    var report = TestReport(
      reading: #"<testcase classname="HomeTests.HomeScreenTests" name="text()" time="1.0" />"#)
    report.addSkipped(
      inEvents: """
        {"kind":"event","payload":{"kind":"testStarted","testID":"HomeTests.Unknown\\/test()\\/testSkipped.swift:1:2"},"version":0}
        {"kind":"event","payload":{"kind":"testSkipped","testID":"CartTests.CartPricesTests"},"version":0}
        {"kind":"event","payload":{"kind":"testSkipped","testID":"CartTests.CartPricesTests\\/total()\\/Cart.swift:3:8"},"version":0}

        """)

    #expect(try choice().missing(in: report) == ["HomeTests.Unknown/test()"])
  }

  @Test func `a test that two machines have run is repeated, two functions of one name are not`() throws {
    let once = #"<testcase classname="CartTests.CartPricesTests" name="total()" time="1.0" />"#
    let report = TestReport(reading: [once, once].joined(separator: "\n"))
    let all = Impact(ofAllTestsIn: ImpactedApp(at: try ImpactSample().root))
    let overloads = TestChoice(
      of: ["CartTests.CartPricesTests/total()", "CartTests.CartPricesTests/total()"], selectedBy: all, among: all)

    #expect(try choice().repeated(in: report) == ["CartTests.CartPricesTests.total()"])
    #expect(overloads.repeated(in: report).isEmpty)
    #expect(try choice().repeated(in: TestReport(reading: once)).isEmpty)
  }

  @Test func `two private suites of one name in two files have passed if each has run once`() throws {
    let once = #"<testcase classname="CartTests.Same" name="total()" time="1.0" />"#
    let all = Impact(ofAllTestsIn: ImpactedApp(at: try ImpactSample().root))
    let planned = ["CartTests.Same/total()/A.swift:3:31", "CartTests.Same/total()/B Tests.swift:3:31"]
    let choice = TestChoice(of: planned, selectedBy: all, among: all)
    func report(_ times: Int) -> TestReport {
      TestReport(reading: Array(repeating: once, count: times).joined(separator: "\n"))
    }

    #expect(choice.missing(in: report(2)).isEmpty)
    #expect(choice.repeated(in: report(2)).isEmpty)
    #expect(choice.missing(in: report(1)) == ["CartTests.Same/total()/B Tests.swift:3:31"])
    #expect(choice.missing(in: report(0)) == planned)
    #expect(choice.repeated(in: report(3)) == ["CartTests.Same.total()"])
    var skipping = report(0)
    skipping.addSkipped(
      inEvents: #"{"payload":{"kind":"testSkipped","testID":"CartTests.Same\/total()\/A.swift:3:31"}}"#)
    #expect(choice.missing(in: skipping) == [planned[1]])
  }
}
