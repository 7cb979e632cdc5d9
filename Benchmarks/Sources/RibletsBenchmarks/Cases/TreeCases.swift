internal import Riblets

extension BenchmarkCase {
  /// Whole trees, and what their riblets weigh.
  static var treeCases: [BenchmarkCase] {
    [
      BenchmarkCase("idle-riblet", batch: 1000, memory: .held) {
        let builder = ProvidedBuilder(dependency: StageComponent())
        return keepingAttached { builder.build(withListener: $0) }
      },
      BenchmarkCase("idle-riblet-bare", batch: 1000, memory: .held) {
        keepingAttached { LeafRouter.make(withListener: $0) }
      },
      BenchmarkCase("tree-11111", batch: 1) {
        let stage = Stage()
        return Operation(repeating: {
          let top = grown(levels: 4, below: stage.interactor)
          stage.root.attachChild(top)
          stage.root.detachChild(top)
        })
      },
      BenchmarkCase("attach-branch-10", batch: 100) { attachingBranches(depth: 10) },
      BenchmarkCase("attach-branch-1000", batch: 100) { attachingBranches(depth: 1000) },
      BenchmarkCase("chain-10000", batch: 1) { walkingChain(length: 10_000) },
      BenchmarkCase("chain-100000", batch: 1) { walkingChain(length: 100_000) },
    ]
  }

  private static func keepingAttached(_ build: @escaping @MainActor (StageInteractor) -> any Routing) -> Operation {
    let stage = Stage()
    return Operation(clear: {
      for child in stage.root.children.reversed() { stage.root.detachChild(child) }
    }) { count in
      for _ in 0..<count { stage.root.attachChild(build(stage.interactor)) }
    }
  }

  /// A riblet with ten children, each with ten again, down to a number of levels below it.
  private static func grown(levels: Int, below listener: StageInteractor) -> LeafRouter {
    let router = LeafRouter.make(withListener: listener)
    guard levels > 0 else { return router }
    for _ in 0..<10 { router.attachChild(grown(levels: levels - 1, below: listener)) }
    return router
  }

  /// Attaches and detaches a branch of two riblets at the end of an active chain.
  private static func attachingBranches(depth: Int) -> Operation {
    let stage = Stage()
    let branch = chain(length: 2, below: stage.interactor)
    var end: any Routing = stage.root
    for _ in 0..<depth {
      let next = LeafRouter.make(withListener: stage.interactor)
      end.attachChild(next)
      end = next
    }
    return Operation(repeating: {
      end.attachChild(branch)
      end.detachChild(branch)
      withExtendedLifetime(stage) {}
    })
  }

  /// Activates, deactivates and frees a chain in which each riblet is the only child of the one before.
  private static func walkingChain(length: Int) -> Operation {
    let stage = Stage()
    let assembled = Assembly()
    return Operation(
      prepare: { count in
        for _ in 0..<count { assembled.chains.append(chain(length: length, below: stage.interactor)) }
      }
    ) { count in
      for _ in 0..<count {
        guard let chain = assembled.chains.popLast() else { return }
        stage.root.attachChild(chain)
        stage.root.detachChild(chain)
      }
    }
  }

  private static func chain(length: Int, below listener: StageInteractor) -> LeafRouter {
    var top = LeafRouter.make(withListener: listener)
    for _ in 1..<length {
      let above = LeafRouter.make(withListener: listener)
      above.attachChild(top)
      top = above
    }
    return top
  }

  /// The chains that were put together before the clock started.
  @MainActor
  private final class Assembly {
    var chains: [LeafRouter] = []
  }
}
