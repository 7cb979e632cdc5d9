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
    ]
  }
}
