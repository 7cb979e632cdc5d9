import RibletsHost
import RibletsViews
import RibletsWebHost
import Testing

@MainActor
struct WebScreenTests {
  private func show(_ words: String...) async throws {
    let screen = WebScreen()
    let arguments = try HostArguments(words, options: screen.options)
    try await screen.show(Window(), ShownApp(title: "Shop", arguments: arguments))
  }

  @Test(arguments: ["http", "-1", "70000"])
  func `a port that is not a port is refused`(port: String) async {
    await #expect(throws: HostArgumentError("'\(port)' is not a port: use a number up to 65535.")) {
      try await show("--port=\(port)")
    }
  }

  @Test func `it shows the window until its task is cancelled`() async throws {
    let showing = Task { try await show("--port", "0") }
    showing.cancel()

    try await showing.value
  }
}
