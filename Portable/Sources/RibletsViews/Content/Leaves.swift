/// A text of any length.
///
/// ```swift
/// Text("Choose a game", style: .title)
/// ```
///
/// See `Documentation/Views.md`.
public struct Text: View {
  private let node: Node

  /// Makes a text in any script. It is shown unchanged, never parsed as markup.
  ///
  /// - Parameters:
  ///   - style: The importance, which decides the size.
  ///   - tint: The colour by its role; hosts choose the shade.
  public init(_ text: String, style: Node.TextStyle = .body, tint: Node.Tint = .plain) {
    node = .text(text, style: style, tint: tint)
  }

  /// The text as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A symbol with an accessibility label.
///
/// ```swift
/// Image("🍵", label: "Tea")
/// ```
///
/// See `Documentation/Views.md`.
public struct Image: View {
  private let node: Node

  /// Makes an image of one grapheme, such as an emoji.
  ///
  /// - Parameter label: The text for VoiceOver and for hosts without the symbol. Tests find it as a text.
  public init(_ symbol: String, label: String) {
    node = .image(symbol: symbol, label: label)
  }

  /// The symbol as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .leaf(node)) }
}

/// A bar that shows the progress of an action.
///
/// ```swift
/// ProgressBar("Download", value: 0.4)
/// ```
///
/// See `Documentation/Views.md`.
public struct ProgressBar: View {
  private let node: Node

  /// Makes a bar. Values are limited to 0 to 1, and NaN is shown as 0.
  ///
  /// - Parameter label: The accessibility label, which hosts may also show.
  public init(_ label: String, value: Double) {
    node = .progress(value: value.isNaN ? 0 : min(1, max(0, value)), label: label)
  }

  /// The bar as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .leaf(node)) }
}

/// Flexible space that pushes its neighbours apart.
///
/// ```swift
/// VStack { Text("Top"); Spacer(); Text("Bottom") }
/// ```
///
/// See `Documentation/Views.md`.
public struct Spacer: View {
  /// Makes a spacer. Several in one container share the space.
  public init() {}

  /// The space as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .leaf(.spacer)) }
}

/// A thin line between groups.
///
/// ```swift
/// VStack { Text("Cart"); Divider(); Text("Total") }
/// ```
///
/// See `Documentation/Views.md`.
public struct Divider: View {
  /// Makes a line across the container. Hosts choose its colour.
  public init() {}

  /// The line as the window reads it. You do not call it.
  public var body: any View { Primitive(element: .leaf(.divider)) }
}

/// A view without content: the default body of a view controller.
///
/// ```swift
/// override var body: any View { hint ?? EmptyView() }
/// ```
///
/// See `Documentation/Views.md`.
public struct EmptyView: View {
  /// Makes a view that takes no space, not even the spacing of a stack. For a branch that shows nothing.
  public init() {}

  /// No views. The window reads it; you do not call it.
  public var body: any View { Primitive(element: .group([])) }
}
