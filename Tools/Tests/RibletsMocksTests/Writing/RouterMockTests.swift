import RibletsMocks
import RibletsSource
import Testing

/// Tests of the mocks of routers whose other forms `KitMockTests` and `PlainMockTests` run.
struct RouterMockTests {
  private func mock(_ source: String, isPlain: Bool) -> MockOutput {
    var options = MockOptions()
    options.isPlain = isPlain
    return MockGenerator(options).mocks(of: [SourceFile(parsing: Array(source.utf8), path: "Menu.swift")])
  }

  @Test(arguments: [true, false])
  func `moves are kept, also in a plain mock without history`(isPlain: Bool) {
    let source =
      "import Riblets\n/// @mockable\nprotocol Menu: ViewableRouting, Navigating where Origin == any Menu {}\n"
    let output = mock(source, isPlain: isPlain)

    #expect(output.diagnoses == [])
    #expect(output.text.contains("final class MenuMock: Menu"))
    #expect(output.text.contains("  typealias Origin = any Menu\n"))
    #expect(output.text.contains("  var moves: [NavigationMove<Origin>] { navigateArgValues }\n"))
    let kept = isPlain ? "navigateArgValues" : "navigateArguments"
    #expect(
      output.text.contains("  var routes: [Route<Origin>] { NavigationMove<Origin>.routes(after: \(kept)) }\n"))
    #expect(
      output.text.contains("  var selected: Route<Origin>? { NavigationMove<Origin>.selected(after: \(kept)) }\n"))
    #expect(output.text.contains("    return NavigationTransitionHandle()\n"))
    #expect(output.text.contains("attachChildArgValues") == !isPlain)
  }

  @Test func `what only looks like it has to be stubbed`() {
    let source = """
      /// @mockable
      @MainActor protocol Ship {
        func navigate(_ course: Int) -> Int
        func isEnabled(_ name: String) -> Bool
        func sail() async -> NavigationTransitionHandle
      }
      """
    let text = mock(source, isPlain: false).text

    #expect(!text.contains("moves"))
    #expect(text.contains(#"return calls.unstubbed("isEnabled""#))
    #expect(!text.contains("return NavigationTransitionHandle()"))
  }
}
