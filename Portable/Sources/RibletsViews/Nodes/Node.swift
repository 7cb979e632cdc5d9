/// A view as plain data, which hosts render and tests read.
///
/// A node describes content, not its look on one host: styling is limited to roles and tints. Nodes that the user can
/// act on have an identifier, unique within one layer of a ``Frame``.
///
/// ```swift
/// if case .toggle(_, let title, true) = try frame.node("vegetarian") { print(title) }
/// ```
///
/// See `Documentation/Views.md`.
public indirect enum Node: Hashable, Codable, Sendable {
  /// A text with its size and colour. ``Text`` makes it: `Text("Total", style: .title)`.
  case text(String, style: TextStyle, tint: Tint)
  /// A button; hosts show a disabled one and do not press it. ``Button`` makes it: `Button("Pay") { self.pay() }`. A
  /// `label` that is not empty is read aloud in place of the title.
  case button(id: String, title: String, role: ButtonRole, tint: Tint, isEnabled: Bool, label: String = "")
  /// A line of text to edit, which ``TextField`` makes. `placeholder` is also its accessible label.
  case field(id: String, placeholder: String, value: String, isSecure: Bool)
  /// A switch between two states. ``Toggle`` makes it: `Toggle("Vegetarian", isOn: isOn) { self.set($0) }`.
  case toggle(id: String, title: String, isOn: Bool)
  /// A symbol (one grapheme, such as an emoji or a box-drawing character) with an accessibility label.
  case image(symbol: String, label: String)
  /// A progress from 0 to 1. ``ProgressBar`` makes it: `ProgressBar("Download", value: 0.4)`.
  case progress(value: Double, label: String)
  /// Children one after another, in a row or a column. ``HStack`` and ``VStack`` make it; spacing is in points.
  case stack(Axis, spacing: Int, children: [Node])
  /// Children in rows of equally wide columns. ``Grid`` makes it: `Grid(columns: 3) { cells }`.
  case grid(columns: Int, spacing: Int, children: [Node])
  /// Children below each other that scroll if they do not fit. ``List`` makes it.
  case list(children: [Node])
  /// A group set off from its background. ``Card`` makes it: `Card { Text("Soup") }`.
  case card(Node, tint: Tint)
  /// Flexible space, which takes the rest of its container. ``Spacer`` makes it.
  case spacer
  /// A thin line across its container. ``Divider`` makes it, between two groups: `Divider()`.
  case divider
  /// A node with a name that tests and hosts can refer to. ``View/identifier(_:)`` makes it for texts and containers.
  case identified(id: String, Node)

  /// The direction in which a stack lays out its children.
  ///
  /// ```swift
  /// Node.stack(.horizontal, spacing: 8, children: [.text("Tea", style: .body, tint: .plain)])
  /// ```
  public enum Axis: String, Hashable, Codable, Sendable {
    /// Side by side. ``HStack`` makes it: `HStack { Text("Soup"); Text("4 €") }`.
    case horizontal
    /// Below each other. ``VStack`` makes it: `VStack { Text("Soup"); Text("Tea") }`.
    case vertical
  }

  /// The importance of a text, which decides its size on each host.
  ///
  /// ```swift
  /// Text("Dishes", style: .title)
  /// ```
  public enum TextStyle: String, Hashable, Codable, Sendable {
    /// The name of a screen, or a large number, such as a score.
    case largeTitle
    /// The heading of a part, such as a section of a list.
    case title
    /// Normal text: the default, for all that is not a heading or a hint.
    case body
    /// Less important text, such as a hint.
    case caption
  }

  /// A colour by its role. Each host chooses the exact value for light and dark surroundings.
  ///
  /// ```swift
  /// Text("Sold out", tint: .red)
  /// ```
  public enum Tint: Hashable, Codable, Sendable {
    /// The colour of text: the default. Use it unless the colour has a meaning.
    case plain
    /// The colour of less important text, such as a date.
    case secondary
    /// The colour of controls, such as a text beside a button.
    case accent
    /// Danger, and the first of two sides, such as player 1.
    case red
    /// The second of two sides, such as player 2.
    case blue
    /// Success, such as a paid order.
    case green
    /// Caution, such as a price that will change.
    case orange
    /// A colour of the app's own, as six hexadecimal digits for red, green, blue: `.hex(0xFF8800)`.
    case hex(UInt32)
  }

  /// The purposes of a button, which decide its look and its keys.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { self.delete() }
  /// ```
  public enum ButtonRole: String, Hashable, Codable, Sendable {
    /// The main action of a screen. The enter key in the last field presses it.
    case primary
    /// One of several actions: the default, `Button("Edit") { self.edit() }`.
    case normal
    /// Leads to another screen: a row of a list with a chevron, `Button(dish.name, role: .link) { self.open(dish) }`.
    case link
    /// The action that leaves without a change; hosts press it for the escape key.
    case cancel
    /// Removes something permanently, such as a draft.
    case destructive
    /// A square cell of a board, such as a field of a game: large text, no decoration.
    case cell
    /// Reads again what the screen shows. A screen has at most one. On a touch screen, pulling the content down also
    /// presses it.
    case refresh
  }
}
