import Riblets
import RibletsTesting
import Testing

@MainActor
struct RibletRuntimeTests {
  let log = Log()

  func part(_ name: String) -> PartRouter { PartRouter(name, log) }

  func lines(_ events: [RibletEvent]) -> [String] {
    events.map { event in
      let kind = String(describing: event.kind)
      return "\(event.path?.description ?? "-") \(kind.prefix { $0 != "(" })"
    }
  }

  @Test func `a tree emits its events, with paths`() {
    let test = TestScope()
    let (root, a) = (part("root"), part("a"))
    root.launch(under: test)
    root.attachChild(a)
    root.detachChild(a)

    #expect(
      lines(test.events) == [
        "Part(root) activated", "Part(root) loaded", "Part(root)/Part(a) attached", "Part(root)/Part(a) activated",
        "Part(root)/Part(a) loaded", "Part(root)/Part(a) deactivated", "Part(root)/Part(a) detached",
      ])
  }

  @Test func `two trees in one process do not share events, diagnoses or clocks`() async {
    let (first, second) = (TestScope(), TestScope())
    let (one, other) = (part("one"), part("other"))
    one.launch(under: first)
    other.launch(under: second)

    one.detachChild(other)
    await first.advance(by: .seconds(3))

    #expect(first.diagnoses.count == 1)
    #expect(second.diagnoses.isEmpty)
    #expect(lines(second.events) == ["Part(other) activated", "Part(other) loaded"])
    #expect(one.interactor.ribletClock.now == .seconds(3))
    #expect(other.interactor.ribletClock.now == .zero)
  }

  @Test(arguments: 0..<8)
  func `tests in parallel do not see each other`(_ number: Int) async {
    let test = TestScope()
    let root = part("\(number)")
    root.launch(under: test)
    for step in 0..<50 {
      let child = part("\(number).\(step)")
      root.attachChild(child)
      root.attachChild(child)
      await Task.yield()
      root.detachChild(child)
      await test.advance(by: .milliseconds(number + 1))
    }

    #expect(test.diagnoses.count == 50)
    #expect(test.clock.now == .milliseconds(50 * (number + 1)))
    #expect(test.events.allSatisfy { ($0.path?.names.first ?? "Part(\(number))") == "Part(\(number))" })
  }

  @Test func `a riblet keeps its number when it moves, and the path follows`() {
    let test = TestScope()
    let (root, a, b, child) = (part("root"), part("a"), part("b"), part("child"))
    root.launch(under: test)
    root.attachChild(a)
    root.attachChild(b)
    a.attachChild(child)
    a.detachChild(child)
    b.attachChild(child)

    let paths = test.events.compactMap { event -> RibletPath? in
      if case .activated = event.kind { return event.path }
      return nil
    }
    .filter { $0.name == "Part(child)" }
    #expect(paths.map(\.description) == ["Part(root)/Part(a)/Part(child)", "Part(root)/Part(b)/Part(child)"])
    #expect(Set(paths.map(\.number)).count == 1)
  }

  @Test func `a late listener gets correct paths`() {
    let runtime = RibletRuntime(reporter: .silent, leakPolicy: .off)
    let (root, a, b, c) = (part("root"), part("a"), part("b"), part("c"))
    root.attachChild(a)
    a.attachChild(b)
    RibletRuntime.$current.withValue(runtime) { root.launchAsRoot() }
    var events: [RibletEvent] = []
    runtime.events.sink { events.append($0) }

    b.attachChild(c)
    root.detachChild(a)
    root.attachChild(a)

    #expect(lines(events).first == "Part(root)/Part(a)/Part(b)/Part(c) attached")
    #expect(lines(events).last == "Part(root)/Part(a)/Part(b)/Part(c) activated")
  }

  @Test func `a detached branch keeps its runtime`() {
    let test = TestScope()
    let (root, a) = (part("root"), part("a"))
    root.attachChild(a)
    root.launch(under: test)
    root.detachChild(a)

    a.detachChild(root)

    #expect(test.diagnoses.count == 1)
  }

  @Test func `what is in no tree takes the runtime of the task`() {
    let test = TestScope()

    RibletRuntime.$current.withValue(test.runtime) { part("a").detachChild(part("b")) }

    #expect(test.diagnoses.count == 1)
  }

  @Test func `a chain of 10,000 is emitted with paths, and freed without recursion`() {
    let runtime = RibletRuntime(reporter: .silent, leakPolicy: .off)
    var last: RibletPath?
    runtime.events.sink { last = $0.path }
    do {
      let root = part("x")
      var end = root
      for _ in 0..<10_000 {
        let next = part("x")
        end.attachChild(next)
        end = next
      }
      root.launchAsRoot(in: runtime)
    }
    #expect(last?.names.count == 10_001)
  }

  @Test func `the work of a riblet is emitted from its start to its end`() async {
    let test = TestScope()
    let root = part("root")
    let numbers = MutableEventStream<Int>()
    root.launch(under: test)
    root.interactor.observe(numbers.stream, fileID: "Shop/Root.swift", line: 1) { _, _ in }
    root.interactor.task(id: "save", fileID: "Shop/Root.swift", line: 2) { _ in }
    await test.settle()
    root.terminateTree()

    #expect(
      test.events.map(\.description) == [
        "Part(root) became active", "Part(root) loaded", "Part(root) started observation at Shop/Root.swift:1",
        "Part(root) started task 'save' at Shop/Root.swift:2", "Part(root) finished task 'save' at Shop/Root.swift:2",
        "Part(root) cancelled observation at Shop/Root.swift:1", "Part(root) became inactive",
      ])
  }
}
