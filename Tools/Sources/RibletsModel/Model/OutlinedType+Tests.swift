package import RibletsSource

extension OutlinedType {
  /// True if it has tests, or its base class is one of a library for tests.
  package var hasTests: Bool {
    hasTestMember || modifiers.contains("@Suite")
      || inherited.contains {
        ["XCTestCase", "QuickSpec", "Spec", "AsyncSpec"].contains(OutlinedType.base(of: $0))
      }
  }
}
