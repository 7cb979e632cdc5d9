/// One screenful as plain data: the visible and the covered layers, bottom first.
///
/// A host draws it, and a test reads it. See `Documentation/Views.md`.
///
/// ```swift
/// #expect(window.frame.texts == ["Choose a game"])
/// ```
public struct Frame: Hashable, Codable, Sendable {
  /// The layers from back to front. Only the last layer takes input: `frame.layers.last`.
  public var layers: [Layer]

  /// Makes a frame of the given layers, bottom first. You need it only to test a host.
  public init(layers: [Layer] = []) {
    self.layers = layers
  }

  /// One screen, sheet or alert of a frame.
  ///
  /// ```swift
  /// let front = window.frame.layers.last
  /// print(front?.title ?? "", front?.canGoBack ?? false)
  /// ```
  public struct Layer: Hashable, Codable, Sendable {
    /// The ways in which a layer covers the layers below it.
    ///
    /// ```swift
    /// if frame.layers.last?.style == .alert { print("asks") }
    /// ```
    public enum Style: String, Hashable, Codable, Sendable {
      /// Covers everything, as the root or ``PresentationStyle/full``. The user cannot dismiss it.
      case full
      /// Covers everything and came from the side; a pop shows the previous layer again.
      case push
      /// Comes from below and leaves an edge of the layer under it visible. Hosts let the user dismiss it.
      case sheet
      /// A small box in the middle that asks for one decision. The layers below take no input.
      case alert
    }

    /// The transitions that routes can name, as in `var transition: String { "zoom" }`. A terminal shows none.
    ///
    /// ```swift
    /// #expect(frame.layers.last?.transition == .zoom)
    /// ```
    public enum Transition: String, Hashable, Codable, CaseIterable, Sendable {
      /// Appears and disappears in its place.
      case fade
      /// Grows out of the middle, and shrinks when it leaves.
      case zoom
    }

    /// The identity of the layer. It stays the same as long as it shows the same view controller, so that a host
    /// animates only real changes.
    public var key: String
    /// The way in which the layer covers the layers below it: `.full` for the root.
    public var style: Style
    /// The heading of the layer; empty for none: `#expect(frame.layers.last?.title == "Menu")`.
    public var title: String
    /// True if the layer offers a way back (see ``Window/goBack()``): a pushed screen, or a sheet that may be
    /// dismissed.
    public var canGoBack: Bool
    /// The content of the layer, as one tree of nodes. Hosts draw it; tests read it by ``nodes`` and ``texts``.
    public var content: Node
    /// The tab bar at the foot of the layer; empty for none: `#expect(frame.layers[0].tabs[2].badge == 3)`.
    public var tabs: [Tab]
    /// The transition by which the layer comes and leaves; `nil` for the one of its style.
    public var transition: Transition?

    /// Makes a layer, by default without a heading and without a way back.
    ///
    /// - Parameter key: The identity of the layer; a host animates a change of it.
    public init(
      key: String, style: Style, title: String = "", canGoBack: Bool = false, content: Node, tabs: [Tab] = [],
      transition: Transition? = nil
    ) {
      self.key = key
      self.style = style
      self.title = title
      self.canGoBack = canGoBack
      self.content = content
      self.tabs = tabs
      self.transition = transition
    }
  }

  /// A tab of a tab bar. Tests press it as a button, by its identifier: `app.press("tab-Cart")`.
  ///
  /// ```swift
  /// #expect(frame.layers.last?.tabs.map(\.title) == ["Home", "Cart"])
  /// ```
  public struct Tab: Hashable, Codable, Sendable {
    /// The name for ``Window/press(_:)``: `tab-` and the title.
    public var identifier: String
    /// The words below the icon, from the route: `"Cart"`.
    public var title: String
    /// The name of a symbol, or one character; empty for none. Hosts leave out a name that they do not know.
    public var icon: String
    /// The number at the tab; 0 for none: `#expect(tab.badge == 3)`.
    public var badge: Int
    /// True for the tab whose content the layer shows: `frame.layers[0].tabs.first(where: \.isSelected)`.
    public var isSelected: Bool

    /// Makes a tab. You need it only to test a host.
    public init(identifier: String, title: String, icon: String = "", badge: Int = 0, isSelected: Bool = false) {
      self.identifier = identifier
      self.title = title
      self.icon = icon
      self.badge = badge
      self.isSelected = isSelected
    }

    /// A button for the tab, used if the screen has no room for a tab bar.
    var button: Node {
      let state = [title, badge == 0 ? "" : "\(badge)", isSelected ? "selected" : ""]
      return .button(
        id: identifier, title: badge == 0 ? title : "\(title) \(badge)", role: isSelected ? .primary : .normal,
        tint: .plain, isEnabled: true, label: isSelected ? state.filter { !$0.isEmpty }.joined(separator: ", ") : "")
    }
  }
}
