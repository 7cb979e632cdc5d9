import Foundation
import RibletsTesting
import Testing

@testable import MockSamples

@MainActor
@Suite(.testScope) struct InheritanceTests {
  @Test func `the mock of a worker does not hold the interactor that starts it`() {
    let worker = Ih39WorkerMock()
    var interactor: Interactor? = Interactor()
    if let interactor { worker.start(interactor) }
    #expect(worker.startReceivedArguments === interactor)
    #expect(worker.calls.argumentTexts(of: "start") == ["Interactor"])
    interactor = nil
    #expect(worker.startArgValues.count == 1)
    #expect(worker.startReceivedArguments == nil)
  }

  @Test func `members of parents are there, marked or not`() {
    let child = Ih02ChildMock()
    child.parentReturnValue = 1
    child.child()
    #expect(child.parent() == 1)
    let unmarked = Ih04OfUnmarkedMock(flag: true)
    unmarked.unmarkedReturnValue = "a"
    unmarked.own()
    #expect(unmarked.unmarked(2) == "a")
    #expect(unmarked.flag)
    #expect(unmarked.ownCallCount == 1)
    let parent: any Ih01Parent = Ih01ParentMock()
    expectUnstubbed((parent as! Ih01ParentMock).calls, "'parent()'") {
      #expect(parent.parent() == 0)
    }
  }

  @Test func `a member that comes twice is one`() {
    let mock = Ih05DiamondMock(flag: false)
    mock.parentReturnValue = 2
    #expect((mock as any Ih02Child).parent() == 2)
    mock.own()
    #expect(mock.parentCallCount == 1)
  }

  @Test func `compositions and their aliases bring all members`() {
    let composition = Ih06CompositionMock(flag: true)
    composition.parentReturnValue = 1
    composition.own()
    #expect(composition.parent() == 1)
    let alias = Ih07AliasMock(flag: true)
    alias.unmarkedReturnValue = "a"
    alias.own()
    #expect(alias.unmarked(1) == "a")
    let itself = Ih08AliasItselfMock(flag: true)
    itself.parentReturnValue = 3
    #expect(itself.parent() == 3)
  }

  @Test func `hashing and coding are there`() throws {
    let mock = Ih09HashableMock()
    mock.go()
    #expect(Set([mock]).contains(mock))
    let data = try JSONEncoder().encode([Ih10CodableMock(name: "a")])
    #expect(String(decoding: data, as: UTF8.self) == "[{}]")
    let decoded = try JSONDecoder().decode([Ih10CodableMock].self, from: data)
    decoded[0].name = "b"
    #expect(decoded[0].name == "b")
  }

  @Test func `an identity is the object, or what was set`() {
    let mock = Ih11IdentifiableMock()
    mock.go()
    #expect(mock.id == ObjectIdentifier(mock))
    let named = Ih12IdentifiableByMock()
    named.id = "a"
    named.go()
    #expect(named.id == "a")
  }

  @Test func `a description is the mock's name`() {
    let mock = Ih13DescribedMock()
    mock.go()
    #expect(mock.description == "Ih13DescribedMock")
    #expect(mock.debugDescription == "Ih13DescribedMock")
  }

  @Test func `standard protocols of main-actor and sendable mocks are met anywhere`() async throws {
    let mock = Ih14MainActorStandardMock()
    mock.go()
    #expect(await Task.detached { mock.description }.value == "Ih14MainActorStandardMock")
    #expect(Set([mock, mock]).count == 1)
    let shared = Ih15SendableStandardMock()
    shared.goReturnValue = 1
    #expect(await Task.detached { shared.go() }.value == 1)
    #expect(shared == shared)
  }

  @Test func `a bound to objects makes an object`() {
    let mock: any Ih16Class = Ih16ClassMock()
    mock.go()
    #expect((mock as? Ih16ClassMock)?.goCallCount == 1)
  }

  @Test func `a mock with a superclass is one of it`() {
    let device: Device = Ih17SuperclassMock()
    device.name = "a"
    (device as? Ih17SuperclassMock)?.goReturnValue = 2
    #expect((device as? any Ih17Superclass)?.go() == 2)
    let named = Ih18SelfSuperclassMock(number: 3)
    named.go()
    #expect(named.name == "named")
    #expect(named.number == 3)
    let screen = Ih19ScreenMock()
    screen.goReturnValue = 4
    #expect(screen.go() == 4)
    #expect(!screen.isShown)
  }

  @Test func `a bound to Objective-C objects makes one`() {
    let mock = Ih27ObjectMock()
    mock.goReturnValue = 1
    #expect((mock as NSObject as? any Ih27Object)?.go() == 1)
  }

  @Test func `what a child says again in another way is another member`() {
    let mock = Ih20OverriddenMock()
    mock.parentReturnValue = 1
    mock.parentStringReturnValue = "a"
    #expect(mock.parent() as Int == 1)
    #expect(mock.parent() as String == "a")
  }

  @Test func `a property that a child makes settable is settable`() {
    let mock = Ih21SettableMock(number: 1)
    mock.number = 2
    #expect((mock as any Pr01Get).number == 2)
    #expect(mock.numberSetCallCount == 1)
  }

  @Test func `errors and outputs of the standard library are mocked`() {
    let error = Ih23ErrorMock(code: 4)
    #expect(throws: error) { throw error }
    var output = Ih24OutputMock()
    print("a", terminator: "", to: &output)
    output.flush()
    #expect(output.writeArgValues.joined() == "a")
    #expect(output.flushCallCount == 1)
    #expect(Cx12Mock(title: "a").title == "a")
  }

  @Test func `nested protocols have mocks, named after their types where they have to be`() {
    let tree = GardenTreeMock()
    tree.growReturnValue = 1
    #expect((tree as any Garden.Tree).grow() == 1)
    let other = ForestTreeMock()
    (other as any Forest.Tree).fall()
    #expect(other.fallCallCount == 1)
    let tool = ToolMock()
    (tool as any Garden.Shed.Tool).use()
    #expect(tool.useCallCount == 1)
    let user = Sc01UsesNestedMock()
    expectUnstubbed(user.calls, "'plant()' of Sc01UsesNestedMock") {
      #expect(user.plant() is PondMock)
    }
    let pond = PondMock()
    pond.fill(3)
    #expect(pond.fillArgValues == [3])
  }

  @Test func `a nested protocol may name the types beside it`() throws {
    let keeper = KeeperMock(best: Greenhouse.Plant(name: "fern"))
    #expect(keeper.best == Greenhouse.Plant(name: "fern"))
    keeper.best.name = "rose"
    #expect(keeper.bestSetCallCount == 1)
    keeper.putReturnValue = Greenhouse.Pot(size: 2)
    #expect(try (keeper as any Greenhouse.Keeper).put(keeper.best, in: []).size == 2)
    #expect(keeper.putArgValues.map(\.plant.name) == ["rose"])
  }
}
