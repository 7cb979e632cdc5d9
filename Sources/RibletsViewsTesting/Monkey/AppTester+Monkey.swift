import Riblets
public import Testing

extension AppTester {
  /// Lets a monkey use the app, and fails with the steps that led to the first thing that is wrong.
  ///
  /// It presses and types what the layer in front offers, goes back, opens links, lets time pass, and saves and restores a tree
  /// with routes. After each step the app settles, and these have to hold:
  ///
  /// - each riblet of the state is attached and active, unless it may be released;
  /// - each view of an attached riblet is on the screen, unless its place is one that nobody sees, and no view is there
  ///   twice;
  /// - each view on the screen belongs to a riblet;
  /// - what was saved comes back;
  /// - nobody is caught in a screen, and no mistake was diagnosed;
  /// - at the end no riblet that has left is still in memory.
  ///
  /// ```swift
  /// await app.monkey(steps: 500)
  /// ```
  ///
  /// - Parameters:
  ///   - steps: The number of steps.
  ///   - seed: The seed of all choices. A run without one prints its own.
  ///   - links: What ``open(_:sourceLocation:)`` may open; the app has to take all of them.
  ///   - skipping: Identifiers of controls to leave alone.
  ///   - patience: The number of steps in a screen without a way back that may show nothing new.
  /// - Returns: The steps that were made.
  @discardableResult
  public func monkey(
    steps: Int = 200, seed: UInt64? = nil, links: [String] = [], skipping: Set<String> = [], patience: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> MonkeyRun {
    let chosen = seed ?? UInt64.random(in: 0..<1_000_000)
    // Said before anything happens, since a crash would say nothing.
    if seed == nil { print("\(sourceLocation.fileID):\(sourceLocation.line): monkey(seed: \(chosen))") }
    let monkey = Monkey(self, seed: chosen, links: links, skipping: skipping, patience: patience)
    let (steps, problem) = await monkey.run(steps)
    let run = MonkeyRun(seed: chosen, steps: steps, problem: problem)
    if problem != nil { fail(run.description, showingScreen: true, at: sourceLocation) }
    return run
  }
}
