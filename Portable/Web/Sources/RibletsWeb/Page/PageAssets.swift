/// The page's own style and script.
enum PageAssets {
  static let css = palette + text(PackageResources.page_css)
  /// The script, whose parts share one scope that nothing else on the page can access.
  static let script = """
    "use strict";
    {
    \(text(PackageResources.page_js))
    \(text(PackageResources.controls_js))
    \(text(PackageResources.focus_js))
    \(text(PackageResources.history_js))
    \(text(PackageResources.swipe_js))
    \(text(PackageResources.pull_js))
    \(text(PackageResources.connection_js))}

    """

  /// The identity of the style, the script and the settings of a page. A page that stayed open while the app was built
  /// anew has another stamp, and reloads.
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

  /// Returns the FNV-1a hash, which is the same on every machine and in every run, unlike `Hasher`.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
