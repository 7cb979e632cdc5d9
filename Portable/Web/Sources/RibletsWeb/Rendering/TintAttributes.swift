import RibletsViews

extension Node.Tint {
  /// The class of the tint in the style sheet; `nil` for no tint.
  var className: String? {
    switch self {
    case .plain: nil
    case .secondary: "tint-secondary"
    case .accent: "tint-accent"
    case .red: "tint-red"
    case .blue: "tint-blue"
    case .green: "tint-green"
    case .orange: "tint-orange"
    case .hex: "tint-own"
    }
  }

  /// The properties for a colour of the app's own: legible ones for texts in each scheme, and the colour itself with
  /// one for texts on it.
  var properties: [(name: String, value: String)] {
    guard case .hex(let hex) = self else { return [] }
    let colour = Colour(hex: hex)
    return [
      ("own-light", colour.legible(in: .light).css),
      ("own-dark", colour.legible(in: .dark).css),
      ("own", colour.css),
      ("on-own", colour.textOnIt.css),
    ]
  }
}

/// The style of an element: classes, and custom properties that the page's script sets.
///
/// The page's policy allows no `style` attributes, so properties are data attributes.
struct Style {
  var classes: [String]
  var properties: [(name: String, value: String)] = []

  init(_ classes: String?..., tint: Node.Tint = .plain) {
    self.classes = (classes + [tint.className]).compactMap { $0 }
    self.properties = tint.properties
  }

  var attributes: [String: String] {
    var attributes: [String: String] = [:]
    if !classes.isEmpty { attributes["class"] = classes.joined(separator: " ") }
    if !properties.isEmpty {
      attributes["data-style"] = properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    }
    return attributes
  }
}
