import Riblets
import RibletsViews
import RibletsWeb
import Testing

/// The host of Documentation/Web.md and of the README of this package, compiled and run.
@MainActor
struct WebPageTests {
  @Test func `the host of the page says its address and runs until it is cancelled`() async throws {
    var printed: [String] = []
    var hasEnded = false
    let serving = Task {
      defer { hasEnded = true }
      try await Self.serve { printed.append($0) }
    }
    while printed.isEmpty && !hasEnded { await Task.yield() }

    serving.cancel()
    try await serving.value

    #expect(printed.count == 1 && printed[0].hasPrefix("Open http://127.0.0.1:"))
  }

  private static func serve(_ print: (String) -> Void) async throws {
    let router = LaunchRouter(interactor: Interactor(), viewController: ViewController())

    let window = Window(transitionDuration: .milliseconds(320))
    router.launch(from: window)

    let host = try await WebHost.start(window: window, options: .init(title: "Tic Tac Toe"))
    print("Open \(host.address)")  // http://127.0.0.1:8080/
    try await host.run()
    router.terminate()
  }
}
