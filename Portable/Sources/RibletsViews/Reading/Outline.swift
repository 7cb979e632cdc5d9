/// The screen's content as indented text, for tests to compare as a whole.
///
/// One line for each node: its kind, its identifier, its texts in quotation marks, then properties
/// that differ from the defaults. The same frame gives the same text everywhere. Covered layers are
/// included and marked.
///
/// ```text
/// screen "Lobby"
///   vertical
///     text "Choose a game" title
///     button tic-tac-toe "Tic Tac Toe" primary
/// alert "Ann Won!"
///   button close-game "Close Game"
/// ```
extension Frame: CustomStringConvertible {
  /// The outline of all layers, from the back to the front. `expectScreen` of a test compares it; `print(frame)`
  /// shows it.
  public var description: String {
    let covered = layers.count - visibleLayers.count
    return layers.enumerated().map { $1.outline(isCovered: $0 < covered) }.joined(separator: "\n")
  }
}

extension Frame.Layer: CustomStringConvertible {
  /// The outline of the layer and its content. It begins with its style and title, such as `screen "Lobby"`.
  public var description: String { outline(isCovered: false) }

  fileprivate func outline(isCovered: Bool) -> String {
    let kind =
      switch style {
      case .full: "screen"
      case .push: "pushed"
      case .sheet: "sheet"
      case .alert: "alert"
      }
    var heading = [kind]
    if !title.isEmpty { heading.append(title.quoted) }
    if canGoBack { heading.append("back") }
    if isCovered { heading.append("covered") }
    var lines = [heading.joined(separator: " ")]
    content.appendLines(to: &lines, depth: 1)
    lines += tabs.map { "  " + $0.line }
    return lines.joined(separator: "\n")
  }
}

extension Frame.Tab {
  fileprivate var line: String {
    let parts = [
      "tab", identifier, title.quoted, icon, badge == 0 ? "" : "badge \(badge)", isSelected ? "selected" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Node: CustomStringConvertible {
  /// The outline of this node and its children, one line each, such as `button log-in "Log in" primary`.
  public var description: String {
    var lines: [String] = []
    appendLines(to: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  fileprivate func appendLines(to lines: inout [String], depth: Int) {
    var pending = [(node: self, depth: depth)]
    while let (node, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
    }
  }

  private var line: String {
    let parts: [String?] =
      switch self {
      case .text(let text, let style, let tint):
        [kind, text.quoted, style == .body ? nil : style.rawValue, tint.outline]
      case .button(let id, let title, let role, let tint, let isEnabled, let label):
        [
          kind, id, title.quoted, label.isEmpty ? nil : label.quoted, role == .normal ? nil : role.rawValue,
          tint.outline, isEnabled ? nil : "disabled",
        ]
      case .field(let id, let placeholder, let value, let isSecure):
        [kind, id, placeholder.quoted, "=", isSecure ? value.hidden : value.quoted, isSecure ? "secure" : nil]
      case .toggle(let id, let title, let isOn):
        [kind, id, title.quoted, isOn ? "on" : "off"]
      case .image(let symbol, let label):
        [kind, symbol.quoted, label.quoted]
      case .progress(let value, let label):
        [kind, label.quoted, value.percent]
      case .grid(let columns, _, _):
        [kind, "\(columns)"]
      case .card(_, let tint):
        [kind, tint.outline]
      case .identified(let id, _):
        [kind, id]
      case .stack, .list, .spacer, .divider:
        [kind]
      }
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension Node.Tint {
  /// The tint's name; nil for the default one.
  fileprivate var outline: String? {
    switch self {
    case .plain: nil
    case .secondary: "secondary"
    case .accent: "accent"
    case .red: "red"
    case .blue: "blue"
    case .green: "green"
    case .orange: "orange"
    case .hex(let value):
      "#" + String(repeating: "0", count: max(0, 6 - String(value, radix: 16).count)) + String(value, radix: 16)
    }
  }
}

extension String {
  /// As many dots as a host shows, since outlines end up in logs.
  fileprivate var hidden: String { "\"" + String(repeating: "•", count: count) + "\"" }

  /// The text in quotation marks and on one line; all other characters are unchanged.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Double {
  /// The percentage of a fraction; a node that was not made by a view may have any number.
  fileprivate var percent: String {
    isFinite && abs(self) < 1_000_000 ? "\(Int((self * 100).rounded()))%" : "\(self)"
  }
}
