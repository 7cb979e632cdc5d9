import Riblets
public import Testing

extension AppTester {
  /// Uses the app at random, and fails with the steps that led to the first problem.
  ///
  /// The monkey presses and types in the layer in front, goes back, opens links, lets time pass, and saves and restores
  /// a tree with routes. After each step the app settles, and these rules are checked:
  ///
  /// - each riblet of the state is attached and active, unless it may be released;
  /// - each view of an attached riblet is on the screen once, unless its place is not visible;
  /// - each view on the screen belongs to a riblet;
  /// - a saved state can be restored;
  /// - each screen can be left, and no misuse was diagnosed;
  /// - at the end no detached riblet is still in memory.
  ///
  /// ```swift
  /// await app.monkey(steps: 500)
  /// ```
  ///
  /// The same app and the same seed give the same steps.
  ///
  /// - Parameters:
  ///   - steps: The number of steps.
  ///   - seed: The seed of all choices. A run without one prints its own.
  ///   - links: The links that may be opened; the app has to accept all of them.
  ///   - skipping: Identifiers of controls that are not used.
  ///   - patience: The number of steps in a screen without a way back that may show nothing new.
  /// - Returns: The steps that were taken.
  @discardableResult
  public func monkey(
    steps: Int = 200, seed: UInt64? = nil, links: [String] = [], skipping: Set<String> = [], patience: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> MonkeyRun {
    let chosen = seed ?? UInt64.random(in: 0..<1_000_000)
    // Printed before the first step, since a crash would lose it.
    if seed == nil { print("\(sourceLocation.fileID):\(sourceLocation.line): monkey(seed: \(chosen))") }
    let monkey = Monkey(self, seed: chosen, links: links, skipping: skipping, patience: patience)
    let (steps, problem) = await monkey.run(steps)
    let run = MonkeyRun(seed: chosen, steps: steps, problem: problem)
    if problem != nil { fail(run.description, showingScreen: true, at: sourceLocation) }
    return run
  }
}
