/// A view described as plain data: what every host renders and every test reads.
///
/// A node says what is there, never how it looks on one host: styling stops at roles and tints. Nodes that a person
/// can act on carry an identifier, unique within one layer of a ``Frame``.
public indirect enum Node: Hashable, Codable, Sendable {
  /// Words to read.
  case text(String, style: TextStyle, tint: Tint)
  /// Something to press. A disabled button has no action.
  case button(id: String, title: String, role: ButtonRole, tint: Tint, isEnabled: Bool)
  /// A line of text to edit; `placeholder` is also its accessible label.
  case field(id: String, placeholder: String, value: String, isSecure: Bool)
  /// A switch between two states.
  case toggle(id: String, title: String, isOn: Bool)
  /// A symbol (one grapheme, such as an emoji or a box-drawing character) with a text for those who cannot see it.
  case image(symbol: String, label: String)
  /// The part of something that is done, from 0 to 1.
  case progress(value: Double, label: String)
  /// Children one after another.
  case stack(Axis, spacing: Int, children: [Node])
  /// Children in rows of equally wide columns.
  case grid(columns: Int, spacing: Int, children: [Node])
  /// Children below each other that scroll when they do not fit.
  case list(children: [Node])
  /// A group set off from its background.
  case card(Node, tint: Tint)
  /// Room that grows.
  case spacer
  /// A thin line between groups.
  case divider
  /// A node with a name that tests and hosts can refer to, for nodes that have no identifier of their own.
  case identified(id: String, Node)

  /// The direction in which a stack lays out its children.
  public enum Axis: String, Hashable, Codable, Sendable {
    /// Side by side.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The importance of a text.
  public enum TextStyle: String, Hashable, Codable, Sendable {
    /// The name of a screen, or one big number.
    case largeTitle
    /// The heading of a part.
    case title
    /// Text to read.
    case body
    /// Text that may be overlooked.
    case caption
  }

  /// A colour by its role; each host chooses the exact value for light and dark surroundings.
  public enum Tint: Hashable, Codable, Sendable {
    /// The colour of text.
    case plain
    /// Text that steps back.
    case secondary
    /// The colour of what can be pressed.
    case accent
    /// Danger, and the first of two sides.
    case red
    /// The second of two sides.
    case blue
    /// Success.
    case green
    /// Caution.
    case orange
    /// A colour of the app's own, as six hexadecimal digits in the order red, green, blue.
    case hex(UInt32)
  }

  /// The purposes of a button.
  public enum ButtonRole: String, Hashable, Codable, Sendable {
    /// The one action a screen is about.
    case primary
    /// One of several actions.
    case normal
    /// The way back without a change; hosts press it for the escape key.
    case cancel
    /// Takes something away that does not come back.
    case destructive
    /// A square cell of a board: large text, no chrome.
    case cell
  }
}
