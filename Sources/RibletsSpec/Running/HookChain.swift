/// Runs one example with its hooks, in order, and reports their errors.
///
/// It depends neither on Swift Testing nor on the records: failures are passed to `report`.
@MainActor
final class HookChain {
  private let example: ReachedExample
  private let report: @MainActor (HookFailure) -> Void
  /// True if a hook threw before the example, so that inner hooks and the example are skipped.
  private var isStopped = false
  /// The error that ended the example early without failing it, such as `Test.cancel`.
  private(set) var cancellation: (any Error)?

  init(_ example: ReachedExample, report: @escaping @MainActor (HookFailure) -> Void) {
    self.example = example
    self.report = report
  }

  func run() async { await runGroup(0) }

  private func runGroup(_ level: Int) async {
    guard level < example.hooks.count else { return await runExample() }
    await runOpenings(example.hooks[level].openings[...], level)
    for after in example.hooks[level].afters {
      await attempt(.after, after.place, after.hook)
    }
  }

  /// Runs the hooks before the example; they are nested, since an around hook encloses the following ones.
  private func runOpenings(_ openings: ArraySlice<GroupHooks.Opening>, _ level: Int) async {
    guard !isStopped else { return }
    switch openings.first {
    case nil:
      await runGroup(level + 1)
    case .before(let hook, let place):
      await attempt(.before, place, hook)
      await runOpenings(openings.dropFirst(), level)
    case .around(let hook, let place):
      await runAround(hook, place, openings.dropFirst(), level)
    }
  }

  private func runAround(
    _ hook: AroundHook, _ place: SpecPlace, _ rest: ArraySlice<GroupHooks.Opening>, _ level: Int
  ) async {
    var calls = 0
    let threw = await attempt(.around, place) {
      try await hook {
        calls += 1
        if calls == 1 { await self.runOpenings(rest, level) }
      }
    }
    if calls > 1 { report(.ranTwice(place, calls)) }
    if calls == 0, !threw { report(.didNotRun(place)) }
  }

  private func runExample() async {
    for just in example.hooks.flatMap(\.justs) where !isStopped {
      await attempt(.just, just.place, just.hook)
    }
    guard !isStopped else { return }
    await attempt(.example, example.outline.place, example.body)
  }

  @discardableResult
  private func attempt(_ stage: HookFailure.Stage, _ place: SpecPlace, _ step: () async throws -> Void) async -> Bool {
    do {
      try await step()
      return false
    } catch {
      isStopped = true
      if error.endsTestCase {
        cancellation = cancellation ?? error
      } else {
        report(.threw(error, stage, place))
      }
      return true
    }
  }
}

/// The failures in or around an example.
enum HookFailure {
  enum Stage: String {
    case before = "beforeEach"
    case around = "aroundEach"
    case just = "justBeforeEach"
    case after = "afterEach"
    case example = "it"
  }

  case threw(any Error, Stage, SpecPlace)
  case didNotRun(SpecPlace)
  case ranTwice(SpecPlace, Int)
}

extension Error {
  /// True if Swift Testing or the task ended the case early, which is no failure.
  fileprivate var endsTestCase: Bool {
    guard Task.isCancelled else { return false }
    // `Test.cancel` throws a type of Swift Testing's own, which is not public.
    return self is CancellationError || String(describing: type(of: self)) == "SkipInfo"
  }
}
