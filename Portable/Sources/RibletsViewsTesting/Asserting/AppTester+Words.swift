import RibletsViews
public import Testing

// Assertions on visible texts.

extension AppTester {
  /// Asserts that each of these is visible as a whole text: a text, a title, or the text of a control.
  ///
  /// ```swift
  /// app.expectText("Ann (0)", "Ben (1)")
  /// ```
  public func expectText(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let missing = texts.filter { !frame.contains(text: $0) }
    guard !missing.isEmpty else { return }
    let lines = missing.map { "\($0.inQuotes) is not on the screen.\(hint(for: $0))" }
    fail(lines.joined(separator: "\n"), showingScreen: true, at: sourceLocation)
  }

  /// Asserts that none of these is visible as a whole text.
  ///
  /// ```swift
  /// app.expectNoText("Loading…")
  /// ```
  public func expectNoText(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let found = texts.filter { frame.contains(text: $0) }
    guard !found.isEmpty else { return }
    let lines = found.map { "\"\($0)\" can be read, and should not." }
    fail(lines.joined(separator: "\n"), showingScreen: true, at: sourceLocation)
  }

  /// Asserts the heading of the layer in front; empty for none: `app.expectTitle("Lobby")`.
  public func expectTitle(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard title != self.title else { return }
    fail(
      "The title is \(self.title.inQuotes), not \(title.inQuotes).", showingScreen: true, at: sourceLocation)
  }

  /// Asserts the alert in front of everything.
  ///
  /// ```swift
  /// app.expectAlert("Discard the changes?", answers: ["Discard", "Cancel"])
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the title; `nil` for any.
  ///   - answers: The titles of all buttons, from the top; `nil` for any.
  public func expectAlert(
    _ title: String, message: String? = nil, answers: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let alert else {
      return fail(
        "There is no alert in front, and \(title.inQuotes) was expected.", showingScreen: true, at: sourceLocation)
    }
    var wrong: [String] = []
    if alert.title != title { wrong.append("The alert's title is \(alert.title.inQuotes), not \(title.inQuotes).") }
    if let message, alert.message != message {
      wrong.append("The alert's message is \(alert.message.inQuotes), not \(message.inQuotes).")
    }
    if let answers, alert.answers != answers {
      wrong.append("The alert's answers are \(alert.answers), not \(answers).")
    }
    if !wrong.isEmpty { fail(wrong.joined(separator: "\n"), showingScreen: true, at: sourceLocation) }
  }

  /// Asserts that no alert is in front: `app.expectNoAlert()`. A sheet or a screen does not matter.
  public func expectNoAlert(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let alert else { return }
    fail(
      "The alert \(alert.title.inQuotes) is in front, and none was expected.", showingScreen: true, at: sourceLocation)
  }

  private func hint(for text: String) -> String {
    if coveredLayers.contains(where: { $0.title == text || $0.nodes.contains { $0.words.contains(text) } }) {
      return " It is on a screen that another one covers."
    }
    return NearestMatch.nearest(in: words, to: text).map { " There is \($0.inQuotes)." } ?? ""
  }

  /// All visible texts.
  private var words: [String] {
    frame.visibleLayers.flatMap { [$0.title] + $0.nodes.flatMap(\.words) }.filter { !$0.isEmpty }
  }
}

extension String {
  var inQuotes: String { "\"\(self)\"" }
}
