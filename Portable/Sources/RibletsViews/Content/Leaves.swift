/// A text.
public struct Text: View {
  private let node: Node

  /// Makes a text of any length and in any script; it is shown unchanged, never parsed as markup.
  public init(_ text: String, style: Node.TextStyle = .body, tint: Node.Tint = .plain) {
    node = .text(text, style: style, tint: tint)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A symbol with an accessibility label.
public struct Image: View {
  private let node: Node

  /// Makes an image of one grapheme, such as an emoji.
  public init(_ symbol: String, label: String) {
    node = .image(symbol: symbol, label: label)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A bar that shows the progress of something.
public struct ProgressBar: View {
  private let node: Node

  /// Makes a bar; values are clamped to 0 to 1, and NaN is shown as 0.
  public init(_ label: String, value: Double) {
    node = .progress(value: value.isNaN ? 0 : min(1, max(0, value)), label: label)
  }

  public var body: any View { Primitive(element: .leaf(node)) }
}

/// Flexible space that pushes its neighbours apart.
public struct Spacer: View {
  /// Makes a spacer.
  public init() {}

  public var body: any View { Primitive(element: .leaf(.spacer)) }
}

/// A thin line between groups.
public struct Divider: View {
  /// Makes a line.
  public init() {}

  public var body: any View { Primitive(element: .leaf(.divider)) }
}

/// A view without content.
public struct EmptyView: View {
  /// Makes a view that takes no space.
  public init() {}

  public var body: any View { Primitive(element: .group([])) }
}
