import RibletsViews
import Testing

@testable import RibletsTerminal

/// A screen for each kind of node, whole.
@MainActor
struct NodeScreenTests {
  private func screen(_ node: Node) -> String { ScriptedSource(node).session(width: 30, height: 18).screen().text }

  @Test func `a long text is broken between words, headings stand in the middle`() {
    let node = column(
      text("Large", .largeTitle), text("Title", .title), text("A body that is longer than one line of this screen."),
      text("Caption", .caption))
    #expect(
      screen(node) == """

                    Large
                    Title
          A body that is longer than
          one line of this screen.
                   Caption











         Ctrl-C quit
        """)
  }

  @Test func `buttons are boxes as wide as the screen`() {
    let node = column(
      button("One"), button("Two", role: .primary), button("Off", isEnabled: false),
      button("Delete", role: .destructive))
    #expect(
      screen(node) == """

          ╭────────────────────────╮
          │          One           │
          ╰────────────────────────╯
          ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
          ┃          Two           ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
          ╭────────────────────────╮
          │          Off           │
          ╰────────────────────────╯
          ╭────────────────────────╮
          │         Delete         │
          ╰────────────────────────╯




         Ctrl-C quit · Enter press
        """)
  }

  @Test func `a field shows its name where its text leaves room for it`() {
    let node = column(
      field("Name", "Ana"), field("Empty"), .field(id: "p", placeholder: "Password", value: "secret", isSecure: true))
    #expect(
      screen(node) == """

          ┏━ Name ━━━━━━━━━━━━━━━━━┓
          ┃ Ana                    ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━┛
          ╭────────────────────────╮
          │ Empty                  │
          ╰────────────────────────╯
          ╭─ Password ─────────────╮
          │ ••••••                 │
          ╰────────────────────────╯







         Ctrl-C quit · Enter next
        """)
  }

  @Test func `toggles are marked when they are on`() {
    let node = column(.toggle(id: "a", title: "Sound", isOn: true), .toggle(id: "b", title: "Music", isOn: false))
    #expect(
      screen(node) == """

           [x] Sound
           [ ] Music














         Ctrl-C quit · Space switch
        """)
  }

  @Test func `an image is its symbol`() {
    let node = Node.image(symbol: "🎉", label: "Party")
    #expect(
      screen(node) == """

                      🎉















         Ctrl-C quit
        """)
  }

  @Test func `a progress is a bar below its label`() {
    let node = Node.progress(value: 0.5, label: "Loading")
    #expect(
      screen(node) == """

          Loading
          ━━━━━━━━━━━━━─────────────














         Ctrl-C quit
        """)
  }

  @Test func `a row gives what is left over to its spacer`() {
    let node = row(text("left"), .spacer, text("right"))
    #expect(
      screen(node) == """

          left                 right















         Ctrl-C quit
        """)
  }

  @Test func `a grid of cells is a board`() {
    let node = Node.grid(
      columns: 3, spacing: 8,
      children: (1...9).map {
        .button(id: "c\($0)", title: ["✕", "○", ""][$0 % 3], role: .cell, tint: .plain, isEnabled: true)
      })
    #expect(
      screen(node) == """

           ┏━━━━━┓ ╭─────╮ ╭─────╮
           ┃  ○  ┃ │     │ │  ✕  │
           ┗━━━━━┛ ╰─────╯ ╰─────╯
           ╭─────╮ ╭─────╮ ╭─────╮
           │  ○  │ │     │ │  ✕  │
           ╰─────╯ ╰─────╯ ╰─────╯
           ╭─────╮ ╭─────╮ ╭─────╮
           │  ○  │ │     │ │  ✕  │
           ╰─────╯ ╰─────╯ ╰─────╯







         Ctrl-C quit · Enter press
        """)
  }

  @Test func `a list has a row for each button`() {
    let node = Node.list(children: (1...4).map { button("Row \($0)") })
    #expect(
      screen(node) == """

           Row 1
           Row 2
           Row 3
           Row 4












         Ctrl-C quit · Enter press
        """)
  }

  @Test func `a card is a box around its content`() {
    let node = Node.card(column(text("Score", .title), text("3 : 1")), tint: .accent)
    #expect(
      screen(node) == """

          ╭────────────────────────╮
          │         Score          │
          │         3 : 1          │
          ╰────────────────────────╯












         Ctrl-C quit
        """)
  }

  @Test func `a spacer pushes what follows to the end`() {
    let node = column(text("top"), .spacer, text("bottom"))
    #expect(
      screen(node) == """

                     top













                    bottom

         Ctrl-C quit
        """)
  }

  @Test func `a divider is a line`() {
    let node = column(text("above"), .divider, text("below"))
    #expect(
      screen(node) == """

                    above
          ──────────────────────────
                    below













         Ctrl-C quit
        """)
  }

  @Test func `a name changes nothing`() {
    let node = Node.identified(id: "x", text("named"))
    #expect(
      screen(node) == """

                    named















         Ctrl-C quit
        """)
  }
}
