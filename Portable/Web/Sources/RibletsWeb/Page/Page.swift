import RibletsPages

/// The document that a browser loads: style, script and the current content.
struct Page {
  var title: String
  var element: Element
  var version: String
  var assets: String
  var transitionMilliseconds: Int
  /// The nonce that allows only this document's own style and script to run; new for every document.
  var nonce: String

  @MainActor
  init(of view: LiveView, nonce: String) {
    title = view.page.title
    element = view.page.element
    version = view.page.version
    assets = PageAssets.stamp(for: view.source)
    transitionMilliseconds = Self.milliseconds(view.source.transitionDuration)
    self.nonce = nonce
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    \(head)
    </head>
    <body\(data)>
    \(element.html)
    <div id="banner" role="status" hidden><span></span><button type="button">Try now</button></div>
    <div id="toast" role="status" hidden></div>
    <noscript>This page shows a running app and needs JavaScript.</noscript>
    <script nonce="\(nonce)">
    \(PageAssets.script)</script>
    </body>
    </html>

    """
  }

  private var head: String {
    """
    <meta charset="utf-8">
    <meta name="viewport" content="\(Self.viewport)">
    <meta name="theme-color" content="\(Palette.light.background.css)" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="\(Palette.dark.background.css)" media="(prefers-color-scheme: dark)">
    <link rel="icon" href="data:,">
    <title>\(Markup.escaped(title))</title>
    <style nonce="\(nonce)">
    \(PageAssets.css)</style>
    """
  }

  /// The viewport: as wide as the screen, up to its edges, and no higher than the space above a keyboard.
  private static let viewport =
    "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"

  /// The settings of the script, as attributes of the body.
  private var data: String {
    [("version", version), ("assets", assets), ("time", String(transitionMilliseconds))]
      .map { " data-\($0.0)=\"\(Markup.escaped($0.1))\"" }
      .joined()
  }

  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Double(seconds) * 1000 + Double(attoseconds) / 1e15
    // Longer than any real transition; also keeps the number within the range of `Int`.
    return Int(min(max(milliseconds, 0), 10_000).rounded())
  }
}
