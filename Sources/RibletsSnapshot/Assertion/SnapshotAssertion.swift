import Testing

/// One call of `assertSnapshot`.
@MainActor struct SnapshotAssertion {
  let argument: String?
  let name: String?
  let record: SnapshotRecordMode?
  let location: SourceLocation
  var environment = SnapshotEnvironment()
  var claims = SnapshotClaims.ofThisProcess

  func check<Value>(_ value: Value, as strategies: [SnapshotStrategy<Value>]) {
    guard let test = TestIdentity.current else { return fail(SnapshotMisuse.outsideOfATest) }
    guard !test.isParameterized || test.example != nil || argument != nil || name != nil else {
      return fail(SnapshotMisuse.unknownArgument(test.function))
    }
    do throws(SnapshotEnvironment.MisspeltMode) {
      let rule = try RecordRule(assertion: record, trait: SnapshotSettings.record, environment: environment)
      for strategy in strategies { check(value, as: strategy, in: test, rule: rule) }
    } catch {
      fail(SnapshotMisuse.misspelt(error))
    }
  }

  private func check<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, in test: TestIdentity, rule: RecordRule
  ) {
    let place = SnapshotPlace(
      test: test, argument: argument, name: name, pathExtension: strategy.pathExtension, root: SnapshotSettings.root)
    if let earlier = claims.claim(place, test: test, location: location) {
      return fail(SnapshotMisuse.claimed(place, by: earlier))
    }
    let bytes: [UInt8]
    do {
      bytes = try strategy.bytes(value)
    } catch {
      return fail(SnapshotMisuse.notEncodable(error))
    }
    let check = SnapshotCheck(place: place, rule: rule, environment: environment)
    let report = FailureReport(place: place, test: test, details: [argument, name], location: location)
    guard let failure = check.failure(of: bytes, compare: strategy.compare) else {
      return report.passed(environment: environment)
    }
    fail(report.failed(failure, form: strategy.form, environment: environment))
  }

  private func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
