/// Two pictures and their difference, side by side or one over the other.
struct PicturesSection {
  let entry: FailureEntry
  /// The identifier that makes the names of the buttons unique on the page.
  let identifier: String
  let mediaType: String

  var html: String {
    guard let expected = entry.expected, entry.kind != .unreadable, let actual = entry.actual else { return onlyActual }
    let sizes = (PictureSize(expected), PictureSize(actual))
    return """
      <section class="pictures">
      \(modes)
      <label class="at"><span>Expected</span>\
      <input type="range" min="0" max="100" value="50" aria-label="From expected to actual"><span>Actual</span></label>
      <div class="stage">
      \(figure("expected", "Expected", "the snapshot", expected, size: sizes.0, beside: sizes.1))
      \(figure("actual", "Actual", "this run", actual, size: sizes.1, beside: sizes.0))
      \(difference)
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

  private func figure(
    _ role: String, _ name: String, _ origin: String, _ bytes: [UInt8], size: PictureSize?, beside other: PictureSize?
  ) -> String {
    let share = size.map { Double($0.width) / Double(max($0.width, other?.width ?? 0, 1)) } ?? 1
    let attributes = size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    let measure = size.map { " <span>\($0.width) × \($0.height)</span>" } ?? ""
    return """
      <figure class="\(role)" style="--share:\(share)"><figcaption>\(name) <small>\(origin)\(measure)</small></figcaption>\
      <img alt="\(name)"\(attributes) src="\(HTML.dataAddress(of: bytes, mediaType: mediaType))"></figure>
      """
  }

  private var difference: String {
    guard let bytes = entry.difference else { return "" }
    let size = PictureSize(bytes)
    let attributes = size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    return """
      <figure class="difference"><figcaption>Difference <small>where they differ</small></figcaption>\
      <img alt="Difference"\(attributes) src="\(HTML.dataAddress(of: bytes, mediaType: "image/png"))"></figure>
      """
  }

  /// The section without an expected picture.
  private var onlyActual: String {
    guard let actual = entry.actual else { return "" }
    return """
      <section class="pictures single"><div class="stage">
      \(figure("actual", "Actual", "this run", actual, size: PictureSize(actual), beside: nil))
      </div></section>
      """
  }
}

/// The size in the first chunk of a PNG.
struct PictureSize: Equatable {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
