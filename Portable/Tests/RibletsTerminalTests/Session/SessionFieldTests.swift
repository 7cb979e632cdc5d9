import RibletsViews
import Testing

@testable import RibletsTerminal

@MainActor
struct SessionFieldTests {
  /// A field whose app takes every text, in a box whose text begins at column 4 of line 5 and has room for 16 columns.
  private func session(_ value: String) -> (ScriptedSource, TerminalSession) {
    let source = ScriptedSource(column(button("Go"), field("name", value)))
    source.onSend = { source, input in
      if case .edit(let id, let text) = input { source.frame.layers[0].content = column(button("Go"), field(id, text)) }
    }
    return (source, source.session(width: 24, height: 20))
  }

  private func line(_ session: TerminalSession) -> String {
    let screen = session.screen()
    let text = screen.text.split(separator: "\n", omittingEmptySubsequences: false)[5]
    return text.trimmingPrefix { $0 == " " } + " \(screen.caret?.x ?? -1)"
  }

  @Test func `a click puts the caret where it is`() {
    let (source, session) = session("a한b")
    _ = session.handle(.click(x: 7, y: 5))
    #expect(session.editor?.caret == 2)
    _ = session.handle(.scalar("x"))
    #expect(source.sent == [.edit(id: "name", text: "a한xb")])
    _ = session.handle(.click(x: 15, y: 5))
    #expect(session.editor?.caret == 4)
    _ = session.handle(.click(x: 2, y: 5))
    #expect(session.editor?.caret == 0)
  }

  @Test func `a long text scrolls with the caret`() {
    let (_, session) = session("abcdefghijklmnopqrst")
    #expect(line(session) == "┃ fghijklmnopqrst  ┃ 19")
    for _ in 0..<4 { _ = session.handle(.left) }
    #expect(line(session) == "┃ fghijklmnopqrst  ┃ 15")
    _ = session.handle(.home)
    #expect(line(session) == "┃ abcdefghijklmnop ┃ 4")
    _ = session.handle(.end)
    _ = session.handle(.click(x: 5, y: 5))
    #expect(session.editor?.caret == 6)
    #expect(line(session) == "┃ fghijklmnopqrst  ┃ 5")
  }

  @Test func `a field without the focus shows its beginning, and a click there is meant as it looks`() {
    let (_, session) = session("abcdefghijklmnopqrst")
    _ = session.handle(.backTab)
    #expect(line(session) == "│ abcdefghijklmnop │ -1")
    _ = session.handle(.click(x: 6, y: 5))
    #expect(session.editor?.caret == 2)
    #expect(line(session) == "┃ abcdefghijklmnop ┃ 6")
  }

  @Test func `a resize while editing keeps text and caret in sight`() {
    let (_, session) = session("abcdefghijklmnopqrst")
    for _ in 0..<3 { _ = session.handle(.left) }
    for width in [9, 60, 30, 12] {
      session.resize(to: LayoutSize(width: width, height: 20))
      #expect(session.editor?.caret == 17)
      #expect(session.screen().caret != nil, "width \(width)")
    }
  }

  @Test func `fields of the same name on two layers have carets of their own`() {
    let (source, session) = session("abc")
    _ = session.handle(.left)
    source.frame.layers.append(.init(key: "sheet", style: .sheet, content: field("name", "abcdef")))
    session.update()
    #expect(session.editor?.caret == 6)
    source.frame.layers.removeLast()
    session.update()
    #expect(session.editor?.caret == 2)
  }
}
