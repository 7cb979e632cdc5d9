import Riblets
import RibletsTesting
import RibletsViews
import Testing

/// Takes one random step after another in an app, and checks the app after each.
@MainActor
final class Monkey {
  private let app: AppTester
  private let links: [String]
  private let skipped: Set<String>
  private var random: MonkeyRandom
  private var steps: [String] = []
  private var inspection: MonkeyInspection
  private var trap: MonkeyTrap

  init(_ app: AppTester, seed: UInt64, links: [String], skipping skipped: Set<String>, patience: Int) {
    self.app = app
    self.links = links
    self.skipped = skipped
    random = MonkeyRandom(seed: seed)
    inspection = MonkeyInspection(app)
    trap = MonkeyTrap(patience: patience)
  }

  /// Returns the steps up to the first problem, and the problem.
  func run(_ count: Int) async -> (steps: [String], problem: String?) {
    await app.settle()
    var problem = inspection.problem()
    while problem == nil, steps.count < count, app.root?.interactable.isActive != false {
      let step = nextStep()
      steps.append(step.description)
      problem = await take(step)
      if problem == nil { problem = inspection.problem() }
      if problem == nil { problem = trap.problem(in: app) }
    }
    if problem == nil { problem = inspection.leaks() }
    return (steps, problem)
  }

  // MARK: Choosing

  private static let texts = ["", "Ann", "0", "  ", "Ä “😀” <b>", String(repeating: "long ", count: 40)]

  private func nextStep() -> MonkeyStep {
    let controls = controlsInFront
    switch random.number(below: 10) {
    case 0 where app.root is any Navigating: return .restore
    case 1: return .wait
    case 2: if let link = random.element(of: links) { return .open(link) }
    case 3, 4: if app.canGoBack { return .goBack }
    default: break
    }
    return random.element(of: controls) ?? (app.canGoBack ? .goBack : .wait)
  }

  private var controlsInFront: [MonkeyStep] {
    guard let front = app.frame.layers.last else { return [] }
    let text = Self.texts[random.number(below: Self.texts.count)]
    let all: [(identifier: String, step: MonkeyStep)] =
      front.buttons.filter(\.isEnabled).map { ($0.identifier, .press($0.identifier)) }
      + front.fields.map { ($0.identifier, .type(text, into: $0.identifier)) }
      + front.toggles.map { ($0.identifier, .set($0.identifier, to: !$0.isOn)) }
    return all.filter { !skipped.contains($0.identifier) }.map(\.step)
  }

  // MARK: Acting

  private func take(_ step: MonkeyStep) async -> String? {
    var problem: String?
    switch step {
    case .press, .type, .set, .goBack: problem = step.input.flatMap { send($0) }
    case .open(let link): problem = open(link)
    case .restore: problem = restore()
    case .wait: await app.advance(by: .seconds(1))
    }
    await app.settle()
    // Twice: a change that waited for the end of one transition may begin another.
    if app.window.transitionDuration > .zero { await app.advance(by: app.window.transitionDuration * 2) }
    return problem
  }

  private func send(_ input: Input) -> String? {
    do throws(InputError) {
      try app.window.send(input)
      return nil
    } catch {
      return "What the screen offers is refused: \(error)"
    }
  }

  private func open(_ link: String) -> String? {
    guard let linkOpener = app.linkOpener else {
      return "Cannot open '\(link)': this tester knows no way to. Make it with openLink: { link in … }."
    }
    do {
      try linkOpener(link)
      return nil
    } catch {
      return "The app refused the link '\(link)': \(error)"
    }
  }

  /// Saves and encodes the state, as apps do, and restores it.
  private func restore() -> String? {
    guard let root = app.root as? any RibletNode & Navigating else { return nil }
    let before = app.navigation
    do {
      let saved: NavigationState = try PlainValue(encoding: root.navigationState).decoded()
      let omissions = root.restore(saved)
      guard omissions.isEmpty else {
        return "What was saved cannot be restored as a whole.\n"
          + omissions.map { "  - \($0)" }.joined(separator: "\n")
      }
    } catch {
      return "What was saved cannot be read: \(error)"
    }
    let difference = LineDifference(expected: before, actual: app.navigation)
    guard !difference.isEmpty else { return nil }
    return "Saving and restoring has led elsewhere (before: −, after: +):\n\(difference)"
  }
}
