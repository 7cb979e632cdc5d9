import RibletsTesting
public import Testing

// Comparisons of whole outlines.

extension AppTester {
  /// Asserts the whole visible screen, as an outline like ``screen``.
  ///
  /// ```swift
  /// app.expectScreen(
  ///   """
  ///   screen "Lobby"
  ///     vertical
  ///       text "Choose a game" title
  ///       button tic-tac-toe "Tic Tac Toe" primary
  ///   """)
  /// ```
  ///
  /// Covered layers are included and marked.
  public func expectScreen(_ outline: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(screen, with: outline, "The screen is", at: sourceLocation)
  }

  /// Asserts the tree of riblets: names indented by two spaces for each level.
  ///
  /// ```swift
  /// app.expectTree(
  ///   """
  ///   Root
  ///     LoggedIn
  ///   """)
  /// ```
  public func expectTree(_ tree: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(self.tree, with: tree, "The tree of riblets is", at: sourceLocation)
  }

  /// Asserts the riblets that came by routes, a line each: names indented by two spaces for each level, arguments,
  /// places.
  ///
  /// ```swift
  /// app.expectNavigation(
  ///   """
  ///   Tab(title: Home) tab selected
  ///     Product(id: 7) pushed
  ///   """)
  /// ```
  public func expectNavigation(_ navigation: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let (actual, expected) = (self.navigation, navigation)
    compare(
      actual.isEmpty ? "(nothing)" : actual, with: expected.isEmpty ? "(nothing)" : expected,
      "What came by routes is", at: sourceLocation)
  }

  /// Asserts the tree of view controllers, like ``viewTree``: `app.expectViewTree("RootViewController")`.
  public func expectViewTree(_ tree: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(viewTree, with: tree, "The tree of view controllers is", at: sourceLocation)
  }

  /// Asserts all visible texts, in reading order, without the texts of controls.
  ///
  /// ```swift
  /// app.expectTexts(["Choose a game", "Ann (0)"])
  /// ```
  public func expectTexts(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    compare(
      self.texts.joined(separator: "\n"), with: texts.joined(separator: "\n"), "The texts are", at: sourceLocation)
  }

  private func compare(_ actual: String, with expected: String, _ what: String, at location: SourceLocation) {
    let difference = LineDifference(expected: expected, actual: actual)
    guard !difference.isEmpty else { return }
    fail("\(what) not as expected \(LineDifference.legend):\n\(difference)", at: location)
  }
}
