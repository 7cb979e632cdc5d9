import RibletsViews
import Testing

private final class BoardViewController: ViewController {
  var undone = 0 { didSet { setNeedsDisplay() } }

  override var body: any View {
    Card {
      Text("\(undone)")
      Button("Undo") { self.undone += 1 }.identifier("undo")
    }
  }
}

@MainActor
struct EmbeddedTests {
  let window = Window()
  let diagnoses = DiagnosisLog()
  let root = LoggedViewController("root")
  private let left = BoardViewController()
  private let right = BoardViewController()

  init() {
    diagnoses.listen(to: window)
    root.addChild(left)
    root.addChild(right)
    window.rootViewController = root
  }

  @Test func `two children of one class keep their actions apart`() throws {
    root.content = { [left, right] in
      HStack {
        left
        right
      }
    }

    try window.press("undo-2")

    #expect((left.undone, right.undone) == (0, 1))
    #expect(window.frame.texts == ["root", "0", "1"])
    #expect(diagnoses.texts == [])
  }

  @Test func `a prefix gives each child identifiers that stay`() throws {
    root.content = { [left, right] in
      Group {
        Embedded(left).identifierPrefix("left")
        Embedded(right).identifierPrefix("right")
      }
    }
    #expect(window.frame.identifiers == ["left-undo", "right-undo"])

    root.content = { [right] in Embedded(right).identifierPrefix("right") }
    try window.press("right-undo")

    #expect(right.undone == 1)
  }

  @Test func `a child never renames a control of its parent`() {
    root.content = { [left] in
      Group {
        Embedded(left)
        Button("Undo") {}
      }
    }

    #expect(window.frame.identifiers == ["undo-2", "undo"])
    #expect(diagnoses.texts == [])
  }

  @Test func `all children can be embedded at once`() {
    root.content = { [root] in VStack { root.children } }

    #expect(window.frame.texts == ["root", "0", "0"])
  }

  @Test func `a view controller that is not a child is diagnosed and shows nothing`() {
    root.content = { Embedded(BoardViewController()) }

    #expect(window.frame.texts == ["root"])
    #expect(
      diagnoses.texts == [
        """
        'LoggedViewController' embeds 'BoardViewController', which is not its child. Nothing is shown in its place.

        Call 'addChild' first.
        """
      ]
    )
  }

  @Test func `a child that is embedded twice is diagnosed and shown once`() {
    root.content = { [left] in
      Group {
        Embedded(left)
        Embedded(left)
      }
    }

    #expect(window.frame.identifiers == ["undo"])
    #expect(
      diagnoses.texts == [
        """
        'LoggedViewController' embeds 'BoardViewController' twice. Only the first is shown.

        A view controller has one place; to show the same twice, make a second one.
        """
      ]
    )
  }

  @Test func `a view controller that embeds itself is diagnosed`() {
    root.content = { [root] in Embedded(root) }

    #expect(window.frame.texts == ["root"])
    #expect(diagnoses.texts.count == 1)
  }
}
