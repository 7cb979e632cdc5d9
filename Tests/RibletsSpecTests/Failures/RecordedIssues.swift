@_spi(TestSupport) import RibletsTestCore
import Testing

@testable import RibletsSpec

/// Collects the issues of a step instead of reporting them, for what shows in no child run, such as warnings.
@MainActor
func recordedIssues(_ step: @escaping @MainActor () async throws -> Void) async throws -> [Issue] {
  let recorded = Locked<[Issue]>([])
  let trait = IssueHandlingTrait.compactMapIssues { issue in
    recorded.withLock { $0.append(issue) }
    return nil
  }
  let test = try #require(Test.current)
  try await trait.provideScope(for: test, testCase: Test.Case.current) { @MainActor in try await step() }
  return recorded.withLock { $0 }
}
