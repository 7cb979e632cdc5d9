/// A view as plain data, which hosts render and tests read.
///
/// A node describes content, not its look on one host: styling is limited to roles and tints. Nodes
/// that the user can act on carry an identifier, unique within one layer of a ``Frame``.
public indirect enum Node: Hashable, Codable, Sendable {
  /// A text.
  case text(String, style: TextStyle, tint: Tint)
  /// A button. A disabled button has no action.
  case button(id: String, title: String, role: ButtonRole, tint: Tint, isEnabled: Bool)
  /// A line of text to edit; `placeholder` is also its accessible label.
  case field(id: String, placeholder: String, value: String, isSecure: Bool)
  /// A switch between two states.
  case toggle(id: String, title: String, isOn: Bool)
  /// A symbol (one grapheme, such as an emoji or a box-drawing character) with an accessibility label.
  case image(symbol: String, label: String)
  /// A progress from 0 to 1.
  case progress(value: Double, label: String)
  /// Children one after another.
  case stack(Axis, spacing: Int, children: [Node])
  /// Children in rows of equally wide columns.
  case grid(columns: Int, spacing: Int, children: [Node])
  /// Children below each other that scroll when they do not fit.
  case list(children: [Node])
  /// A group set off from its background.
  case card(Node, tint: Tint)
  /// Flexible space.
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
    /// The name of a screen, or a large number.
    case largeTitle
    /// The heading of a part.
    case title
    /// Normal text.
    case body
    /// Less important text.
    case caption
  }

  /// A colour by its role; each host chooses the exact value for light and dark surroundings.
  public enum Tint: Hashable, Codable, Sendable {
    /// The colour of text.
    case plain
    /// The colour of less important text.
    case secondary
    /// The colour of controls.
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
    /// The main action of a screen.
    case primary
    /// One of several actions.
    case normal
    /// The action that leaves without a change; hosts press it for the escape key.
    case cancel
    /// Removes something permanently.
    case destructive
    /// A square cell of a board: large text, no decoration.
    case cell
    /// Reads again what the screen shows. A button of which a screen has one; where there is a touch screen, hosts press it
    /// for a finger that pulls the content down, too.
    case refresh
  }
}
