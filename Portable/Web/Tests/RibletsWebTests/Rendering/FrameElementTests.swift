import RibletsViews
import Testing

@testable import RibletsWeb

struct FrameElementTests {
  @Test func `only the top layer can be reached`() {
    let sections = frame([.full, .push, .alert]).element.children

    #expect(sections.map { $0.attributes["inert"] } == ["", "", nil])
    #expect(sections.map { $0.attributes["aria-hidden"] } == ["true", "true", nil])
    #expect(sections.map { $0.attributes["data-covered"] } == ["push", "alert", nil])
  }

  @Test func `sheets and alerts are dialogs`() {
    let sections = frame([.full, .push, .sheet, .alert]).element.children

    #expect(sections.map { $0.attributes["role"] } == [nil, nil, "dialog", "alertdialog"])
    #expect(sections.map { $0.attributes["aria-modal"] } == [nil, nil, "true", "true"])
  }

  @Test func `a dialog without a title is called by its text`() {
    let alert = Frame.Layer(key: "a", style: .alert, content: .text("Ada won!", style: .title, tint: .plain))

    #expect(Frame(layers: [alert]).element.children[0].attributes["aria-label"] == "Ada won!")
  }

  @Test(arguments: [(Frame.Layer.Style.push, "Back"), (.sheet, "Close"), (.full, "Back")])
  func `a way back has a button`(_ style: Frame.Layer.Style, _ label: String) {
    let buttons = frame([style], canGoBack: true).element.all("button")

    #expect(buttons.map(\.text) == [label])
  }

  @Test func `an alert has no button of its own`() {
    #expect(frame([.alert], canGoBack: true).element.all("button").isEmpty)
  }

  @Test func `a title is the heading of its layer`() {
    #expect(frame([.full], titles: ["A & B"]).element.all("h1").map(\.html) == [#"<h1 dir="auto">A &amp; B</h1>"#])
  }

  @Test func `the tab shows the topmost title and the app`() {
    #expect(frame([.full, .push], titles: ["A", "B"]).pageTitle(of: "App") == "B – App")
    #expect(frame([.full, .alert], titles: ["A", ""]).pageTitle(of: "App") == "A – App")
    #expect(frame([.full], titles: ["App"]).pageTitle(of: "App") == "App")
    #expect(Frame().pageTitle(of: "App") == "App")
    #expect(frame([.full], titles: ["A"]).pageTitle(of: "") == "A")
  }

  private func frame(
    _ styles: [Frame.Layer.Style], titles: [String] = [], canGoBack: Bool = false
  ) -> Frame {
    Frame(
      layers: styles.enumerated().map { index, style in
        Frame.Layer(
          key: String(index), style: style, title: titles.isEmpty ? "" : titles[index], canGoBack: canGoBack,
          content: .spacer)
      })
  }
}
