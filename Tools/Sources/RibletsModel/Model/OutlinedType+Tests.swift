package import RibletsSource

extension OutlinedType {
  /// True if it has tests, or is called so and inherits from a class of the app that may be for tests.
  package var mayHaveTests: Bool {
    hasTests
      || keyword == .class && !inherited.isEmpty
        && ["Test", "Tests", "TestCase", "Spec"].contains(where: name.hasSuffix)
  }

  /// True if it has tests, or its base class is one of a library for tests.
  package var hasTests: Bool {
    hasTestMember || modifiers.contains("@Suite")
      || inherited.contains {
        ["XCTestCase", "QuickSpec", "Spec", "AsyncSpec"].contains(OutlinedType.base(of: $0))
      }
  }
}
