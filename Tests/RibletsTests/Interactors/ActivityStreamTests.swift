import Riblets
import RibletsTesting
import Testing

@MainActor
struct ActivityStreamTests {
  let test = TestScope(leakPolicy: .off)
  let log = Log()

  private func attachedPart() -> (root: PartRouter, part: PartRouter) {
    let (root, part) = (PartRouter("root", log), PartRouter("part", log))
    root.launch(under: test)
    return (root, part)
  }

  /// Notes what an observer hears of the part, and does something when it hears a value for the first time.
  private func observe(
    _ part: PartRouter, _ name: String, on value: Bool? = nil, _ reaction: @escaping @MainActor () -> Void = {}
  ) {
    var hasReacted = false
    part.interactor.isActiveStream.sink { [log] isActive in
      log.lines.append("\(name): \(isActive)")
      guard isActive == value, !hasReacted else { return }
      hasReacted = true
      reaction()
      log.lines.append("\(name) returns")
    }
  }

  @Test func `observers not yet called get a nested change before its callbacks, its origin when its call returns`() {
    let (root, part) = attachedPart()
    observe(part, "first")
    observe(part, "second", on: true) { [root, part] in
      root.detachChild(part)
      root.attachChild(part)
    }
    observe(part, "third")
    log.lines = []

    root.attachChild(part)

    #expect(
      log.lines == [
        "first: true", "second: true",
        "first: false", "third: true", "third: false",
        "first: true", "third: true",
        "part became active", "part loaded",
        "second returns", "second: false", "second: true",
      ])
  }

  @Test func `a detach from an observer ends an activity of which no riblet below was notified`() {
    let (root, part) = attachedPart()
    observe(part, "first", on: true) { [root, part] in root.detachChild(part) }
    observe(part, "second")
    log.lines = []

    root.attachChild(part)

    #expect(log.lines == ["first: true", "second: true", "second: false", "first returns", "first: false"])
    #expect(!part.isActive && !part.interactor.isActive)
  }

  @Test func `a change that an observer makes while it subscribes comes when its call returns`() {
    let (root, part) = attachedPart()
    root.attachChild(part)
    observe(part, "first")
    log.lines = []

    observe(part, "second", on: true) { [root, part] in root.detachChild(part) }

    #expect(
      log.lines == [
        "second: true", "part will deactivate", "part resigns", "first: false", "second returns", "second: false",
      ])
  }

  @Test func `an observer that subscribes during a change gets the newest value once`() {
    let (root, part) = attachedPart()
    observe(part, "first", on: true) { [self, part] in observe(part, "late") }
    log.lines = []

    root.attachChild(part)
    root.detachChild(part)

    #expect(log.lines.filter { $0.hasPrefix("late") } == ["late: true", "late: false"])
  }

  @Test func `an observer that cancels is not called again, also for a change that waits for it`() {
    let (root, part) = attachedPart()
    var heard: [Bool] = []
    var subscription: StreamConnection?
    subscription = part.interactor.isActiveStream.sink { [root, part] isActive in
      heard.append(isActive)
      guard isActive else { return }
      root.detachChild(part)
      subscription?.cancel()
    }

    root.attachChild(part)

    #expect(heard == [false, true])
  }

  @Test func `an observer that attaches a child finds an active parent, before its didBecomeActive`() {
    let (root, part) = attachedPart()
    let child = PartRouter("child", log)
    observe(part, "observer", on: true) { [part] in part.attachChild(child) }
    log.lines = []

    root.attachChild(part)

    #expect(
      log.lines == [
        "observer: true", "child became active", "child loaded", "observer returns", "part became active",
        "part loaded",
      ])
  }

  @Test func `the stream of an active interactor that is dropped ends without a last false`() {
    var heard: [Bool] = []
    var hasFinished = false
    let stream: StateStream<Bool>
    do {
      let root = PartRouter("root", log)
      root.launchAsRoot(in: test.runtime)
      stream = root.interactor.isActiveStream
      stream.sink(finished: { hasFinished = true }) { heard.append($0) }
    }

    #expect(heard == [true])
    #expect(hasFinished)
    #expect(stream.value)
  }

  @Test func `an observer of a finished stream gets the last value and the end`() {
    let stream: StateStream<Bool>
    do {
      let interactor = Interactor()
      stream = interactor.isActiveStream
    }
    var heard: [Bool?] = []

    stream.sink(finished: { heard.append(nil) }) { heard.append($0) }

    #expect(heard == [false, nil])
  }

  @Test func `an interactor that a test deactivates while it resigns resigns once`() {
    let interactor = PartInteractor("part", log)
    interactor.activate()
    interactor.isActiveStream.sink { [log] in log.lines.append("\($0)") }
    interactor.onResign = { [unowned interactor] in interactor.deactivate() }
    log.lines = []

    interactor.deactivate()

    #expect(log.lines == ["part resigns", "false"])
  }
}
