import RibletsMocks
import RibletsSource
import Testing

/// A mock is seen by those who see its protocol.
struct MockAccessTests {
  private func text(_ source: String) -> String {
    var options = MockOptions()
    options.isPlain = true
    return MockGenerator(options).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "A.swift")]).text
  }

  @Test(arguments: [
    ("enum Scope", "", "final class PMock"), ("public enum Scope", "public ", "final class PMock"),
    ("package enum Scope", "package ", "final class PMock"), ("extension Scope", "public ", "final class PMock"),
  ])
  func `a public protocol is seen as far as the type around it`(scope: String, access: String, head: String) {
    let text = text("\(scope) {\n  /// @mockable\n  public protocol P {}\n}\n")
    #expect(text.contains("\n  \(access)nonisolated \(head): Scope.P"), "\(text)")
    #expect(text.contains("\n\(access)typealias PMock = Scope.PMock"), "\(text)")
  }
}
