internal import Riblets

extension BenchmarkCase {
  /// Riblets with the component and the builder that an app gives them, look-ups, and the start of an app.
  static var componentCases: [BenchmarkCase] {
    [
      BenchmarkCase("component-1", batch: 1000) { lookingUp(member: 0, of: 1) },
      BenchmarkCase("component-10", batch: 1000) { lookingUp(member: 5, of: 10) },
      BenchmarkCase("component-100", batch: 1000) { lookingUp(member: 50, of: 100) },
      BenchmarkCase("startup", batch: 100) { starting() },
    ]
  }

  /// Looks a member up that was made before, in the middle of those that the component holds.
  private static func lookingUp(member: UInt, of count: UInt) -> Operation {
    let component = StockComponent(dependency: EmptyComponent())
    for number in 0..<count { _ = component.member(number) }
    let sum = EventCount()
    return Operation(repeating: { sum.value &+= component.member(member).number })
  }

  private static func starting() -> Operation {
    let started = Started()
    return Operation(
      prepare: { started.routers.reserveCapacity($0) },
      clear: {
        for router in started.routers { router.terminate() }
        started.routers = []
      }
    ) { count in
      for _ in 0..<count {
        let router = AppBuilder(dependency: EmptyComponent()).build()
        router.launch(in: RibletRuntime(leakPolicy: .off))
        started.routers.append(router)
      }
    }
  }

  /// Apps to end when the batch was measured. Its array was made before.
  @MainActor
  private final class Started {
    var routers: [any LaunchRouting] = []
  }
}

/// Something that a component shares.
final class Member: Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

/// A component with any number of shared members. A line of the source each is what a real one has.
final class StockComponent: Component<any EmptyDependency> {
  func member(_ number: UInt) -> Member {
    shared(line: number) { Member(Int(number)) }
  }
}
