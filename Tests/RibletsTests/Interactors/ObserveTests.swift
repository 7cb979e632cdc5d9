import Riblets
import RibletsTesting
import Testing

private final class ListeningInteractor: Interactor {
  let numbers: EventStream<Int>
  var heard: [Int] = []
  var onNumber: ((Int) -> Void)?

  init(_ numbers: EventStream<Int>) { self.numbers = numbers }

  override func didBecomeActive() {
    observe(numbers) { interactor, number in
      interactor.heard.append(number)
      interactor.onNumber?(number)
    }
  }
}

private final class ListeningRouter: Router<ListeningInteractor> {}

@MainActor
struct ObserveTests {
  let test = TestScope()
  let numbers = MutableEventStream<Int>()

  @Test func `an observation lasts from activation to deactivation, and starts again with the next`() {
    let interactor = ListeningInteractor(numbers.stream)
    numbers.send(1)
    interactor.activate()
    numbers.send(2)
    interactor.deactivate()
    numbers.send(3)
    interactor.activate()
    numbers.send(4)

    #expect(interactor.heard == [2, 4])
  }

  @Test func `a state is replayed before observe returns`() {
    let state = MutableStateStream(7)
    let interactor = Interactor()
    interactor.activate()
    var seen: [Int] = []

    interactor.observe(state.stream) { _, value in seen.append(value) }

    #expect(seen == [7])
  }

  @Test func `the interactor is passed by its own type and is not kept alive without a tree`() {
    weak var freed: ListeningInteractor?
    do {
      let interactor = ListeningInteractor(numbers.stream)
      interactor.activate()
      freed = interactor
    }

    numbers.send(1)

    #expect(freed == nil)
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `a tree keeps its active interactors, and lets go of them when they are detached`() {
    weak var freed: ListeningInteractor?
    let root = Router<Interactor>(concrete: Interactor())
    root.launch(under: test)
    do {
      let router = ListeningRouter(concrete: ListeningInteractor(numbers.stream))
      freed = router.interactor
      root.attachChild(router)
      numbers.send(1)
      #expect(freed?.heard == [1])
      root.detachChild(router)
    }

    #expect(freed == nil)
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `a subscription that the interactor remembers does not keep it alive after deactivation`() {
    final class Remembering: Interactor {
      var subscription: StreamConnection?
      let numbers: EventStream<Int>
      init(_ numbers: EventStream<Int>) { self.numbers = numbers }
      override func didBecomeActive() { subscription = observe(numbers) { _, _ in } }
    }
    weak var freed: Remembering?
    do {
      let router = Router<Remembering>(concrete: Remembering(numbers.stream))
      freed = router.interactor
      router.launch(under: test)
      router.terminateTree()
    }

    #expect(freed == nil)
  }

  @Test func `an observer that deactivates its own interactor gets nothing more`() {
    let interactor = ListeningInteractor(numbers.stream)
    interactor.activate()
    interactor.onNumber = { [weak interactor] _ in interactor?.deactivate() }

    numbers.send(1)
    numbers.send(2)

    #expect(interactor.heard == [1])
  }

  @Test func `an observer that detaches its own riblet may be freed by it`() {
    let root = Router<Interactor>(concrete: Interactor())
    root.launch(under: test)
    weak var freed: ListeningInteractor?
    do {
      let router = ListeningRouter(concrete: ListeningInteractor(numbers.stream))
      freed = router.interactor
      root.attachChild(router)
      router.interactor.onNumber = { [root, weak router] _ in
        if let router { root.detachChild(router) }
      }
    }
    #expect(freed != nil)

    numbers.send(1)

    #expect(freed == nil)
    #expect(root.children.isEmpty)
  }

  @Test func `an interactor that detaches itself lives until its observer has returned`() {
    let root = Router<Interactor>(concrete: Interactor())
    root.launch(under: test)
    weak var observed: ListeningInteractor?
    var wasAliveInside = false
    do {
      let router = ListeningRouter(concrete: ListeningInteractor(numbers.stream))
      observed = router.interactor
      root.attachChild(router)
      router.interactor.onNumber = { [root] _ in
        root.detachChild(root.children[0])
        wasAliveInside = observed != nil
      }
    }

    numbers.send(1)

    #expect(wasAliveInside)
    #expect(observed == nil)
  }

  @Test func `an interactor that is detached and attached again inside nested deliveries is freed once, at the end`() {
    let root = Router<Interactor>(concrete: Interactor())
    root.launch(under: test)
    weak var freed: ListeningInteractor?
    do {
      let router = ListeningRouter(concrete: ListeningInteractor(numbers.stream))
      freed = router.interactor
      root.attachChild(router)
      let other = MutableEventStream<Int>()
      router.interactor.observe(other.stream) { [root, weak router] _, _ in
        guard let router else { return }
        root.detachChild(router)
      }
      router.interactor.onNumber = { [root, weak router] number in
        guard let router else { return }
        root.detachChild(router)
        root.attachChild(router)
        router.interactor.observe(other.stream) { _, _ in }
        if number == 2 { root.detachChild(router) } else { other.send(number) }
      }
    }

    numbers.send(1)
    #expect(freed != nil)
    numbers.send(2)

    #expect(freed == nil)
    #expect(root.children.isEmpty)
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `an observation that is cancelled ends alone`() {
    let interactor = Interactor()
    interactor.activate()
    var seen: [String] = []
    let first = interactor.observe(numbers.stream) { _, number in seen.append("first \(number)") }
    interactor.observe(numbers.stream) { _, number in seen.append("second \(number)") }

    numbers.send(1)
    first.cancel()
    numbers.send(2)

    #expect(seen == ["first 1", "second 1", "second 2"])
    #expect(!first.isLive)
  }

  @Test func `work that was bound while the interactor resigns ends with the rest`() {
    final class Late: Interactor {
      let numbers: EventStream<Int>
      var heard = 0
      init(_ numbers: EventStream<Int>) { self.numbers = numbers }
      override func willResignActive() { observe(numbers) { interactor, _ in interactor.heard += 1 } }
    }
    let interactor = Late(numbers.stream)
    interactor.activate()
    interactor.deactivate()

    numbers.send(1)

    #expect(interactor.heard == 0)
    #expect(numbers.subscriberCount == 0)
  }

  @Test func `many short observations leave nothing behind`() {
    let interactor = Interactor()
    interactor.activate()
    for _ in 0..<1_000 { interactor.observe(numbers.stream) { _, _ in }.cancel() }

    #expect(numbers.subscriberCount == 0)
  }
}
