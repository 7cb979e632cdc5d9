import RibletsViews
import Testing

@testable import RibletsWeb

@MainActor
struct PageTests {
  let app = ScriptedApp()

  @Test func `the page shows what the app shows`() {
    let view = app.view
    app.name = "</script><b>"

    view.refresh()
    let html = Page(of: app.view, nonce: "n").html

    #expect(html.contains(app.frame.element.html))
    #expect(!html.contains("<b>"))
    #expect(html.contains("<title>Screen – App</title>"))
    #expect(html.contains("data-version=\"run.1\""))
  }

  @Test func `style and script carry the document's nonce, and there is no other`() {
    let html = Page(of: app.view, nonce: "once").html

    #expect(html.components("<style") == 1)
    #expect(html.components("<style nonce=\"once\">") == 1)
    #expect(html.components("<script") == 1)
    #expect(html.components("<script nonce=\"once\">") == 1)
    #expect(!html.contains(" style="))
    #expect(!html.contains(" onclick="))
  }

  @Test func `texts have sizes that follow the reader's, and so have the boxes of fields`() {
    let sizes = PageAssets.css.matches(of: /(?:font|font-size|line-height): [^;}]*\dpx/).map { String($0.output) }
    // The largest size of a badge: a number that grows further would cover the symbol.
    #expect(sizes.filter { !$0.contains("min(") && !$0.contains("clamp(") } == [])
  }

  @Test func `pages of one program have one stamp, and other settings another`() {
    let source = LiveSource(title: "App", frame: { Frame() }, send: { _ in })
    let slower = LiveSource(title: "App", transitionDuration: .seconds(1), frame: { Frame() }, send: { _ in })

    #expect(PageAssets.stamp(for: source) == PageAssets.stamp(for: app.view.source))
    #expect(PageAssets.stamp(for: source) != PageAssets.stamp(for: slower))
  }

  @Test(arguments: [
    (Duration.zero, 0), (.milliseconds(320), 320), (.seconds(-1), 0), (.seconds(Int64.max), 10_000),
  ])
  func `transitions are as long as the window's`(_ duration: Duration, _ milliseconds: Int) {
    let source = LiveSource(title: "", transitionDuration: duration, frame: { Frame() }, send: { _ in })

    #expect(Page(of: LiveView(source, run: "a"), nonce: "n").transitionMilliseconds == milliseconds)
  }
}

extension String {
  /// Returns the number of times that a text occurs in this one.
  fileprivate func components(_ text: String) -> Int {
    ranges(of: text).count
  }
}
