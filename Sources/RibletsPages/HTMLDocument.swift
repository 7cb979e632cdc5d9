/// A page for a browser in one file, which loads nothing from outside: for reports of tests and tools.
///
/// The living documentation of specs and the failure page of snapshots are such pages. All have the same colours and
/// fonts, light and dark, as variables of CSS: `--paper`, `--ink`, `--accent`.
///
/// ```swift
/// let page = HTMLDocument(title: "Orders", style: "", body: "<h1>Orders</h1>", script: "")
/// try page.description.write(toFile: "orders.html", atomically: true, encoding: .utf8)
/// ```
public struct HTMLDocument: CustomStringConvertible, Sendable {
  private let title: String
  private let style: String
  private let body: String
  private let script: String
  private let fillsScreen: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: A text, which is escaped here.
  ///   - style: CSS that follows the style of all pages.
  ///   - body: The markup of the body.
  ///   - script: JavaScript that runs when the body is there.
  ///   - fillsScreen: True if the page uses the whole screen of a phone, and keeps out of its corners by itself.
  public init(title: String, style: String, body: String, script: String, fillsScreen: Bool = false) {
    self.title = title
    self.style = style
    self.body = body
    self.script = script
    self.fillsScreen = fillsScreen
  }

  /// The whole file.
  public var description: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1\(fillsScreen ? ", viewport-fit=cover" : "")">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(Self.baseStyle)
    \(style)
    </style>
    </head>
    <body>
    \(body)
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  /// The colours, fonts and resets of every page.
  private static let baseStyle = """
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f6f7f9, #12151b);
      --surface: light-dark(#ffffff, #1b1f26);
      --raised: light-dark(#eef0f3, #262b34);
      --line: light-dark(#dfe3e8, #303640);
      --ink: light-dark(#1b2028, #e7eaef);
      --soft: light-dark(#5d6674, #9aa4b2);
      --accent: light-dark(#2f56cf, #8fadff);
      --good: light-dark(#197a43, #4fc584);
      --warn: light-dark(#9a5b00, #f0b550);
      --bad: light-dark(#b92b30, #ff7d7d);
      --good-tint: light-dark(#e6f4ec, #14301f);
      --warn-tint: light-dark(#fdf3dc, #37290c);
      --bad-tint: light-dark(#fdecea, #3a1f1e);
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Apple SD Gothic Neo", "Hiragino Sans", "Noto Sans",
        "Noto Sans CJK KR", "Noto Sans CJK JP", sans-serif;
    }
    :lang(ko) { word-break: keep-all; }
    :lang(ja) { word-break: auto-phrase; }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; }
    code, pre, kbd { font-family: var(--mono); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    """
}
