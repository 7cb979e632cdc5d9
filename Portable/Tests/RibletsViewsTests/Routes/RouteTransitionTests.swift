import RibletsTesting
import RibletsViews
import Testing

@testable import Riblets

/// Transitions that routes name.
@MainActor
struct RouteTransitionTests {
  private let test = TestScope(leakPolicy: .off)
  private let clock = ManualClock()
  private let window: Window
  private let root = PlaceRouter("Root")

  init() {
    window = Window(clock: clock, transitionDuration: .milliseconds(300))
    root.launch(from: window, in: test.runtime)
  }

  private var transitions: [Frame.Layer.Transition?] { window.frame.layers.map(\.transition) }

  private func named(_ name: String, _ title: String = "A") -> PlaceRoute {
    PlaceRoute(PlaceNamed(title: title, transition: name))
  }

  @Test func `a page has the transition of its route, also while it is covered`() {
    root.route(to: named("zoom"))
    #expect(transitions == [nil, .zoom])
    root.place("A")?.route(to: .child("B"), as: .pushed)
    #expect(transitions == [nil, .zoom, nil])
    #expect(test.diagnoses.isEmpty)
  }

  @Test func `the first page of a full screen has the transition of the whole layer`() {
    root.route(to: named("fade"), as: .fullScreen)
    root.place("A")?.route(to: .child("B"), as: .pushed)
    #expect(transitions == [nil, .fade, nil])
  }

  @Test func `a move waits for the end of the transition, and a move back interrupts it`() async {
    let move = root.route(to: named("zoom"))
    let waiting = Task { await move.finished() }
    clock.advance(by: .milliseconds(299))
    #expect(window.frame.layers.count == 2)
    clock.advance(by: .milliseconds(1))
    #expect(await waiting.value)

    root.leave(named("zoom").id)
    root.route(to: named("zoom"))
    #expect(transitions == [nil, .zoom])
  }

  @Test func `other arguments may have another transition`() {
    root.route(to: named("zoom"))
    root.route(to: named("fade"))
    #expect(transitions == [nil, .fade])
    root.route(to: named(""))
    #expect(transitions == [nil, nil])
  }

  @Test func `an unknown name is diagnosed once, and shown as without a name`() {
    root.route(to: named("spin"))
    root.route(to: .child("B"))
    #expect(transitions.prefix(2) == [nil, nil])
    #expect(test.diagnoses.count == 1)
    let text = test.diagnoses.first?.description ?? ""
    #expect(text.contains("'PlaceViewController' is to be shown with 'spin'"))
    #expect(text.contains("fade, zoom"))
  }

  @Test func `a restored page has its transition, and comes without it`() async throws {
    root.route(to: named("zoom"))
    let (state, other) = (root.navigationState, PlaceRouter("Root"))
    #expect(other.restore(state).isEmpty)
    let restored = Window(clock: clock, transitionDuration: .milliseconds(300))
    other.launch(from: restored, in: test.runtime)
    #expect(restored.frame.layers.map(\.transition) == [nil, .zoom])
    #expect(state == other.navigationState)
  }
}

struct PlaceNamed: ChildRoute {
  static let shown = Shown.pushed
  var title: String
  var transition: String
  var key: String { title }

  func build(in parent: PlaceRouter) -> any PlaceRouting { PlaceRouter(title) }
}
