internal import Riblets
internal import RibletsMVVM

extension BenchmarkCase {
  /// View models beside closures that do the same.
  static var viewModelCases: [BenchmarkCase] {
    [
      BenchmarkCase("transform-10", batch: 100) { transforming() },
      BenchmarkCase("transform-10-closures", batch: 100) { transformingByHand() },
      BenchmarkCase("transform-10-events", batch: 100) { sendingThroughViewModel() },
      BenchmarkCase("transform-10-events-closures", batch: 100) { sendingThroughClosures() },
    ]
  }

  private static func sources() -> [MutableEventStream<Int>] { (0..<10).map { _ in MutableEventStream<Int>() } }

  /// Makes a view model, ties it to ten inputs, and ends it.
  private static func transforming() -> Operation {
    let sources = sources()
    let input = sources.map(\.stream)
    return Operation(repeating: {
      let viewModel = TenInputs()
      _ = viewModel.transform(input)
      viewModel.lifetime.deactivate()
      withExtendedLifetime(sources) {}
    })
  }

  private static func transformingByHand() -> Operation {
    let sources = sources()
    let input = sources.map(\.stream)
    return Operation(repeating: {
      let closures = TenClosures()
      _ = closures.transform(input)
      closures.end()
      withExtendedLifetime(sources) {}
    })
  }

  /// Sends an event to each of ten inputs; somebody listens to the output.
  private static func sendingThroughViewModel() -> Operation {
    let sources = sources()
    let viewModel = TenInputs()
    let count = EventCount()
    viewModel.transform(sources.map(\.stream)).sink { count.value &+= $0 }
    return Operation(repeating: {
      for source in sources { source.send(1) }
      withExtendedLifetime(viewModel) {}
    })
  }

  private static func sendingThroughClosures() -> Operation {
    let sources = sources()
    let closures = TenClosures()
    let count = EventCount()
    closures.transform(sources.map(\.stream)).sink { count.value &+= $0 }
    return Operation(repeating: {
      for source in sources { source.send(1) }
      withExtendedLifetime(closures) {}
    })
  }
}
