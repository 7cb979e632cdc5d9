import Riblets
import Testing

@_spi(Hosts) @testable import RibletsViews

/// The tab bar: at the foot of its layer, and over the pages of its tabs.
@MainActor
struct TabBarTests {
  let window = Window()
  let root = PlaceRouter("Root")

  init() {
    root.launch(from: window)
    for title in ["Home", "Cart"] { root.route(to: .child(title), as: .tab) }
    root.select(.child("Home"))
  }

  private var titles: [[String]] { window.frame.layers.map { $0.tabs.map { $0.title + ($0.isSelected ? "*" : "") } } }

  private func pushInHome(_ title: String) { root.place("Home")?.route(to: .child(title), as: .pushed) }

  @Test func `the tabs are at the foot of the layer and no part of its content`() throws {
    let layer = try #require(window.frame.layers.last)
    #expect(
      layer.tabs == [
        .init(identifier: "tab-Home", title: "Home", isSelected: true), .init(identifier: "tab-Cart", title: "Cart"),
      ])
    #expect(!layer.content.all.contains { $0.identifier == "tab-Cart" })
    #expect(layer.buttons.map(\.identifier) == ["tab-Home", "tab-Cart"])
    #expect(layer.description.hasSuffix(#"  tab tab-Home "Home" selected\#n  tab tab-Cart "Cart""#))
  }

  @Test func `a tab shows its symbol and the badge that it is given while the app runs`() throws {
    let before = try #require(window.frame.layers.last)
    root.set(badge: 3, on: .child("Cart"))
    let after = try #require(window.frame.layers.last)
    #expect(after.tabs.map(\.badge) == [0, 3])
    #expect(after.description.hasSuffix(#"tab tab-Cart "Cart" badge 3"#))
    #expect((after.key, after.content) == (before.key, before.content))
    #expect(window.runningTransitions.isEmpty)
    root.set(badge: -1, on: .child("Cart"))
    #expect(window.frame.layers.last?.tabs.map(\.badge) == [0, 0])
  }

  @Test func `the tabs stay over pages of the selected tab, also when they are pressed there`() throws {
    pushInHome("News")
    root.place("News")?.route(to: .child("Story"), as: .pushed)
    #expect(titles == Array(repeating: ["Home*", "Cart"], count: 3))
    try window.press("tab-Cart")
    #expect(titles == [["Home", "Cart*"]])
    try window.press("tab-Home")
    #expect(window.frame.layers.map(\.title) == ["Root", "News", "Story"])
  }

  @Test func `the tabs are not over sheets, nor over pages that do not belong to a tab`() {
    pushInHome("News")
    root.place("News")?.route(to: .child("Form"), as: .sheet)
    #expect(titles == [["Home*", "Cart"], ["Home*", "Cart"], []])
    root.place("News")?.leave(.child("Form"))
    root.route(to: .child("About"), as: .pushed)
    #expect(titles == [["Home*", "Cart"], ["Home*", "Cart"], []])
  }

  @Test func `a screen hides the tabs for itself and those above it`() throws {
    pushInHome("News")
    root.place("News")?.route(to: .child("Story"), as: .pushed)
    let news = try #require(root.place("News")?.viewController)
    news.hidesBottomBarWhenPushed = true
    #expect(titles == [["Home*", "Cart"], [], []])
    #expect(throws: InputError.self) { try window.press("tab-Cart") }
    news.hidesBottomBarWhenPushed = false
    #expect(titles == Array(repeating: ["Home*", "Cart"], count: 3))
  }

  @Test func `a sheet has the tabs of its own content`() {
    root.route(to: .child("Form"), as: .sheet)
    root.place("Form")?.route(to: .child("Date"), as: .tab)
    root.place("Date")?.route(to: .child("Month"), as: .pushed)
    #expect(titles == [["Home*", "Cart"], ["Date*"], ["Date*"]])
  }

  @Test func `tabs inside of a tab are a row of buttons where the body places them`() throws {
    root.place("Home")?.route(to: .child("New"), as: .tab)
    root.place("Home")?.route(to: .child("Old"), as: .tab)
    root.place("Home")?.set(badge: 2, on: .child("Old"))
    #expect(titles == [["Home*", "Cart"]])
    let row = try window.frame.node("tab-Old")
    #expect(
      row
        == .button(
          id: "tab-Old", title: "Old 2", role: .primary, tint: .plain, isEnabled: true, label: "Old, 2, selected"))
    try window.press("tab-New")
    #expect(try window.frame.button("tab-New").role == .primary)
    #expect(try window.frame.button("tab-Old").role == .normal)
  }

  @Test func `a page that is in a tab gives way to the names of the tabs`() {
    final class Page: ViewController {
      override var body: any View { Button("Cart") {}.identifier("tab-Cart") }
    }
    let bar = LayerResolver.TabBar(
      tabs: [TabElement(title: "Cart", icon: "cart", badge: 0, isSelected: true) {}], owner: ViewController(),
      prefix: "")
    let result = LayerResolver.resolve(Page(), in: bar) { $0.body.element }
    #expect(result.tabs.map(\.identifier) == ["tab-Cart"])
    #expect(result.content.identifier == "tab-Cart-2")
    #expect(result.misuses.isEmpty)
  }

  @Test(arguments: ["house", "cart", "magnifyingglass", "person", "gearshape"])
  func `usual symbols have lines to draw, and unknown names have none`(name: String) {
    #expect(TabSymbol.paths[name]?.hasPrefix("M") == true)
    #expect(TabSymbol.paths[name + ".unknown"] == nil)
  }
}
