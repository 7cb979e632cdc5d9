import RibletsViews
public import Testing

// Assertions on controls. A property that is not named is not asserted.

extension AppTester {
  /// Asserts that there is a visible button, and the properties that you name.
  ///
  /// ```swift
  /// app.expectButton("log-in", title: "Log in", isEnabled: false)
  /// ```
  public func expectButton(
    _ identifier: String, title: String? = nil, isEnabled: Bool? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(identifier, "button", at: sourceLocation) { frame throws(InputError) in
      let button = try frame.button(identifier)
      return [
        wrong("title", is: button.title.inQuotes, wanted: title?.inQuotes),
        wrong("state", is: enabled(button.isEnabled), wanted: isEnabled.map(enabled)),
      ]
    }
  }

  /// Asserts that there is a visible field, and the properties that you name.
  ///
  /// ```swift
  /// app.expectField("player-1-name", value: "Ann")
  /// ```
  ///
  /// A failure does not show the text of a secure field.
  public func expectField(
    _ identifier: String, value: String? = nil, placeholder: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(identifier, "field", at: sourceLocation) { frame throws(InputError) in
      let field = try frame.field(identifier)
      return [
        field.isSecure
          ? wrongSecret(field.value, wanted: value) : wrong("value", is: field.value.inQuotes, wanted: value?.inQuotes),
        wrong("placeholder", is: field.placeholder.inQuotes, wanted: placeholder?.inQuotes),
      ]
    }
  }

  /// Asserts that there is a visible toggle, and the properties that you name.
  ///
  /// ```swift
  /// app.expectToggle("vegetarian", isOn: true)
  /// ```
  public func expectToggle(
    _ identifier: String, isOn: Bool? = nil, title: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(identifier, "toggle", at: sourceLocation) { frame throws(InputError) in
      let toggle = try frame.toggle(identifier)
      return [
        wrong("state", is: toggle.isOn ? "on" : "off", wanted: isOn.map { $0 ? "on" : "off" }),
        wrong("title", is: toggle.title.inQuotes, wanted: title?.inQuotes),
      ]
    }
  }

  /// Asserts that no visible node has any of these identifiers.
  ///
  /// ```swift
  /// app.expectNothing(called: "log-in", "sign-up")
  /// ```
  public func expectNothing(called identifiers: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let found = identifiers.filter { frame.contains($0) }
    guard !found.isEmpty else { return }
    let lines = found.map { "'\($0)' can be seen, and should not." }
    fail(lines.joined(separator: "\n"), showingScreen: true, at: sourceLocation)
  }

  private func expect(
    _ identifier: String, _ kind: String, at location: SourceLocation,
    _ findings: (Frame) throws(InputError) -> [String?]
  ) {
    do throws(InputError) {
      let wrong = try findings(frame).compactMap(\.self)
      guard !wrong.isEmpty else { return }
      let lines = wrong.map { "The \(kind) '\(identifier)': its \($0)." }
      fail(lines.joined(separator: "\n"), showingScreen: true, at: location)
    } catch {
      fail(reason(for: error), showingScreen: true, at: location)
    }
  }

  private func wrong(_ property: String, is actual: String, wanted: String?) -> String? {
    wanted.flatMap { $0 == actual ? nil : "\(property) is \(actual), not \($0)" }
  }

  /// Hides the text of a secure field, since failures end up in logs.
  private func wrongSecret(_ actual: String, wanted: String?) -> String? {
    wanted.flatMap { $0 == actual ? nil : "hidden value has \(actual.count) characters and is another than expected" }
  }

  private func enabled(_ isEnabled: Bool) -> String { isEnabled ? "enabled" : "disabled" }
}
