import Testing

@testable import RibletsSnapshot

@Suite struct RecordRuleTests {
  private func rule(
    _ assertion: SnapshotRecordMode? = nil, trait: SnapshotRecordMode? = nil,
    environment: [SnapshotEnvironment.Variable: String] = [:]
  ) throws -> RecordRule {
    try RecordRule(assertion: assertion, trait: trait, environment: SnapshotEnvironment { environment[$0] })
  }

  @Test func `a developer records what is missing, CI nothing`() throws {
    #expect(try rule().mode == .missing)
    #expect(try rule(environment: [.ci: "true"]).mode == .never)
  }

  @Test(arguments: ["", "0", "false", "FALSE", "no"])
  func `a variable CI that says no is no CI`(text: String) throws {
    #expect(try !rule(environment: [.ci: text]).isCI)
  }

  @Test(arguments: ["true", "1", "yes", "GitHub"])
  func `any other variable CI is CI`(text: String) throws {
    #expect(try rule(environment: [.ci: text]).isCI)
  }

  @Test func `the assertion comes before the trait, and that before the environment`() throws {
    let environment: [SnapshotEnvironment.Variable: String] = [.record: "all"]
    #expect(try rule(.failed, trait: .never, environment: environment).mode == .failed)
    #expect(try rule(trait: .never, environment: environment).mode == .never)
    #expect(try rule(environment: environment).mode == .all)
    #expect(try rule(environment: environment).source == .environment)
  }

  @Test func `a mode that does not exist is an error, also when another word counts`() {
    #expect(throws: SnapshotEnvironment.MisspeltMode.self) { try rule(.all, environment: [.record: "everything"]) }
  }

  @Test func `the reason why nothing is recorded names its origin`() throws {
    #expect(try rule(.never).refusal == "The assertion says `record: .never`.")
    #expect(try rule(trait: .never).refusal == "The trait `.snapshots(record: .never)` is in force.")
    #expect(try rule(environment: [.record: "never"]).refusal == "The variable RIBLETS_SNAPSHOTS is `never`.")
  }
}
