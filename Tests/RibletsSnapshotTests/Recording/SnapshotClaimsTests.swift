import Testing

@testable import RibletsSnapshot

@Suite @MainActor struct SnapshotClaimsTests {
  private func claim(
    _ claims: SnapshotClaims, name: String? = nil, function: String = "shows", line: Int = 1
  ) -> SnapshotClaims.Claim? {
    let test = TestIdentity.sample(function: function)
    let place = SnapshotPlace(test: test, argument: nil, name: name, pathExtension: "txt")
    let location = SourceLocation(fileID: "A/A.swift", filePath: "/A/A.swift", line: line, column: 1)
    return claims.claim(place, test: test, location: location)
  }

  @Test func `the first claim holds, and the second learns of it`() {
    let claims = SnapshotClaims(isRepeated: false)
    #expect(claim(claims) == nil)
    #expect(claim(claims, line: 2)?.location.line == 1)
    #expect(claim(claims, name: "other") == nil)
  }

  @Test func `names that differ in case are one claim, in every language`() {
    let claims = SnapshotClaims(isRepeated: false)
    #expect(claim(claims, name: "Émile") == nil)
    #expect(claim(claims, name: "émile".decomposed) != nil)
  }

  @Test func `a loop in a test claims the same twice, a repeated test does not`() {
    let once = SnapshotClaims(isRepeated: false)
    #expect(claim(once) == nil)
    #expect(claim(once) != nil)
    let repeated = SnapshotClaims(isRepeated: true)
    #expect(claim(repeated) == nil)
    #expect(claim(repeated) == nil)
    #expect(claim(repeated, line: 2) != nil)
    #expect(claim(repeated, function: "shows!") == nil)
  }

  @Test func `a run that repeats its tests is known by its arguments`() {
    #expect(SnapshotClaims.runIsRepeated(["tests", "--repetitions", "3"]))
    #expect(SnapshotClaims.runIsRepeated(["tests", "--repeat-until=fail"]))
    #expect(!SnapshotClaims.runIsRepeated(["tests", "--filter", "repetitions"]))
  }
}
