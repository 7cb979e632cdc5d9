import Riblets
import Testing

@MainActor
struct ChildEdgeTests {
  @Test func `an edge is all that a parent knows of a child`() {
    let market = MarketRouter(builders: ChildBuilders(given: TillBuilder()))
    let listener = Listener()

    market.attach(MarketTill(listener: listener))
    let till = market.child(TillRouter.self)
    #expect(till?.listener === listener)

    market.detach(MarketTill.self)
    #expect(market.children.isEmpty)
  }

  @Test func `an edge holds nobody`() {
    weak var gone: Listener?
    let edge: MarketTill
    do {
      let listener = Listener()
      gone = listener
      edge = MarketTill(listener: listener)
    }
    #expect(gone == nil)
    #expect(edge.listener == nil)
  }

  @Test func `a child is found by its type, the first one of several`() {
    let market = MarketRouter(builders: ChildBuilders(given: TillBuilder()))
    let other = Router(concrete: Interactor())
    let first = TillRouter(nil)
    for child in [other, first, TillRouter(nil)] as [any Routing] { market.attachChild(child) }

    #expect(market.child(TillRouter.self) === first)
    #expect(market.child((any LaunchRouting).self) == nil)
  }
}

private final class Listener: Sendable {}

private struct MarketTill: ChildEdge {
  weak let listener: Listener?

  func attach(to parent: MarketRouter) {
    guard parent.child(TillRouter.self) == nil else { return }
    parent.attachChild(parent.builders.till.build(withListener: listener))
  }

  static func detach(from parent: MarketRouter) {
    if let till = parent.child(TillRouter.self) { parent.detachChild(till) }
  }
}

extension ChildBuilders<Void> {
  fileprivate var till: TillBuilder { builder(of: TillBuilder.self) { TillBuilder() } }
}

private final class MarketRouter: Router<Interactor> {
  let builders: ChildBuilders<Void>

  init(builders: ChildBuilders<Void>) {
    self.builders = builders
    super.init(concrete: Interactor())
  }

  func attach(_ child: any ChildEdge<MarketRouter>) { child.attach(to: self) }
  func detach(_ child: any ChildEdge<MarketRouter>.Type) { child.detach(from: self) }
}

private final class TillRouter: Router<Interactor> {
  let listener: Listener?

  init(_ listener: Listener?) {
    self.listener = listener
    super.init(concrete: Interactor())
  }
}

private final class TillBuilder: Buildable {
  func build(withListener listener: Listener?) -> TillRouter { TillRouter(listener) }
}
