import RibletsViews
import SeededGenerator
import Testing

@testable import RibletsTerminal

@MainActor
struct TerminalSessionTests {
  private func press(_ session: TerminalSession, _ keys: Key...) {
    for key in keys { _ = session.handle(key) }
  }

  @Test func `a screen shows its title, fields, buttons and keys`() {
    let source = ScriptedSource(
      column(field("Name", "Ana"), row(button("No"), button("Yes", role: .primary))), title: "Hello")
    #expect(
      source.session(width: 30, height: 18).screen().text == """

                    Hello

          ┏━ Name ━━━━━━━━━━━━━━━━━┓
          ┃ Ana                    ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
          ╭───────────╮
          │    No     │     Yes
          ╰───────────╯








         Ctrl-C quit · Enter next
        """)
  }

  @Test func `an alert stands over what it dims`() {
    let source = ScriptedSource(button("Play"))
    source.frame.layers.append(.init(key: "alert", style: .alert, content: column(button("Close Game"))))
    let session = source.session()
    press(session, .escape)
    #expect(source.sent == [.press(id: "Close Game")])
    #expect(session.screen()[0, 1].style == CellStyle(color: .faint))
  }

  @Test func `a question begins with an answer that loses nothing`() {
    let source = ScriptedSource(button("Close"))
    source.frame.layers.append(
      .init(
        key: "alert", style: .alert,
        content: column(button("Discard", role: .destructive), button("Cancel", role: .cancel))))
    let session = source.session()
    #expect(session.focus == .node("Cancel"))

    source.frame.layers[1].content = column(button("Discard", role: .destructive))
    session.update()
    #expect(session.focus == .node("Discard"))
  }

  @Test func `enter leads through the fields to the main button`() {
    let source = ScriptedSource(column(field("a"), field("b"), button("Log in", role: .primary)))
    let session = source.session()
    press(session, .enter)
    #expect(session.focus == .node("b"))
    press(session, .enter)
    #expect(source.sent == [.press(id: "Log in")])
  }

  @Test func `arrows move in space and tab in order`() {
    let source = ScriptedSource(column(row(button("a"), button("b")), row(button("c"), button("d", isEnabled: false))))
    let session = source.session()
    press(session, .right)
    #expect(session.focus == .node("b"))
    press(session, .down, .left)
    #expect(session.focus == .node("c"))
    press(session, .tab)
    #expect(session.focus == .node("a"))
    press(session, .backTab)
    #expect(session.focus == .node("c"))
  }

  @Test func `typing edits at the caret, a grapheme at a time`() {
    let source = ScriptedSource(field("name", "👍🏽한"))
    source.onSend = { source, input in
      if case .edit(_, let text) = input { source.frame.layers[0].content = field("name", text) }
    }
    let session = source.session()
    press(session, .left, .scalar("x"), .left, .backspace, .end, .scalar("e"), .scalar("\u{301}"))
    #expect(source.sent.last == .edit(id: "name", text: "x한e\u{301}"))
    press(session, .backspace, .paste("a\n\u{1B}b"))
    #expect(source.sent.last == .edit(id: "name", text: "x한a b"))
  }

  @Test func `an app that refuses a character keeps the caret in its place`() {
    let source = ScriptedSource(field("name", "ab"))
    let session = source.session()
    press(session, .left, .scalar("x"))
    #expect(session.editor?.caret == 1)
  }

  @Test func `scrolls to keep the focus in sight`() {
    let source = ScriptedSource(.stack(.vertical, spacing: 0, children: (0..<20).map { button("b\($0)") }))
    let session = source.session(width: 20, height: 6)
    for _ in 0..<12 { press(session, .tab) }
    #expect(session.focused?.visible.isEmpty == false)
    press(session, .wheel(x: 1, y: 1, isUp: true))
    #expect(session.focus == .node("b12"))
  }

  @Test func `the neighbour takes the focus of a control that is gone`() {
    let source = ScriptedSource(column(button("a"), button("b"), button("c")))
    let session = source.session()
    press(session, .tab)
    source.frame.layers[0].content = column(button("a"), button("c"))
    session.update()
    #expect(session.focus == .node("c"))
  }

  @Test func `a click presses what is under it in the layer in front`() {
    let source = ScriptedSource(column(button("a"), button("off", isEnabled: false)))
    let session = source.session()
    press(session, .click(x: 10, y: 2), .click(x: 10, y: 5))
    #expect(source.sent == [.press(id: "a")])
  }

  @Test func `escape goes back, or cancels`() {
    let pushed = ScriptedSource(button("a"), style: .push, canGoBack: true)
    press(pushed.session(), .escape)
    #expect(pushed.sent == [.goBack])
    let other = ScriptedSource(column(button("a"), button("no", role: .cancel)))
    press(other.session(), .escape)
    #expect(other.sent == [.press(id: "no")])
    let plain = ScriptedSource(button("a"))
    press(plain.session(), .escape)
    #expect(plain.sent == [.goBack], "a riblet may handle it")
  }

  @Test func `no size and no key is too much`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let source = ScriptedSource(
      column(field("f", "한글"), .list(children: (0..<9).map { button("b\($0)") }), .card(button("c"), tint: .red)),
      title: "A title", canGoBack: true)
    let session = source.session()
    let keys: [Key] = [.up, .down, .left, .right, .tab, .enter, .pageDown, .home, .backspace, .scalar("한"), .escape]
    for _ in 0..<300 {
      session.resize(
        to: LayoutSize(width: .random(in: 0...40, using: &random), height: .random(in: 0...20, using: &random)))
      _ = session.handle(keys.randomElement(using: &random)!)
      _ = session.handle(.click(x: .random(in: 0...40, using: &random), y: .random(in: 0...20, using: &random)))
      #expect(session.screen().width == session.size.width, "seed \(seed)")
    }
  }
}
