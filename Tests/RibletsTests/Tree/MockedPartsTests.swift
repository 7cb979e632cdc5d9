import Riblets
import RibletsTesting
import Testing

@MainActor
private final class InteractableMock: Interactable {
  var isActive = false
  private(set) var activateCallCount = 0
  private(set) var deactivateCallCount = 0
  private let activity = MutableStateStream(false)
  var isActiveStream: StateStream<Bool> { activity.stream }
  func activate() { activateCallCount += 1 }
  func deactivate() { deactivateCallCount += 1 }
}

@MainActor
private final class RoutingMock: Routing {
  let interactable: any Interactable
  var children: [any Routing] = []
  private(set) var loadCallCount = 0
  private(set) var attachChildCallCount = 0
  private(set) var detachChildCallCount = 0
  init(_ interactable: any Interactable) { self.interactable = interactable }
  func load() { loadCallCount += 1 }
  func attachChild(_ child: any Routing) { attachChildCallCount += 1 }
  func detachChild(_ child: any Routing) { detachChildCallCount += 1 }
}

@MainActor
private final class PlainRouter: Router<any Interactable> {
  override init(interactor: any Interactable) { super.init(interactor: interactor) }
  private(set) var loadCount = 0
  override func didLoad() { loadCount += 1 }
}

@MainActor
struct MockedPartsTests {
  let test = TestScope(leakPolicy: .off)

  @Test func `a mocked child is activated once, loaded once and deactivated once`() {
    let parent = PlainRouter(interactor: Interactor())
    let interactor = InteractableMock()
    let child = RoutingMock(interactor)
    parent.launch(under: test)

    parent.attachChild(child)
    #expect(interactor.activateCallCount == 1)
    #expect(child.loadCallCount == 1)
    #expect(parent.children.first === child)

    parent.detachChild(child)
    #expect(interactor.deactivateCallCount == 1)
    #expect(parent.children.isEmpty)

    parent.attachChild(child)
    #expect(interactor.activateCallCount == 2)
    #expect(interactor.deactivateCallCount == 1)
  }

  @Test func `a mocked child of another parent is diagnosed with both parents`() {
    let (first, second) = (PartRouter("first", Log()), PartRouter("second", Log()))
    let root = PartRouter("root", Log())
    let interactor = InteractableMock()
    let child = RoutingMock(interactor)
    root.attachChild(first)
    root.attachChild(second)
    root.launch(under: test)
    first.attachChild(child)

    second.attachChild(child, fileID: "Shop/SecondRouter.swift", line: 3)
    second.detachChild(child, fileID: "Shop/SecondRouter.swift", line: 4)

    #expect(
      test.diagnoses.map(\.description) == [
        """
        Cannot attach 'Part(root)/Part(first)/RoutingMock' to 'Part(root)/Part(second)': it already has a parent.

          Child:      Part(root)/Part(first)/RoutingMock
          Parent:     Part(root)/Part(first)
          New parent: Part(root)/Part(second)
          At:         Shop/SecondRouter.swift:3

        To move it, detach it from its parent first. To show it twice, build a second one.
        """,
        """
        Cannot detach 'Part(root)/Part(first)/RoutingMock' from 'Part(root)/Part(second)': it is not its child.

          Riblet:   Part(root)/Part(first)/RoutingMock
          Parent:   Part(root)/Part(first)
          Asked of: Part(root)/Part(second)
          At:       Shop/SecondRouter.swift:4

        Detach it from its own parent.
        """,
      ])
    #expect(second.children.isEmpty)
    #expect(interactor.activateCallCount == 1)
  }

  @Test func `a mocked child may move to another parent`() {
    let (first, second) = (PartRouter("first", Log()), PartRouter("second", Log()))
    let root = PartRouter("root", Log())
    let interactor = InteractableMock()
    let child = RoutingMock(interactor)
    root.attachChild(first)
    root.attachChild(second)
    root.launch(under: test)

    first.attachChild(child)
    first.detachChild(child)
    second.attachChild(child)

    #expect(second.children.first === child)
    #expect(interactor.activateCallCount == 2 && interactor.deactivateCallCount == 1)
  }

  @Test func `a router with a mocked interactor follows the tree whatever the mock answers`() {
    let interactor = InteractableMock()
    let router = PlainRouter(interactor: interactor)
    let child = InteractableMock()
    router.attachChild(RoutingMock(child))
    #expect(child.activateCallCount == 0)

    router.launch(under: test)
    #expect(interactor.activateCallCount == 1)
    #expect(router.loadCount == 1)
    #expect(child.activateCallCount == 1)
    #expect(router.isActive)

    router.terminateTree()
    #expect(interactor.deactivateCallCount == 1)
    #expect(child.deactivateCallCount == 1)
  }

  @Test func `a mocked child that is attached twice is diagnosed`() {
    let parent = PlainRouter(interactor: Interactor())
    let child = RoutingMock(InteractableMock())
    parent.launch(under: test)

    parent.attachChild(child)
    parent.attachChild(child)
    parent.detachChild(RoutingMock(InteractableMock()))

    #expect(parent.children.count == 1)
    #expect(
      test.diagnoses.map { $0.description.prefix { $0 != "\n" } } == [
        "Cannot attach 'Plain/RoutingMock': it is a child of 'Plain' already.",
        "Cannot detach 'RoutingMock' from 'Plain': it is not its child.",
      ])
  }

  @Test func `calls through the protocol reach the same tree`() {
    let parent: any Routing = PlainRouter(interactor: Interactor())
    let child = PlainRouter(interactor: Interactor())

    parent.attachChild(child)
    #expect(parent.children.first === child)
    parent.detachChild(child)
    #expect(parent.children.isEmpty)
  }

  @Test func `a router that a test loads loads once, also when a tree activates it later`() {
    let router = PlainRouter(interactor: Interactor())
    router.load()
    router.load()
    router.launch(under: test)

    #expect(router.loadCount == 1)
  }

  @Test func `an interactor that is no Interactable stops with a message that names the type`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Router<Int>(interactor: 3) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Int cannot be the interactor of a router: make it inherit from Interactable."))
  }
}
