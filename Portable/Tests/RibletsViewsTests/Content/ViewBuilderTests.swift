import RibletsViews
import Testing

@MainActor
struct ViewBuilderTests {
  private struct Score: View {
    let name: String
    let points: Int

    var body: any View {
      Text("\(points)", style: .title)
      if points > 9 { Text("Champion") }
      Text(name, style: .caption)
    }
  }

  private func outline(@ViewBuilder _ content: () -> any View) -> String {
    show(VStack { content() })
  }

  @Test func `views stand in the order in which they are written`() {
    #expect(
      outline {
        Text("a")
        Divider()
        Spacer()
        Text("b")
      } == """
        vertical
          text "a"
          divider
          spacer
          text "b"
        """
    )
  }

  @Test(arguments: [(0, "none"), (1, "one"), (2, "many")])
  func `branches choose`(_ count: Int, _ expected: String) {
    let outline = outline {
      if count == 0 {
        Text("none")
      } else if count == 1 {
        Text("one")
      } else {
        Text("many")
      }
    }

    #expect(outline == "vertical\n  text \"\(expected)\"")
  }

  @Test func `a switch, a loop and an optional stand for what they give`() {
    let name: String? = "Ann"
    let missing: String? = nil
    #expect(
      outline {
        switch name {
        case nil: Text("nobody")
        case _?: Text("somebody")
        }
        for number in 1...2 { Text("\(number)") }
        if let name { Text(name) }
        if let missing { Text(missing) }
        ["x", "y"].map { Text($0) }
      } == """
        vertical
          text "somebody"
          text "1"
          text "2"
          text "Ann"
          text "x"
          text "y"
        """
    )
  }

  @Test func `an empty list of views is an empty container`() {
    #expect(outline {} == "vertical")
    #expect(outline { EmptyView() } == "vertical")
  }

  @Test func `a view of one's own is what it is made of`() {
    #expect(
      outline {
        Score(name: "Ann", points: 3)
        Score(name: "Ben", points: 12)
      } == """
        vertical
          text "3" title
          text "Ann" caption
          text "12" title
          text "Champion"
          text "Ben" caption
        """
    )
  }

  @Test func `a group belongs to what it stands in`() {
    #expect(
      outline {
        Group {
          Text("a")
          Group { Text("b") }
        }
      } == """
        vertical
          text "a"
          text "b"
        """
    )
  }
}
