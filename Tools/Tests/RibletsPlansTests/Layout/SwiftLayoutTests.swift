import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct SwiftLayoutTests {
  private let long = String(repeating: "Long", count: 12)

  private func laidOut(_ line: String) -> String { SwiftLayout.laidOut(line) }

  @Test func `what fits stays as it is`() {
    let line = "final class ShopRouter: Router<any ShopInteractable>, ShopRouting {"
    #expect(laidOut(line) == line)
  }

  @Test func `imports are sorted, once each`() {
    #expect(
      laidOut("import Testing\nimport Foundation\nimport Testing\n\nlet x = 1\n")
        == "import Foundation\nimport Testing\n\nlet x = 1\n")
  }

  @Test func `a type has what it inherits from in lines`() {
    #expect(
      laidOut("final class \(long)Router: ViewableRouter<any \(long)Interactable, any View>, Routing {") == """
        final class \(long)Router:
          ViewableRouter<any \(long)Interactable, any View>,
          Routing
        {
        """)
  }

  @Test func `a signature has its parameters in lines`() {
    #expect(
      laidOut("  func build(withListener listener: any \(long)Listener, name: String) -> any \(long)Routing {") == """
          func build(
            withListener listener: any \(long)Listener,
            name: String
          ) -> any \(long)Routing {
        """)
  }

  @Test func `a signature has its parameters in lines, also if it returns an array`() {
    #expect(
      laidOut("  func fetch(from source: any \(long)Source) throws -> [\(long)] {") == """
          func fetch(
            from source: any \(long)Source
          ) throws -> [\(long)] {
        """)
  }

  @Test func `a signature without parameters has its result in a line`() {
    let name = "  func \(long)() async throws"
    #expect(laidOut("\(name) -> any \(long)Item") == "\(name)\n    -> any \(long)Item")
    #expect(laidOut("\(name) -> any \(long)Item {") == "\(name)\n    -> any \(long)Item\n  {")
  }

  @Test func `a closure has its body in a line`() {
    #expect(
      laidOut("    builder(of: (any \(long)Buildable).self) { \(long)Builder(dependency: $0) }") == """
            builder(of: (any \(long)Buildable).self) {
              \(long)Builder(dependency: $0)
            }
        """)
  }

  @Test func `the parameters of a closure stay before its body`() {
    #expect(
      laidOut("    presenter.\(long)(to: state.stream) { [weak self] action in self?.\(long)(action) }") == """
            presenter.\(long)(to: state.stream) { [weak self] action in
              self?.\(long)(action)
            }
        """)
  }

  @Test func `a guard has its conditions in lines`() {
    #expect(
      laidOut("    guard let listener, parent.child((any \(long)Routing).self) == nil else { return }") == """
            guard
              let listener,
              parent.child((any \(long)Routing).self) == nil
            else { return }
        """)
  }

  @Test func `commas in texts and brackets break nothing`() {
    #expect(
      laidOut(#"    call("a, (b", [1, 2], \#(long)\#(long)\#(long))"#) == """
            call(
              "a, (b",
              [1, 2],
              \(long)\(long)\(long)
            )
        """)
  }

  @Test func `a comment goes on in the next line`() {
    let line = "  /// " + Array(repeating: "word", count: 30).joined(separator: " ")
    let lines = laidOut(line).split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 120 && $0.hasPrefix("  /// word") })
  }

  @Test func `what cannot be broken stays`() {
    let line = "let \(long)\(long)\(long) = 1"
    #expect(laidOut(line) == line)
  }
}
