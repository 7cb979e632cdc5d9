import Riblets
import Testing

@MainActor
struct ComponentTests {
  final class Service: Sendable {}

  final class ShopComponent: Component<any EmptyDependency> {
    var made = 0

    var service: Service {
      shared {
        made += 1
        return Service()
      }
    }
    var otherService: Service { shared { Service() } }
    var pair: (Service, Service) { (shared { Service() }, shared { Service() }) }
    var needy: [Service] { shared { [service, otherService] } }
    var nothing: Service? { shared { nil } }

    func helped<Instance>(_ make: () -> Instance) -> Instance { shared { make() } }

    func handedOn(line: UInt = #line, column: UInt = #column) -> Service {
      shared(line: line, column: column) { Service() }
    }

    nonisolated static let lineThatNeedsItself = #line + 1
    var needsItself: Service { shared { needsItselfToo } }
    var needsItselfToo: Service { shared { needsItself } }
  }

  let component = ShopComponent(dependency: EmptyComponent())

  @Test func `a shared instance is made once for each component`() {
    let other = ShopComponent(dependency: EmptyComponent())

    #expect(component.service === component.service)
    #expect(component.made == 1)
    #expect(component.service !== other.service)
  }

  @Test func `each call in the source has an instance of its own`() {
    #expect(component.service !== component.otherService)
    #expect(component.pair.0 !== component.pair.1)
    #expect(component.pair.0 === component.pair.0)
  }

  @Test func `one call has an instance for each type`() {
    let number = component.helped { 1 }
    let text = component.helped { "one" }

    #expect(number == 1)
    #expect(text == "one")
    #expect(component.helped { 2 } == 1)
    #expect(component.helped { "two" } == "one")
  }

  @Test func `a helper can hand on the place of its caller`() {
    let (first, second) = (component.handedOn(), component.handedOn())

    #expect(first !== second)
  }

  @Test func `a parent's component provides what its child needs`() {
    let child = ShelfComponent(dependency: component)

    #expect(child.dependency.service === component.service)
    #expect(child.label.text == "shelf")
    #expect(child.label === child.label)
  }

  @Test func `a shared instance may need others`() {
    let needed = component.needy

    #expect(needed[0] === component.service)
    #expect(needed[1] === component.otherService)
    #expect(component.needy[1] === needed[1])
  }

  @Test func `an absent value is shared as well`() {
    #expect(component.nothing == nil)
  }

  @Test func `places are compared by text, since a compiler may keep a file's name twice`() {
    // The same place as two literals of one text; `column` keeps it apart from real ones.
    let first: StaticString = "Shop/File.swift"
    let second: StaticString = "Shop/File.swift"
    let other: StaticString = "Shop/Fila.swift"

    let made = component.shared(fileID: first, line: 1, column: 1) { Service() }

    #expect(component.shared(fileID: second, line: 1, column: 1) { Service() } === made)
    #expect(component.shared(fileID: other, line: 1, column: 1) { Service() } !== made)
  }

  @Test func `a component and what it shares are freed together`() {
    var component: ShopComponent? = ShopComponent(dependency: EmptyComponent())
    weak let service = component?.service
    weak let freed = component
    #expect(service != nil)

    component = nil

    #expect(freed == nil)
    #expect(service == nil)
  }

  @Test func `a shared instance that needs itself stops with its line`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ShopComponent(dependency: EmptyComponent()).needsItself
      }
    }

    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A shared property of 'ShopComponent' needs itself."))
    #expect(message.contains("At: RibletsTests/ComponentTests.swift:\(ShopComponent.lineThatNeedsItself)"))
    #expect(message.contains("Follow the properties that its closure uses: one of them leads back here."))
  }
}

@MainActor private protocol ShelfDependency: Dependency {
  var service: ComponentTests.Service { get }
}

extension ComponentTests.ShopComponent: ShelfDependency {}

@MainActor private protocol ShelfLabel: AnyObject, Sendable {
  var text: String { get }
}

private final class PaperLabel: ShelfLabel {
  let text = "shelf"
}

private final class ShelfComponent: Component<any ShelfDependency> {
  var label: any ShelfLabel { shared { PaperLabel() } }
}
