import RibletsViews
import Testing

@testable import RibletsWeb

/// The host in front of a window.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct WindowHostTests {
  @Test func `a press in the browser is an action of the view controller`() async throws {
    let window = Window()
    window.rootViewController = CounterViewController()
    let host = try await WebHost.start(window: window, options: .init(title: "Counter", port: 0))
    let browser = try await BrowserSocket(port: host.port)
    _ = try await browser.open(port: host.port)
    let page = try await browser.receiveText()
    #expect(page.contains("Counted 0"))
    #expect(page.contains(#""title":"Counter""#))
    let layer = try #require(window.frame.layers.last).key

    try await browser.send(#"{"sequence":1,"layer":"\#(layer)","kind":"press","id":"count"}"#)

    #expect(try await browser.receiveText().contains("Counted 1"))
    await host.stop()
  }

  @Test func `what the app does by itself reaches the browser`() async throws {
    let window = Window()
    let counter = CounterViewController()
    window.rootViewController = counter
    let host = try await WebHost.start(window: window, options: .init(port: 0))
    let browser = try await BrowserSocket(port: host.port)
    _ = try await browser.open(port: host.port)
    _ = try await browser.receiveText()

    counter.count = 7

    #expect(try await browser.receiveText().contains("Counted 7"))
    await host.stop()
  }

  @Test func `a refused input is explained to the browser alone`() async throws {
    let window = Window()
    window.rootViewController = CounterViewController()
    let view = LiveView(LiveSource(window: window, title: "Counter"), run: "run")
    let session = try #require(view.open(since: view.page.version))
    _ = session.nextMessage()
    let layer = try #require(window.frame.layers.last).key

    session.receive("press", 1, layer: layer, #""id":"cuont""#)

    let message = try #require(session.nextMessage())
    #expect(message.problems == ["Nothing is called 'cuont'. There are: 'count'."])
    #expect(message.patches == nil)
  }
}

private final class CounterViewController: ViewController {
  var count = 0 { didSet { setNeedsDisplay() } }

  override var body: any View {
    VStack {
      Text("Counted \(count)")
      Button("Count") { self.count += 1 }
    }
  }
}
