import RibletsViews
import Testing

@testable import RibletsTerminal

/// Screens of several layers, of more than fits, and of little room, whole.
@MainActor
struct LayerScreenTests {
  @Test func `an alert stands in the middle of what it covers`() {
    let source = ScriptedSource(button("Play"), title: "Game")
    source.frame.layers.append(
      .init(
        key: "alert", style: .alert, title: "You won", content: column(text("Well played."), button("Close Game"))))
    let session = source.session(width: 40, height: 18)
    #expect(
      session.screen().text == """

                          Game

          ╭──────────────────────────────────╮
          │       ╭──────────────────╮       │
          ╰───────│     You won      │───────╯
                  │                  │
                  │   Well played.   │
                  │  ┏━━━━━━━━━━━━┓  │
                  │  ┃ Close Game ┃  │
                  │  ┗━━━━━━━━━━━━┛  │
                  ╰──────────────────╯





         Ctrl-C quit · Enter press
        """)
  }

  /// A screen with three tabs and four rows that lead somewhere.
  private func tabbed(_ width: Int, _ height: Int) -> TerminalSession {
    let source = ScriptedSource(
      .list(children: ["Lamp", "Chair", "Rug", "Mug"].map { button($0, role: .link) }), title: "Shop")
    source.frame.layers[0].tabs = [
      .init(identifier: "tab-Home", title: "Home", icon: "house", isSelected: true),
      .init(identifier: "tab-Search", title: "Search"), .init(identifier: "tab-Cart", title: "Cart", badge: 3),
    ]
    return source.session(width: width, height: height)
  }

  @Test func `tabs are at the foot below a line that is heavy over the selected one`() {
    #expect(
      tabbed(40, 20).screen().text.hasSuffix(
        """
        ━━━━━━━━━━━━━━──────────────────────────
             Home        Search       Cart 3
         Ctrl-C quit · Enter press
        """))
  }

  @Test func `on a low screen tabs have one line, and the selected one is underlined`() {
    let session = tabbed(20, 6)
    #expect(
      session.screen().text == """
                Shop
          Lamp          ›
          Chair         ›
          Rug           ›
          Mug           ›
         Home  Search Cart 3
        """)
    let grid = session.screen()
    #expect((0..<20).filter { grid[$0, 5].style.isUnderlined } == [1, 2, 3, 4])
  }

  @Test func `the arrows reach the tabs, and enter presses one`() {
    let session = tabbed(20, 6)
    for _ in 0..<4 {
      session.setFocus(FocusMovement(controls: session.top?.controls ?? []).next(after: session.focus)?.id)
    }
    #expect(session.focus == .node("tab-Home"))
    #expect(session.focused?.kind == .button(.normal))
  }

  @Test func `names above a board stay in sight on a low screen, which has the line of the keys for them`() {
    let names = Node.list(children: [row(column(text("X  Alexander", .title)), column(text("O  Bo", .title)))])
    let board = Node.grid(columns: 3, spacing: 8, children: (1...9).map { button("\($0)", role: .cell) })
    let session = ScriptedSource(column(names, .spacer, board), title: "Tic Tac Toe").session(width: 20, height: 6)
    session.setFocus(.node("9"))
    #expect(
      session.screen().text == """
            Tic Tac Toe
         X           O  Bo
         Alexander
         [ 1 ] [ 2 ] [ 3 ]
         [ 4 ] [ 5 ] [ 6 ]
         [ 7 ] [ 8 ] [ 9 ]
        """)
  }

  @Test func `a sheet leaves the title of what it covers`() {
    let source = ScriptedSource(button("Play"), title: "Game")
    source.frame.layers.append(
      .init(
        key: "sheet", style: .sheet, title: "Score", canGoBack: true,
        content: column(text("1 : 0"), .spacer, button("Done", role: .primary))))
    let session = source.session(width: 40, height: 18)
    #expect(
      session.screen().text == """

                          Game
        ╭──────────────────────────────────────╮
        │  ‹ Back        Score                 │
        │                                      │
        │                1 : 0                 │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │  ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓  │
        │  ┃              Done              ┃  │
        │  ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛  │
        ╰──────────────────────────────────────╯
         Ctrl-C quit · Enter press · Esc back
        """)
  }

  @Test func `a pushed screen has a title and a way back`() {
    let source = ScriptedSource(
      column(text("Text"), button("Go")), style: .push, title: "Settings", canGoBack: true)
    let session = source.session(width: 40, height: 18)
    #expect(
      session.screen().text == """

          ‹ Back        Settings

                          Text
          ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
          ┃                Go                ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛










         Ctrl-C quit · Enter press · Esc back
        """)
  }

  @Test func `a list that does not fit scrolls, and the focus comes along`() {
    let source = ScriptedSource(.list(children: (1...40).map { button("Row \($0)") }))
    let session = source.session(width: 30, height: 18)
    _ = session.handle(.pageDown)
    #expect(session.focus == .node("Row 15"))
    #expect(
      session.screen().text == """

           Row 15                    │
           Row 16                    │
           Row 17                    │
           Row 18                    │
           Row 19                    │
           Row 20                    ┃
           Row 21                    ┃
           Row 22                    ┃
           Row 23                    ┃
           Row 24                    ┃
           Row 25                    │
           Row 26                    │
           Row 27                    │
           Row 28                    │
           Row 29                    │

         Ctrl-C quit · Enter press
        """)
  }

  @Test func `twenty columns and five lines are enough to log in`() {
    let source = ScriptedSource(
      column(text("Hello"), field("Name", "Ana"), button("Log in", role: .primary)), title: "Welcome", canGoBack: true)
    let session = source.session(width: 20, height: 5)
    #expect(
      session.screen().text == """
         ‹    Welcome
               Hello
         [ Ana            ]
         [     Log in     ]
         Ctrl-C quit
        """)
  }

  @Test(arguments: [
    (20, " Ctrl-C quit"), (21, " Larder · Ctrl-C quit"), (40, " Larder · Ctrl-C quit · Enter press"),
  ])
  func `the key that quits was left out for the title on a narrow screen`(width: Int, line: String) {
    let source = ScriptedSource(button("Play"))
    let session = TerminalSession(source: source, title: "Larder", size: LayoutSize(width: width, height: 8))
    #expect(session.screen().text.hasSuffix("\n" + line))
  }

  @Test func `a text longer than the screen begins at its beginning`() {
    let lines = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let session = ScriptedSource(column(text(lines), button("Agree"))).session(width: 20, height: 10)
    #expect(session.focus == nil)
    #expect(
      session.screen().text == """
         Line 1            ┃
         Line 2            │
         Line 3            │
         Line 4            │
         Line 5            │
         Line 6            │
         Line 7            │
         Line 8            │
         Line 9            │
         Ctrl-C quit
        """)
  }

  @Test func `enter does not lead back from a long text that was just opened`() {
    let lines = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let source = ScriptedSource(column(text(lines), button("Agree")), style: .push, canGoBack: true)
    _ = source.session(width: 20, height: 10).handle(.enter)
    #expect(source.sent == [])
  }

  @Test func `a screen that fits without its gaps has none and does not scroll`() {
    let nodes = (1...4).map { button("b\($0)") }
    let source = ScriptedSource(.stack(.vertical, spacing: 16, children: nodes))
    #expect(source.session(width: 30, height: 18).top?.controls.map(\.rect.y) == [1, 5, 9, 13])
    let tight = ScriptedSource(.stack(.vertical, spacing: 16, children: nodes + [button("b5")]))
    let session = tight.session(width: 30, height: 18)
    #expect(session.top?.controls.map(\.rect.y) == [0, 3, 6, 9, 12])
    #expect(session.top?.scrollAreas == [])
  }

  @Test func `arrows go through a long text to what is below it`() {
    let lines = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let source = ScriptedSource(column(text(lines), button("Agree")))
    let session = source.session(width: 20, height: 10)
    _ = session.handle(.enter)
    #expect(source.sent == [])
    for _ in 0..<20 { _ = session.handle(.down) }
    #expect(session.focused?.visible == session.focused?.rect)
    _ = session.handle(.enter)
    #expect(source.sent == [.press(id: "Agree")])
  }

  @Test func `a control that was scrolled away is shown before it is pressed`() {
    let source = ScriptedSource(.list(children: (1...40).map { button("Row \($0)") }))
    let session = source.session(width: 30, height: 18)
    for _ in 0..<5 { _ = session.handle(.wheel(x: 5, y: 5, isUp: false)) }
    #expect(session.focused?.visible.isEmpty == true)
    _ = session.handle(.enter)
    #expect(source.sent == [])
    #expect(session.focused?.visible.isEmpty == false)
    _ = session.handle(.enter)
    #expect(source.sent == [.press(id: "Row 1")])
  }

  @Test func `content that grows above the focus does not push it out of sight`() {
    let source = ScriptedSource(column(text("a"), button("b")))
    let session = source.session(width: 20, height: 10)
    let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    source.frame.layers[0].content = column(text(lines), button("b"))
    session.update()
    #expect(session.focused?.visible.isEmpty == false)
  }

  @Test func `the wheel turns the list under it, and beside everything the screen`() {
    let rows = Node.list(children: (1...40).map { button("Row \($0)") })
    let list = ScriptedSource(column(text("top"), rows)).session(width: 30, height: 18)
    _ = list.handle(.wheel(x: 5, y: 5, isUp: false))
    #expect(list.top?.scrollAreas.map(\.offset) == [3])
    _ = list.handle(.wheel(x: 5, y: 17, isUp: false))
    #expect(list.top?.scrollAreas.map(\.offset) == [3])
    _ = list.handle(.wheel(x: 0, y: 5, isUp: true))
    #expect(list.top?.scrollAreas.map(\.offset) == [0])
  }
}
