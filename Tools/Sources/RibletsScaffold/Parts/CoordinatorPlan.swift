import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

extension PartPlanner {
  /// The files of a coordinator that begins with a screen, and the libraries in the manifest.
  func planCoordinator(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    guard let screenName = request.screen else {
      throw RequestProblem(
        "The coordinator needs a screen to begin with. Say which: --screen Search. To make one: riblets new view-model Search."
      )
    }
    let screen = try FoundScreen(screenName, root: app.root, index: index)
    let name = request.name.text
    let folders = folders(name)
    let file = "\(folders.sources)/\(name)Coordinator.swift"
    try check(request.name.typeNames, of: name, apartFrom: isRepeated ? [file] : [])
    var plan = ScaffoldPlan()
    let samples = samples(screen)
    let values = try TemplateValues(
      PartValues(request, app: app, modules, index: index), self.values(screen, samples: samples))
    plan.files.append(PlannedFile(file, try templates.render(\.coordinator, values)))
    if samples != nil {
      plan.files.append(
        PlannedFile(
          "\(folders.tests)/\(name)CoordinatorTests.swift", try templates.render(\.coordinatorTests, values)))
    } else {
      plan.notes.append(
        "No tests were written: nobody knows how to make what the initializer of '\(screen.name)ViewModel' takes.")
    }
    need(["RibletsMVVM"], inTests: ["RibletsMVVM", "RibletsMVVMTesting"], &plan)
    plan.notes.append(
      "Nothing starts it yet: attach '\(name)Coordinator(container: …)' where the flow begins, and set its 'listener'.")
    return plan
  }

  /// Values for the screen's parameters in tests; `nil` if one is not known.
  private func samples(_ screen: FoundScreen) -> [String]? {
    var samples: [String] = []
    for parameter in screen.parameters {
      guard let sample = SampleValue(name: parameter.label, type: parameter.type, in: index) else { return nil }
      samples.append("\(parameter.label): \(sample.text)")
    }
    return samples
  }

  private struct CoordinatorValues: Encodable {
    let isPortable: Bool
    let screen, screenView, screenTitle, screenProperty: String
    let imports, testImports: [String]
    let dependencies: [NamedType]
    let coordinatorParameters, initArguments, coordinatorSamples: String
  }

  private func values(_ screen: FoundScreen, samples: [String]?) -> CoordinatorValues {
    let items = screen.parameters.filter { $0.label != "_" }.map { NamedType(name: $0.label, type: $0.type) }
    let container = "container: any ContainerViewControllable"
    return CoordinatorValues(
      isPortable: hasPortableViews, screen: screen.name, screenView: screen.view,
      screenTitle: NameWords(screen.name).title,
      screenProperty: NameWords(screen.name).property, imports: screen.imports, testImports: screen.imports,
      dependencies: items, coordinatorParameters: ([container] + items.map { "\($0.name): \($0.type)" }).listed,
      initArguments: items.map { "\($0.name): \($0.name)" }.listed,
      coordinatorSamples: (["container: container"] + (samples ?? [])).listed)
  }
}
