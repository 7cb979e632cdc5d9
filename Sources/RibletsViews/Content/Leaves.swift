/// Words to read.
public struct Text: View {
  private let node: Node

  /// Makes a text of any length and in any script; it is shown as it is, never read as markup.
  public init(_ text: String, style: Node.TextStyle = .body, tint: Node.Tint = .plain) {
    node = .text(text, style: style, tint: tint)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A symbol with words for those who cannot see it.
public struct Image: View {
  private let node: Node

  /// Makes an image of one grapheme, such as an emoji.
  public init(_ symbol: String, label: String) {
    node = .image(symbol: symbol, label: label)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A bar that fills as something gets done.
public struct ProgressBar: View {
  private let node: Node

  /// Makes a bar; what is outside 0 to 1 is shown as the nearer end, and what is not a number as 0.
  public init(_ label: String, value: Double) {
    node = .progress(value: value.isNaN ? 0 : min(1, max(0, value)), label: label)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// Room that grows and pushes its neighbours apart.
public struct Spacer: View {
  /// Makes room.
  public init() {}

  public var body: any View { Primitive(element: .leaf(.spacer)) }
}

/// A thin line between groups.
public struct Divider: View {
  /// Makes a line.
  public init() {}

  public var body: any View { Primitive(element: .leaf(.divider)) }
}

/// Nothing, where a view is asked for.
public struct EmptyView: View {
  /// Makes a view that takes no room.
  public init() {}

  public var body: any View { Primitive(element: .group([])) }
}
