@_spi(TestSupport) import RibletsTesting
import RibletsViews
import Testing

extension AppTester {
  /// Records that an action was refused.
  func refuse(_ what: String, _ why: String, at location: SourceLocation) {
    fail("\(what). \(why)", showingScreen: true, at: location)
    if firstRefusal == nil { firstRefusal = (what, location) }
  }

  /// Records an issue at a line of the test, with its possible causes.
  func fail(_ text: String, showingScreen: Bool = false, at location: SourceLocation) {
    var parts = [text]
    if let firstRefusal {
      parts.append("This may only follow from line \(firstRefusal.location.line): \(firstRefusal.what).")
    }
    parts.append(contentsOf: pendingWork)
    if showingScreen { parts.append(screenForFailure) }
    Issue.record(Comment(rawValue: parts.joined(separator: "\n")), sourceLocation: location)
  }

  /// The screen, as the end of a failure.
  var screenForFailure: String {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(60).joined(separator: "\n")
    let rest = lines.count > 60 ? "\n  … and \(lines.count - 60) lines more" : ""
    return "On the screen:\n" + shown.indented + rest
  }

  /// The work that could still change the screen, and how to run it.
  private var pendingWork: [String] {
    var hints: [String] = []
    let tasks = scope.runningTasks
    if let first = tasks.first {
      let others = tasks.count > 1 ? " and \(tasks.count - 1) more" : ""
      hints.append("Not settled: \(first)\(others). Let it go on before: await app.settle().")
    }
    if let wait = scope.waitForTime {
      hints.append("Something waits for virtual time: \(wait). Let it pass before: await app.advance(by:).")
    }
    return hints
  }

  /// Returns the reason why an input was refused, and the fix.
  func reason(for error: InputError) -> String {
    switch error {
    case .unknown(let identifier, let known):
      [error.description, suggestion(for: identifier, among: known)].compactMap(\.self).joined(separator: " ")
    case .covered:
      error.description + " " + wayOutOfFrontLayer
    case .disabled(let identifier):
      error.description
        + " Do first what enables it, or assert that it is: expectButton(\"\(identifier)\", isEnabled: false)."
    case .wrongKind(_, let kind, _):
      error.description + " Use \(Self.calls[kind] ?? "press(_:)")."
    case .noWayBack:
      error.description + (alert == nil ? "" : " Answer it: dismissAlert(\"…\").")
    case .rendering:
      error.description
    }
  }

  private static let calls = ["button": "press(_:)", "field": "type(_:into:)", "toggle": "set(_:to:)"]

  private var wayOutOfFrontLayer: String {
    if alert != nil { return "Answer it first: dismissAlert(\"…\")." }
    return canGoBack ? "Go back first: goBack()." : "Leave that first."
  }

  /// The layers that are not visible.
  var coveredLayers: ArraySlice<Frame.Layer> { frame.layers.dropLast(frame.visibleLayers.count) }

  /// Returns the control that was probably meant: one with this text instead of this identifier, or with a similar
  /// identifier.
  private func suggestion(for identifier: String, among known: [String]) -> String? {
    if coveredLayers.contains(where: { $0.nodes.contains { $0.identifier == identifier } }) {
      return "It is on a screen that another one covers."
    }
    if let node = frame.node(text: identifier), let meant = node.identifier {
      return "Did you mean '\(meant)', which shows \"\(identifier)\"?"
    }
    return NearestMatch.nearest(in: known, to: identifier).map { "Did you mean '\($0)'?" }
  }
}

extension String {
  /// The text with every line indented by two more spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
