import RibletsImpact
import Testing

struct TestReportTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="3.5">
        <testcase classname="ShopTests.CartTests" name="`says "none" &amp; more`()" time="0.5" />
        <testcase classname="ShopTests.CartTests" name="total()" time="1.0">
          <failure message="Expectation failed: 1 == 2"></failure>
        </testcase>
        <testcase classname="ShopTests.HomeTests" name="title()" time="2.0">
          <skipped />
        </testcase>
      </testsuite>
    </testsuites>

    """

  @Test func `it has the cases with their results, also of names with bare quotation marks`() {
    let cases = TestReport(reading: Self.text).cases

    #expect(
      cases.map(\.identifier) == [
        #"ShopTests.CartTests.`says "none" & more`()"#, "ShopTests.CartTests.total()", "ShopTests.HomeTests.title()",
      ])
    #expect(cases.map(\.hasFailed) == [false, true, false])
    #expect(cases.map(\.isSkipped) == [false, false, true])
  }

  @Test func `two tests without cases of one suite were one test that was run more than once`() {
    let report = TestReport(
      reading: """
        <testcase classname="ShopTests.CartTests" name="emptyList(_:)" >
          <skipped>No test cases found.</skipped>
        </testcase>
        <testcase classname="ShopTests.CartTests" name="nothing(_:)" >
          <skipped>No test cases found.</skipped>
        </testcase>
        """)

    #expect(
      report.cases.map(\.identifier) == ["ShopTests.CartTests.emptyList(_:)", "ShopTests.CartTests.nothing(_:)"])
  }

  @Test func `durations are those of units`() {
    let durations = TestReport(reading: Self.text).durations

    #expect(
      durations == [
        TestUnit(target: "ShopTests", name: "CartTests"): 1.5, TestUnit(target: "ShopTests", name: "HomeTests"): 2,
      ])
  }

  @Test func `two reports make one, which reads as both`() {
    var report = TestReport(reading: Self.text)
    report.add(TestReport(reading: Self.text))

    #expect(report.text.contains(#"tests="6" failures="2" skipped="2" time="7.0""#))
    #expect(TestReport(reading: report.text).cases.map(\.identifier) == report.cases.map(\.identifier))
    #expect(TestReport(reading: report.text).cases.map(\.hasFailed) == report.cases.map(\.hasFailed))
  }

  @Test func `another text has no case`() { #expect(TestReport(reading: "<html>\n</html>\n").cases.isEmpty) }
}
