public import Riblets
public import RibletsViews

// Reading without a failure. Controls are read by their identifiers from `frame`: `try
// app.frame.button("login").isEnabled`.

extension AppTester {
  /// The screen as data, with the reading calls of `Frame`: `try app.frame.button("login").isEnabled`.
  public var frame: Frame { window.frame }

  /// The screen as an outline, as ``expectScreen(_:sourceLocation:)`` compares it. Print it while you write a test.
  public var screen: String { frame.layers.isEmpty ? "an empty window" : frame.description }

  /// The visible texts, in reading order, without the texts of controls. ``expectTexts(_:sourceLocation:)`` asserts them.
  public var texts: [String] { frame.texts }

  /// The heading of the layer in front; empty if it has none. ``expectTitle(_:sourceLocation:)`` asserts it.
  public var title: String { frame.layers.last?.title ?? "" }

  /// True if the user can go back from the layer in front: `#expect(!app.canGoBack)`.
  public var canGoBack: Bool { frame.layers.last?.canGoBack ?? false }

  /// The alert in front of everything; `nil` if there is none. ``expectAlert(_:message:answers:sourceLocation:)``
  /// asserts it.
  public var alert: Alert? { frame.layers.last.flatMap(Alert.init) }

  /// The riblets, indented by two spaces for each level. ``expectTree(_:sourceLocation:)`` compares it; print it
  /// while you write a test.
  public var tree: String { (root as? RibletNode)?.ribletTree.description ?? "no tree" }

  /// The riblets that came by routes, as a value: to compare, to save, or to launch another app with.
  ///
  /// ```swift
  /// let second = AppTester(makeRoot(), restoring: app.navigationState)
  /// ```
  public var navigationState: NavigationState { (root as? RibletNode)?.navigationState ?? NavigationState() }

  /// The riblets that came by routes, a line each, such as `Product(id: 7) pushed`.
  /// ``expectNavigation(_:sourceLocation:)`` compares it.
  public var navigation: String { navigationState.description }

  /// An alert that the user has to answer before anything else.
  ///
  /// ```swift
  /// #expect(app.alert?.answers == ["Discard", "Cancel"])
  /// ```
  ///
  /// See `Documentation/TestingApps.md`.
  public struct Alert: Hashable, Sendable {
    /// The question of the alert: `#expect(app.alert?.title == "Discard the changes?")`.
    public let title: String
    /// The text below the title. Several texts are lines; empty if there is none.
    public let message: String
    /// The titles of the buttons, from the top. Pass one to ``AppTester/dismissAlert(_:sourceLocation:)``.
    public let answers: [String]

    init?(_ layer: Frame.Layer) {
      guard layer.style == .alert else { return nil }
      title = layer.title
      message = layer.texts.joined(separator: "\n")
      answers = layer.buttons.map(\.title)
    }
  }
}

extension AppTester: CustomStringConvertible {
  /// The tree, the navigation state and the screen: `print(app)` while you write a test.
  public var description: String {
    [tree, navigation, screen].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
