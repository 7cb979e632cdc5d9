internal import Riblets

extension BenchmarkCase {
  /// A riblet built, attached by a route or by hand, shown in its parent's view, taken away and freed.
  static var routeCases: [BenchmarkCase] {
    [
      BenchmarkCase("route-view", batch: 1000) {
        let hall = HallRouter()
        return Operation(repeating: {
          hall.route(to: .shown)
          hall.leave(.shown)
        })
      },
      BenchmarkCase("route-view-by-hand", batch: 1000) {
        let hall = HallRouter()
        return Operation(repeating: {
          let child = ShownRouter.make(withListener: hall.interactor)
          hall.attachChild(child)
          hall.viewController.show(child.viewControllable)
          hall.viewController.hide(child.viewControllable)
          hall.detachChild(child)
        })
      },
      BenchmarkCase("route-leaf", batch: 1000) {
        let hall = HallRouter()
        return Operation(repeating: {
          hall.route(to: .leaf)
          hall.leave(.leaf)
        })
      },
      BenchmarkCase("route-leaf-by-hand", batch: 1000) {
        let hall = HallRouter()
        return Operation(repeating: {
          let child = LeafRouter.make(withListener: hall.interactor)
          hall.attachChild(child)
          hall.detachChild(child)
        })
      },
      BenchmarkCase("route-update-100", batch: 10) { pushing(100) },
      BenchmarkCase("route-update-200", batch: 10) { pushing(200) },
      BenchmarkCase("route-back-50", batch: 10) { goingBack(depth: 50) },
      BenchmarkCase("route-back-100", batch: 10) { goingBack(depth: 100) },
      BenchmarkCase("route-plain-1000", batch: 10) { encoding(1000) },
      BenchmarkCase("route-plain-2000", batch: 10) { encoding(2000) },
    ]
  }

  /// Pushes pages in one update, and removes them.
  private static func pushing(_ count: Int) -> Operation {
    let hall = HallRouter()
    let host = HallHost()
    hall.show(in: host)
    return Operation(repeating: {
      hall.update { for id in 0..<count { $0.route(to: .page(id)) } }
      hall.popToRoot()
      withExtendedLifetime(host) {}
    })
  }

  /// Pushes a page above pages of riblets below each other, and takes a step back.
  private static func goingBack(depth: Int) -> Operation {
    let hall = HallRouter()
    let host = HallHost()
    hall.show(in: host)
    var top = hall
    for _ in 0..<depth {
      top.route(to: .page(0))
      top = (top.children[0] as? HallRouter) ?? top
    }
    return Operation(repeating: {
      top.route(to: .page(0))
      _ = hall.goBack()
      withExtendedLifetime(host) {}
    })
  }

  /// Encodes numbers, as in the arguments of a route.
  private static func encoding(_ count: Int) -> Operation {
    let numbers = Array(0..<count)
    return Operation(repeating: { _ = try? PlainValue(encoding: numbers) })
  }
}
