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

  /// Sends an event to each of ten inputs of a view model that is shown; its view listens to the output.
  private static func sendingThroughViewModel() -> Operation {
    let sources = sources()
    let stage = Stage()
    stage.root.attachChild(ViewModelScreen(TenInputs(), in: TenInputsView(sources.map(\.stream))))
    return Operation(repeating: {
      for source in sources { source.send(1) }
      withExtendedLifetime(stage) {}
    })
  }

  private static func sendingThroughClosures() -> Operation {
    let sources = sources()
    let closures = TenClosures()
    let count = EventCount()
    let sum = closures.transform(sources.map(\.stream))
    sum.sink { [weak count] in count?.value &+= $0 }
    return Operation(repeating: {
      for source in sources { source.send(1) }
      withExtendedLifetime((closures, count)) {}
    })
  }
}
