/// Views below each other.
public struct VStack: View {
  private let spacing: Int
  private let content: any View

  /// Makes a column; `spacing` is the distance between neighbours in points of a phone's screen.
  public init(spacing: Int = 12, @ViewBuilder content: () -> any View) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: any View {
    Primitive(element: .container(.stack(.vertical, spacing: spacing), [content.element]))
  }
}

/// Views beside each other.
public struct HStack: View {
  private let spacing: Int
  private let content: any View

  /// Makes a row; `spacing` is the distance between neighbours in points of a phone's screen.
  public init(spacing: Int = 12, @ViewBuilder content: () -> any View) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: any View {
    Primitive(element: .container(.stack(.horizontal, spacing: spacing), [content.element]))
  }
}

/// Views in rows of equally wide columns.
public struct Grid: View {
  private let columns: Int
  private let spacing: Int
  private let content: any View

  /// Makes a grid that starts a new row after every `columns` views; fewer than one column is one.
  public init(columns: Int, spacing: Int = 8, @ViewBuilder content: () -> any View) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.content = content()
  }

  public var body: any View {
    Primitive(element: .container(.grid(columns: columns, spacing: spacing), [content.element]))
  }
}

/// Views below each other that scroll when they do not fit.
public struct List: View {
  private let content: any View

  /// Makes a list of rows.
  public init(@ViewBuilder content: () -> any View) {
    self.content = content()
  }

  public var body: any View { Primitive(element: .container(.list, [content.element])) }
}

/// A group set off from its background.
public struct Card: View {
  private let tint: Node.Tint
  private let content: any View

  /// Makes a card; several views in it stand below each other.
  public init(tint: Node.Tint = .plain, @ViewBuilder content: () -> any View) {
    self.tint = tint
    self.content = content()
  }

  public var body: any View { Primitive(element: .container(.card(tint: tint), [content.element])) }
}
