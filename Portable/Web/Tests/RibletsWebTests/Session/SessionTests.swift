import RibletsViews
import Testing

@testable import RibletsWeb

@MainActor
struct SessionTests {
  let app = ScriptedApp()

  @Test func `a browser without a page gets all of it`() throws {
    let session = try #require(app.view.open(since: nil))

    let message = try #require(session.nextMessage())

    #expect(message.version == "run.0")
    #expect(message.title == "Screen – App")
    #expect(message.full == app.frame.element.children[0].html)
    #expect(message.patches == nil)
  }

  @Test func `a browser that has the page only gets a report that it is connected`() throws {
    let session = try #require(app.view.open(since: "run.0"))

    let message = try #require(session.nextMessage())

    #expect(message.full == nil)
    #expect(message.patches == nil)
    #expect(message.assets != nil)
    #expect(session.nextMessage() == nil)
  }

  @Test func `a browser of the run before gets all of it`() throws {
    let session = try #require(app.view.open(since: "other.0"))

    #expect(session.nextMessage()?.full != nil)
  }

  @Test func `a press is done, shown and acknowledged`() throws {
    let session = try connected()

    session.receive("press", 1, #""id":"go""#)

    let message = try #require(session.nextMessage())
    #expect(app.inputs == [.press(id: "go")])
    #expect(message.handled == 1)
    #expect(message.patches?.map(\.text) == ["Pressed 1 times"])
    #expect(message.json.utf8.count < 130)
  }

  @Test func `both browsers see what one of them does`() throws {
    let first = try connected()
    let second = try connected()

    first.receive("press", 1, #""id":"go""#)

    for session in [first, second] { #expect(session.nextPatches == ["0.1.1.0.0 'Pressed 1 times'"]) }
  }

  @Test func `a press that was on its way when an alert came up does not reach the alert`() throws {
    let session = try connected()
    app.hasAlert = true

    session.receive("press", 1, #""id":"go""#)

    #expect(app.inputs.isEmpty)
    #expect(app.hasAlert)
    #expect(session.nextMessage()?.problems == ["The layer 'screen' takes no input: 'alert' is on top."])
  }

  @Test func `an unknown identifier changes nothing and is explained`() throws {
    let session = try connected()

    session.receive("press", 1, #""id":"nobody""#)

    let message = try #require(session.nextMessage())
    #expect(message.handled == 1)
    #expect(message.patches == nil)
    #expect(message.problems?.count == 1)
  }

  @Test func `the escape key asks for a step back, and none is no complaint`() throws {
    let session = try connected()

    session.receive("back", 1)

    let message = try #require(session.nextMessage())
    #expect(app.inputs == [.goBack])
    #expect(message.handled == 1)
    #expect(message.problems == nil)
  }

  @Test func `problems that are not read do not accumulate`() throws {
    let session = try connected()

    for _ in 0..<1000 { session.receive("nonsense") }

    #expect(session.nextMessage()?.problems?.count == 8)
  }

  @Test func `a slow browser gets one message for all it has missed`() throws {
    let session = try connected()

    for _ in 0..<1000 {
      app.presses += 1
      app.view.refresh()
    }

    #expect(session.nextMessage()?.patches?.map(\.text) == ["Pressed 1000 times"])
    #expect(session.nextMessage() == nil)
  }

  @Test func `a closed session is freed and forgotten`() throws {
    weak let session = app.view.open(since: nil)
    #expect(app.view.sessionCount == 1)

    session?.close()

    #expect(app.view.sessionCount == 0)
    #expect(session == nil)
  }

  @Test func `whoever waits for a message gets an end when the session closes`() async throws {
    let session = try connected()
    async let next = session.next()
    await Task.yield()

    session.close()

    #expect(await next == nil)
  }

  @Test func `input after the end is ignored`() throws {
    let session = try connected()
    session.close()

    session.receive("press", 1, #""id":"go""#)

    #expect(app.inputs.isEmpty)
  }

  @Test func `too many browsers are refused`() {
    for _ in 0..<LiveView.mostSessions { #expect(app.view.open(since: nil) != nil) }

    #expect(app.view.open(since: nil) == nil)
  }

  private func connected() throws -> Session {
    let session = try #require(app.view.open(since: app.view.page.version))
    _ = session.nextMessage()
    return session
  }
}
