import RibletsViews
import Testing

@testable import RibletsWeb

/// Tests of the text that a field shows while the user types.
@MainActor
struct FieldTests {
  let app = ScriptedApp()
  let session: Session

  init() throws {
    session = try #require(app.view.open(since: app.view.page.version))
    _ = session.nextMessage()
  }

  @Test func `what was typed is not sent back`() throws {
    session.receive("edit", 1, #""id":"name","text":"Ada""#)

    let message = try #require(session.nextMessage())
    #expect(app.name == "Ada")
    #expect(message.handled == 1)
    #expect(message.patches == nil)
  }

  @Test func `what was typed is shown to the others`() throws {
    let other = try #require(app.view.open(since: app.view.page.version))
    _ = other.nextMessage()

    session.receive("edit", 1, #""id":"name","text":"Ada""#)

    #expect(other.nextPatches == ["0.1.1.0.1.0 value=Ada"])
  }

  @Test func `what the app makes of it is sent back`() {
    app.limit = 3

    session.receive("edit", 1, #""id":"name","text":"Adam""#)

    #expect(session.nextPatches == ["0.1.1.0.1.0 value=Ada"])
  }

  @Test func `an app that refuses a letter gets its text shown again`() {
    app.limit = 3
    session.receive("edit", 1, #""id":"name","text":"Ada""#)
    _ = session.nextMessage()

    session.receive("edit", 2, #""id":"name","text":"Adam""#)

    // The app's frame is the same as before: only the browser shows something else.
    #expect(session.nextPatches == ["0.1.1.0.1.0 value=Ada"])
  }

  @Test func `letters that came together are answered once, with the last of them`() throws {
    for (sequence, text) in ["A", "Ad", "Ada"].enumerated() {
      session.receive("edit", sequence + 1, #""id":"name","text":"\#(text)""#)
    }

    let message = try #require(session.nextMessage())
    #expect(message.handled == 3)
    #expect(message.patches == nil)
  }

  @Test func `a change by the app itself is shown`() {
    session.receive("edit", 1, #""id":"name","text":"Ada""#)
    _ = session.nextMessage()

    app.name = ""

    #expect(session.nextPatches == ["0.1.1.0.1.0 value="])
  }

  @Test func `a switch that was set is not set again`() throws {
    session.receive("toggle", 1, #""id":"sound","isOn":true"#)

    #expect(app.isOn)
    #expect(try #require(session.nextMessage()).patches == nil)
  }

  @Test func `a switch that the app sets back is set back`() {
    session.receive("toggle", 1, #""id":"sound","isOn":true"#)
    app.isOn = false

    #expect(session.nextPatches == ["0.1.1.0.2.1 -checked"])
  }

  @Test(arguments: ["<b>", "👩‍👩‍👧‍👦", "שלום", String(repeating: "a", count: 10_000), "a\\nb", "\\u0000"])
  func `any text arrives`(_ text: String) throws {
    session.receive("edit", 1, #""id":"name","text":"\#(text)""#)

    #expect(app.inputs.count == 1)
    #expect(try #require(session.nextMessage()).problems == nil)
  }
}
