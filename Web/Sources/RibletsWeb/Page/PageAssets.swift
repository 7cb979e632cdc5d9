/// The page's own style and script.
enum PageAssets {
  static let css = palette + text(PackageResources.page_css)
  /// The parts of the script know each other, and nothing else on the page knows them.
  static let script = """
    "use strict";
    {
    \(text(PackageResources.page_js))
    \(text(PackageResources.controls_js))
    \(text(PackageResources.history_js))
    \(text(PackageResources.connection_js))}

    """

  /// Names the style, the script and the settings a page was made with. A page that stayed open while the app was
  /// built anew has another stamp, and loads itself again.
  @MainActor
  static func stamp(for source: LiveSource) -> String {
    let settings = "\(source.title)\n\(source.transitionDuration)"
    return String(hash(css + script + settings), radix: 36)
  }

  private static let palette = """
    :root{color-scheme:light dark;\(Palette.light.css)}
    @media (prefers-color-scheme:dark){:root{\(Palette.dark.css)}}

    """

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a: the same on every machine and in every run, unlike `Hasher`.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
