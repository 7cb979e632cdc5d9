public import Riblets
import RibletsViews
public import Testing

// The actions of the user. Each call runs the control's action and everything that it calls, and returns.

extension AppTester {
  /// Presses a button, or several one after another, by identifier.
  ///
  /// ```swift
  /// app.press("player-1", "start")
  /// ```
  ///
  /// A press runs the button's action before this returns. A button that is missing, covered or disabled fails the
  /// test, and later ones are not pressed.
  public func press(
    _ identifiers: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(identifiers, sourceLocation: sourceLocation)
  }

  /// Presses buttons one after another, up to the first refused one: `app.press(moves.map { "cell-\($0)" })`.
  public func press(_ identifiers: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for (index, identifier) in identifiers.enumerated() {
      let place = identifiers.count > 1 ? " (press \(index + 1) of \(identifiers.count))" : ""
      guard send(.press(id: identifier), "press '\(identifier)'\(place)", sourceLocation) else { return }
    }
  }

  /// Replaces the text of a field. A field that is missing or covered fails the test.
  ///
  /// ```swift
  /// app.type("Ann", into: "player-1-name")
  /// ```
  public func type(_ text: String, into identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.edit(id: identifier, text: text), "type into '\(identifier)'", sourceLocation)
  }

  /// Empties a field. A field that is missing or covered fails the test.
  ///
  /// ```swift
  /// app.clear("player-1-name")
  /// ```
  public func clear(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.edit(id: identifier, text: ""), "clear '\(identifier)'", sourceLocation)
  }

  /// Sets a toggle, whatever it shows. A toggle that is missing or covered fails the test.
  ///
  /// ```swift
  /// app.set("vegetarian", to: true)
  /// ```
  public func set(_ identifier: String, to isOn: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.toggle(id: identifier, isOn: isOn), "set '\(identifier)'", sourceLocation)
  }

  /// Sets a toggle to its other state. A toggle that is missing or covered fails the test.
  ///
  /// ```swift
  /// app.toggle("vegetarian")
  /// ```
  public func toggle(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isOn = (try? frame.toggle(identifier).isOn) ?? false
    send(.toggle(id: identifier, isOn: !isOn), "toggle '\(identifier)'", sourceLocation)
  }

  /// Goes back from the layer in front: a pop, or the dismissal of a sheet. Without a way back the test fails.
  ///
  /// ```swift
  /// app.goBack()
  /// ```
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    send(.goBack, "go back", sourceLocation)
  }

  /// Presses the main button of the layer in front, as the enter key does in the last field. Without an enabled
  /// primary button the test fails.
  ///
  /// ```swift
  /// app.type("Ann", into: "player-1-name")
  /// app.submit()
  /// ```
  public func submit(sourceLocation: SourceLocation = #_sourceLocation) {
    let buttons = frame.layers.last?.buttons ?? []
    guard let main = buttons.first(where: { $0.role == .primary && $0.isEnabled }) else {
      let disabled = buttons.first { $0.role == .primary }
      return refuse(
        "Cannot submit",
        disabled.map { "The primary button '\($0.identifier)' is disabled." }
          ?? "The layer in front has no primary button. Press one by its identifier.", at: sourceLocation)
    }
    press(main.identifier, sourceLocation: sourceLocation)
  }

  /// Answers the alert in front. Without an alert, or without that answer, the test fails.
  ///
  /// ```swift
  /// app.dismissAlert("Close Game")
  /// ```
  ///
  /// - Parameter answer: The title of a button. Without it, the button that cancels, or else the only one.
  public func dismissAlert(_ answer: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let doing = answer.map { "Cannot answer the alert with \"\($0)\"" } ?? "Cannot dismiss the alert"
    guard let layer = frame.layers.last, layer.style == .alert else {
      return refuse(doing, "There is no alert in front.", at: sourceLocation)
    }
    let buttons = layer.buttons
    let chosen =
      if let answer { buttons.first { $0.title == answer } } else {
        buttons.first { $0.role == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil)
      }
    if let chosen { return press(chosen.identifier, sourceLocation: sourceLocation) }
    let titles = buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
    refuse(doing, "Its answers are \(titles). Say one of them: dismissAlert(\"…\").", at: sourceLocation)
  }

  /// Passes a deep link to the app, by the closure that the tester was made with. A closure that throws fails the
  /// test.
  ///
  /// ```swift
  /// app.open("shop://product/7")
  /// await app.settle()
  /// ```
  ///
  /// The steps of a workflow are tasks: ``settle(sourceLocation:)`` lets them run.
  public func open(_ link: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let doing = "Cannot open '\(link)'"
    guard let linkOpener else {
      return refuse(
        doing, "This tester knows no way to. Make it with openLink: { link in … }.", at: sourceLocation)
    }
    do {
      try linkOpener(link)
    } catch {
      refuse(doing, "The app refused it: \(error)", at: sourceLocation)
    }
  }

  /// Restores a state in an app with routes, and replaces the present children. If a part cannot be restored, the
  /// test fails.
  ///
  /// ```swift
  /// app.restore(saved)
  /// ```
  public func restore(_ state: NavigationState, sourceLocation: SourceLocation = #_sourceLocation) {
    restore(state, at: sourceLocation)
  }

  @discardableResult
  private func send(_ input: Input, _ doing: String, _ location: SourceLocation) -> Bool {
    do throws(InputError) {
      try window.send(input)
      return true
    } catch {
      refuse("Cannot \(doing)", reason(for: error), at: location)
      return false
    }
  }
}
