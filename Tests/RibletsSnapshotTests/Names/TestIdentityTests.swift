import RibletsTestCore
import Testing

@testable import RibletsSnapshot

@Suite struct TestIdentityTests {
  @Suite struct Inner {
    @Test func `a sentence: with (signs)`() throws {
      let test = try #require(TestIdentity.current)
      #expect(test.suite == "TestIdentityTests.Inner")
      #expect(test.function == "a sentence: with (signs)")
      #expect(test.module == "RibletsSnapshotTests")
      #expect(test.filePath == #filePath)
      #expect(!test.isParameterized)
      #expect(test.example == nil)
    }

    @Test("A display name is no identity") func plainName() throws {
      #expect(try #require(TestIdentity.current).function == "plainName")
    }

    @Test(arguments: [1]) func parameterised(number: Int) throws {
      let test = try #require(TestIdentity.current)
      #expect(test.function == "parameterised")
      #expect(test.isParameterized)
    }
  }

  @Test func `an example of a spec is known by its words`() throws {
    try CurrentExample.$path.withValue(["a group", "an example"]) {
      let test = try #require(TestIdentity.current)
      #expect(test.example == ["a group", "an example"])
      #expect(test.sentence == "a group an example")
    }
  }

  @Test func `a detached task knows no test`() async {
    #expect(await Task.detached { TestIdentity.current }.value == nil)
  }

  @Test func `names of suites lose their module and their backticks`() {
    #expect(TestIdentity.suiteName("AppTests.Outer/Inner", module: "AppTests") == "Outer.Inner")
    #expect(TestIdentity.suiteName("AppTests.`A board`", module: "AppTests") == "A board")
    #expect(TestIdentity.suiteName("AppTests.", module: "AppTests") == "")
    #expect(TestIdentity.functionName("`with (parentheses)`(x:)") == "with (parentheses)")
    #expect(TestIdentity.functionName("plain(x:y:)") == "plain")
  }
}

@Test func freeFunctionOfTestIdentityTests() throws {
  let test = try #require(TestIdentity.current)
  #expect(test.suite == "")
  #expect(test.function == "freeFunctionOfTestIdentityTests")
}
