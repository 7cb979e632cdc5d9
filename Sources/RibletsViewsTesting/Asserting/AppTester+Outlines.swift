public import Testing

// What is compared as a whole, as text.

extension AppTester {
  /// Asserts everything that there is to see, as an outline: what ``screen`` has.
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
  public func expectScreen(_ outline: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(screen, with: outline, "The screen is not as expected.", at: sourceLocation)
  }

  /// Asserts the tree of riblets: names indented by two spaces a level.
  public func expectTree(_ tree: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(self.tree, with: tree, "The tree of riblets is not as expected.", at: sourceLocation)
  }

  /// Asserts the tree of view controllers: what ``viewTree`` has.
  public func expectViewTree(_ tree: String, sourceLocation: SourceLocation = #_sourceLocation) {
    compare(viewTree, with: tree, "The tree of view controllers is not as expected.", at: sourceLocation)
  }

  /// Asserts all texts that can be seen, in reading order; the words on controls are not among them.
  public func expectTexts(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard texts != self.texts else { return }
    fail(
      """
      The texts are not as expected.
      \(LineDifference(expected: texts, actual: self.texts))
      """, at: sourceLocation)
  }

  private func compare(_ actual: String, with expected: String, _ what: String, at location: SourceLocation) {
    guard actual != expected else { return }
    let difference = LineDifference(
      expected: expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      actual: actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    fail("\(what)\n\(difference)", at: location)
  }
}
