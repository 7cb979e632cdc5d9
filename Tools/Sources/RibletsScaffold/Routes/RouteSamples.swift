import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// Arguments for the initializers of a parent's parts in tests; `nil` where the tool knows no sample value.
struct RouteSamples {
  let parent: Parent
  let index: SourceIndex
  /// The arguments that the parent's own tests use.
  let known: KnownArguments
  /// Expressions for some parameters, by their labels.
  var given: [String: String] = [:]
  /// The name that tests give to the mock of the parent's dependency; without one, the mock is made in place.
  var dependency: String?

  var router: String? {
    guard parent.isMocked(.interactable), !parent.hasView || parent.isMocked(.viewControllable) else { return nil }
    guard let parameters = parent.router?.initializers.first else { return nil }
    return samples(parameters) { parameter in
      switch parameter.label {
      case "viewController": "viewController"
      case "builders": "ChildBuilders(given: builder)"
      default: nil
      }
    }
  }

  var interactor: String? {
    guard parent.isMocked(.routing), let interactor = parent.interactor else { return nil }
    if let parameters = interactor.initializers.first { return samples(parameters) { _ in nil } }
    guard interactor.inherited.contains(where: { $0.hasPrefix("PresentableInteractor<") }) else { return "" }
    return parent.isMocked(.presentable) ? "presenter: \(parent.name)PresentableMock()" : nil
  }

  var component: String? {
    guard parent.isMocked(.dependency), let component = parent.component else { return nil }
    guard let parameters = component.initializers.first else {
      return "dependency: \(dependency ?? "\(parent.name)DependencyMock()")"
    }
    return samples(parameters) { parameter in
      parameter.label == "dependency" && parameter.type == "any \(parent.name)Dependency" && parameter.value == nil
        ? dependency : nil
    }
  }

  /// True for a parameter that callers have to give, and of which no value is known.
  func isUnknown(_ parameter: OutlinedParameter) -> Bool { sample(for: parameter) == nil && parameter.value == nil }

  private func sample(for parameter: OutlinedParameter) -> String? {
    let name = parameter.label == "_" ? "value" : parameter.label
    return given[parameter.label] ?? SampleValue(name: name, type: parameter.type, in: index)?.text
      ?? known[parameter.label]
  }

  private func samples(
    _ parameters: [OutlinedParameter], named: (OutlinedParameter) -> String?
  ) -> String? {
    var texts: [String] = []
    for parameter in parameters {
      guard let value = named(parameter) ?? sample(for: parameter) else {
        if parameter.value != nil { continue }
        return nil
      }
      texts.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return texts.joined(separator: ", ")
  }
}
