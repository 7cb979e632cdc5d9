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

  @Test func `a page with a transition of its own has its name, and what it covers does not move aside`() throws {
    var frame = frame([.full, .push, .sheet])
    frame.layers[1].transition = .zoom
    frame.layers[2].transition = .zoom
    let sections = frame.element.children

    #expect(sections.map { $0.attributes["data-motion"] } == [nil, "zoom", nil])
    #expect(sections.map { $0.attributes["data-covered"] } == ["zoom", "sheet", nil])
    for name in Frame.Layer.Transition.allCases {
      for stage in ["entering", "leaving.over"] {
        #expect(PageAssets.css.contains(".layer[data-motion=\"\(name.rawValue)\"].\(stage) > .panel {"))
      }
    }
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

  @Test func `tabs are a navigation beside the panel, and the selected one is not told by colour alone`() throws {
    var frame = frame([.full])
    frame.layers[0].tabs = [
      .init(identifier: "tab-Home", title: "Home", icon: "house", isSelected: true),
      .init(identifier: "tab-A & B", title: "A & B", icon: "<", badge: 3),
      .init(identifier: "tab-More", title: "More", icon: "no.such.symbol"),
    ]
    let section = try #require(frame.element.children.first)
    #expect(section.children.map(\.tag) == ["div", "div", "nav"])
    let buttons = section.all("button")
    #expect(buttons.map { $0.attributes["aria-current"] } == ["page", nil, nil])
    #expect(buttons.map(\.key) == ["tab-Home", "tab-A & B", "tab-More"])
    #expect(buttons[0].children.map(\.tag) == ["svg", "span"])
    #expect(buttons[0].children[0].attributes["aria-hidden"] == "true")
    #expect(
      buttons[1].html
        == #"<button data-id="tab-A &amp; B" type="button"><span aria-hidden="true" class="icon">&lt;</span>"#
        + #"<span class="name" dir="auto">A &amp; B</span><span class="badge">3</span></button>"#)
    #expect(buttons[2].children.map(\.text) == ["More"])
  }

  @Test func `a layer without tabs has no navigation`() {
    #expect(frame([.full, .push]).element.all("nav").isEmpty)
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
