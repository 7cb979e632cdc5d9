import Riblets
import RibletsTesting
import Testing

@MainActor
struct BoundTaskTests {
  struct Failure: Error, CustomStringConvertible {
    let description = "the server is away"
  }

  let test = TestScope()
  let interactor = Interactor()
  let router: Router<Interactor>

  init() {
    router = Router(concrete: interactor)
    router.launch(under: test)
  }

  @Test func `a task goes on when virtual time passes`() async {
    var isDone = false
    let task = interactor.task { interactor in
      try await interactor.ribletClock.sleep(for: .seconds(1))
      isDone = true
    }

    await test.advance(by: .milliseconds(999))
    #expect(!isDone)
    await test.advance(by: .milliseconds(1))

    #expect(isDone)
    #expect(task.isFinished)
    #expect(!task.isCancelled)
  }

  @Test func `deactivation cancels a task, which can be waited for`() async {
    var error: (any Error)?
    let task = interactor.task { interactor in
      do { try await interactor.ribletClock.sleep(for: .seconds(1)) } catch let caught { error = caught }
    }
    await test.settle()

    router.terminateTree()
    await task.value

    #expect(error is CancellationError)
    #expect(task.isCancelled)
    #expect(task.isFinished)
    #expect(test.pendingActionCount == 0)
  }

  @Test func `the newest task of an identity cancels the one in flight`() async {
    var done: [Int] = []
    for number in 1...3 {
      interactor.task(id: "search", .cancelInFlight) { interactor in
        try await interactor.ribletClock.sleep(for: .seconds(1))
        done.append(number)
      }
    }

    await test.advance(by: .seconds(2))

    #expect(done == [3])
  }

  @Test func `the first task of an identity goes on, and the others do not start`() async {
    var done: [Int] = []
    for number in 1...3 {
      interactor.task(id: "pay", .keepFirst) { interactor in
        try await interactor.ribletClock.sleep(for: .seconds(1))
        done.append(number)
      }
    }

    await test.advance(by: .seconds(2))
    #expect(done == [1])

    interactor.task(id: "pay", .keepFirst) { _ in done.append(4) }
    await test.settle()
    #expect(done == [1, 4])
  }

  @Test func `tasks of an identity run one after another`() async {
    var lines: [String] = []
    for number in 1...3 {
      interactor.task(id: "save", .oneAfterAnother) { interactor in
        lines.append("start \(number)")
        try await interactor.ribletClock.sleep(for: .seconds(1))
        lines.append("end \(number)")
      }
    }

    await test.advance(by: .milliseconds(1500))
    #expect(lines == ["start 1", "end 1", "start 2"])
    await test.advance(by: .seconds(5))
    #expect(lines == ["start 1", "end 1", "start 2", "end 2", "start 3", "end 3"])
  }

  @Test func `tasks that wait for their turn never start after deactivation`() async {
    var started: [Int] = []
    for number in 1...3 {
      interactor.task(id: "save", .oneAfterAnother) { interactor in
        started.append(number)
        try await interactor.ribletClock.sleep(for: .seconds(1))
      }
    }
    await test.settle()

    router.terminateTree()
    await test.advance(by: .seconds(5))

    #expect(started == [1])
  }

  @Test func `tasks of different identities, or without one, have nothing to do with each other`() async {
    var done: Set<String> = []
    interactor.task(id: "a") { _ in done.insert("a") }
    interactor.task(id: "b") { _ in done.insert("b") }
    interactor.task { _ in done.insert("c") }
    interactor.task { _ in done.insert("d") }
    await test.settle()

    #expect(done == ["a", "b", "c", "d"])
  }

  @Test func `an error that leaves a task is diagnosed with its name and place`() async {
    interactor.task(id: "refresh", fileID: "Shop/ShopInteractor.swift", line: 40) { _ in throw Failure() }
    await test.settle()

    #expect(
      test.diagnoses.map(\.description) == [
        """
        A task 'refresh' of 'Interactor' failed: the server is away

          Riblet: Router<Interactor>
          At:     Shop/ShopInteractor.swift:40

        Handle the error inside the task, where the business logic knows what it means.
        """
      ])
  }

  @Test func `a cancelled task is no failure`() async {
    let task = interactor.task { interactor in try await interactor.ribletClock.sleep(for: .seconds(1)) }
    task.cancel()
    await task.value

    #expect(test.diagnoses.isEmpty)
    #expect(task.isCancelled)
  }

  @Test func `a task holds its interactor while it runs and lets go of it afterwards`() async {
    weak var freed: Interactor?
    do {
      let interactor = Interactor()
      freed = interactor
      interactor.activate()
      RibletRuntime.$current.withValue(test.runtime) {
        _ = interactor.task { interactor in try await interactor.ribletClock.sleep(for: .seconds(1)) }
      }
    }
    #expect(freed != nil)

    await test.advance(by: .seconds(2))

    #expect(freed == nil)
  }

  @Test func `what a task builds belongs to the tree of its riblet`() async {
    var isSame = false
    interactor.task { _ in isSame = RibletRuntime.current === test.runtime }
    await test.settle()

    #expect(isSame)
  }

  @Test func `settling is exact however often a task leaves the main actor`() async {
    for hops in [0, 1, 10, 200] {
      var ticks = 0
      interactor.task { interactor in
        for _ in 0..<3 {
          try await interactor.ribletClock.sleep(for: .seconds(1))
          for _ in 0..<hops { await Self.hop() }
          ticks += 1
        }
      }
      for expected in 1...3 {
        await test.advance(by: .seconds(1))
        #expect(ticks == expected, "\(hops) hops")
      }
    }
  }

  /// Leaves the main actor for real: an empty body would not.
  @concurrent
  private static func hop() async {
    #expect(Self.spin(7) > 0)
  }

  nonisolated private static func spin(_ count: Int) -> Int {
    (1...count).reduce(0) { $0 &+ $1 }
  }
}
