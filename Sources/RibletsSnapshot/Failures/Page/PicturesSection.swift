import Foundation

/// Two pictures in SVG, side by side or one over the other. The page's script adds their difference.
struct PicturesSection {
  let entry: FailureEntry
  /// The identifier that makes the names of the buttons unique on the page.
  let identifier: String

  var html: String {
    guard let expected = entry.expected, entry.kind != .unreadable, let actual = entry.actual else { return onlyActual }
    return """
      <section class="pictures">
      \(modes)
      <label class="at"><span>Expected</span>\
      <input type="range" min="0" max="100" value="50" aria-label="From expected to actual"><span>Actual</span></label>
      <div class="stage">
      \(figure("expected", "Expected", "the snapshot", expected))
      \(figure("actual", "Actual", "this run", actual))
      </div>
      </section>
      """
  }

  private var modes: String {
    let choices = [
      ("side", "Side by side"), ("onion", "Onion skin"), ("slider", "Slider"), ("blink", "Blink"), ("blend", "Blend"),
    ]
    let buttons = choices.map { value, name in
      "<label><input type=\"radio\" name=\"\(identifier)\" value=\"\(value)\"\(value == "side" ? " checked" : "")>"
        + "<span>\(name)</span></label>"
    }
    return "<div class=\"modes\" role=\"radiogroup\" aria-label=\"How to compare\">\(buttons.joined())</div>"
  }

  private func figure(_ role: String, _ name: String, _ origin: String, _ bytes: [UInt8]) -> String {
    """
    <figure class="\(role)"><figcaption>\(name) <small>\(origin)</small></figcaption>\
    <img alt="\(name)" src="data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"></figure>
    """
  }

  /// The section without an expected picture.
  private var onlyActual: String {
    guard let actual = entry.actual else { return "" }
    return """
      <section class="pictures single"><div class="stage">
      \(figure("actual", "Actual", "this run", actual))
      </div></section>
      """
  }
}
