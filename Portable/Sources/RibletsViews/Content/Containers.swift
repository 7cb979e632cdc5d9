/// Views below each other.
///
/// ```swift
/// VStack(spacing: 4) {
///   Text("Tea", style: .title)
///   Text("2 €")
/// }
/// ```
///
/// See `Documentation/Views.md`.
public struct VStack: View {
  private let spacing: Int
  private let content: any View

  /// Makes a column. The body of a view controller is a column already, so use it for other distances and inside
  /// rows.
  ///
  /// - Parameter spacing: The distance between neighbours, in points of a phone's screen.
  public init(spacing: Int = 12, @ViewBuilder content: () -> any View) {
    self.spacing = spacing
    self.content = content()
  }

  /// The column as the window reads it. You do not call it.
  public var body: any View {
    Primitive(element: .container(.stack(.vertical, spacing: spacing), [content.element]))
  }
}

/// Views beside each other. A `Spacer` pushes its neighbours apart.
///
/// ```swift
/// HStack {
///   Text("Tea")
///   Spacer()
///   Text("2 €")
/// }
/// ```
///
/// See `Documentation/Views.md`.
public struct HStack: View {
  private let spacing: Int
  private let content: any View

  /// Makes a row. Texts that do not fit are broken into lines.
  ///
  /// - Parameter spacing: The distance between neighbours, in points of a phone's screen.
  public init(spacing: Int = 12, @ViewBuilder content: () -> any View) {
    self.spacing = spacing
    self.content = content()
  }

  /// The row as the window reads it. You do not call it.
  public var body: any View {
    Primitive(element: .container(.stack(.horizontal, spacing: spacing), [content.element]))
  }
}

/// Views in rows of equally wide columns, such as the cells of a board.
///
/// ```swift
/// Grid(columns: 3) {
///   for cell in board.cells { Button(cell.mark, role: .cell) { self.play(cell) } }
/// }
/// ```
///
/// See `Documentation/Views.md`.
public struct Grid: View {
  private let columns: Int
  private let spacing: Int
  private let content: any View

  /// Makes a grid that starts a new row after every `columns` views. Fewer than one column is one.
  ///
  /// - Parameter spacing: The distance between cells, in points of a phone's screen.
  public init(columns: Int, spacing: Int = 8, @ViewBuilder content: () -> any View) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.content = content()
  }

  /// The grid as the window reads it. You do not call it.
  public var body: any View {
    Primitive(element: .container(.grid(columns: columns, spacing: spacing), [content.element]))
  }
}

/// Views below each other that scroll if they do not fit.
///
/// Give each row a prefix, so that its controls have identifiers of their own:
///
/// ```swift
/// List {
///   for dish in dishes { Button(dish.name) { self.open(dish) }.identifier("dish-\(dish.id)") }
/// }
/// ```
///
/// See `Documentation/Views.md`.
public struct List: View {
  private let content: any View

  /// Makes a list of rows, one for each view of the closure. Put views in an ``HStack`` to make them one row.
  public init(@ViewBuilder content: () -> any View) {
    self.content = content()
  }

  /// The list as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .container(.list, [content.element])) }
}

/// A group set off from its background.
///
/// ```swift
/// Card(tint: .red) { Text("The kitchen is closed.") }
/// ```
///
/// See `Documentation/Views.md`.
public struct Card: View {
  private let tint: Node.Tint
  private let content: any View

  /// Makes a card. Several views in it are below each other.
  ///
  /// - Parameter tint: The colour of the card by its role; hosts choose the shade.
  public init(tint: Node.Tint = .plain, @ViewBuilder content: () -> any View) {
    self.tint = tint
    self.content = content()
  }

  /// The card as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .container(.card(tint: tint), [content.element])) }
}
