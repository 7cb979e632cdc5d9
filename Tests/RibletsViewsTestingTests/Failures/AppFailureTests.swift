import Testing

@Suite struct AppFailureTests {
  @Test func dump() async throws {
    let run = try await FailureRun.all.value
    print("EXIT", run.exitCode)
    for (k, v) in run.texts.sorted(by: { $0.key < $1.key }) { print("=== \(k)\n" + v.joined(separator: "\n--and--\n")) }
    print("STRAYS", run.strays)
  }
}
