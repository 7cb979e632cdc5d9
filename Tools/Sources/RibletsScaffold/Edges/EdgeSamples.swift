import RibletsPlans

/// The arguments with which tests call the initialisers of a parent's parts; `nil` where there is no sample value.
struct EdgeSamples {
  let parent: Parent
  let index: SourceIndex
  /// The arguments that the parent's own tests use.
  let known: KnownArguments
  /// The name that tests give to the mock of the parent's dependency; without one, the mock is made in place.
  var dependency: String?

  var router: String? {
    guard parent.isMocked(.interactable), !parent.hasView || parent.isMocked(.viewControllable) else { return nil }
    guard let parameters = parent.router?.initialisers.first else { return nil }
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
    if let parameters = interactor.initialisers.first { return samples(parameters) { _ in nil } }
    guard interactor.inherited.contains(where: { $0.hasPrefix("PresentableInteractor<") }) else { return "" }
    return parent.isMocked(.presentable) ? "presenter: \(parent.name)PresentableMock()" : nil
  }

  var component: String? {
    guard parent.isMocked(.dependency), let component = parent.component else { return nil }
    let plain = [SourceShape.Parameter(label: "dependency", type: "any \(parent.name)Dependency", hasDefault: false)]
    return samples(component.initialisers.first ?? plain) { parameter in
      parameter == plain[0] ? dependency : nil
    }
  }

  private func samples(
    _ parameters: [SourceShape.Parameter], named: (SourceShape.Parameter) -> String?
  ) -> String? {
    var texts: [String] = []
    for parameter in parameters {
      let value =
        named(parameter)
        ?? SampleValue(name: parameter.label ?? "value", type: parameter.type, in: index)?.text
        ?? parameter.label.flatMap { known[$0] }
      guard let value else {
        if parameter.hasDefault { continue }
        return nil
      }
      texts.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return texts.joined(separator: ", ")
  }
}
