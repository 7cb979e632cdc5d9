import RibletsViews

/// The search for screens without a way out.
@MainActor
struct MonkeyTrap {
  private let patience: Int
  /// The path to the lowest layer without a way back; `nil` if there is none.
  private var place: String?
  private var seen: Set<String> = []
  /// The number of steps since a new screen was shown there.
  private var stepsInVain = 0

  init(patience: Int) { self.patience = patience }

  mutating func problem(in app: AppTester) -> String? {
    let layers = app.frame.layers
    let stuck = layers.indices.dropFirst().first { layers[$0].style != .alert && !layers[$0].canGoBack }
    // By titles, since a restore builds everything anew.
    let place = stuck.map { layers[...$0].map { "\($0.style) \($0.title)" }.joined(separator: "/") }
    if place != self.place {
      self.place = place
      seen = []
      stepsInVain = 0
    }
    guard let stuck else { return nil }
    stepsInVain = seen.insert(app.screen).inserted ? 0 : stepsInVain + 1
    guard stepsInVain >= patience else { return nil }
    return """
      '\(layers[stuck].title)' cannot be left: it has no way back, and \(patience) steps there have shown nothing new.
      Check that its listener leaves it, or give the steps to a later screen more patience: monkey(patience: …).
      """
  }
}
