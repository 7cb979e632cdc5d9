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
    var values = try PartValues(request: request, app: app, index: index).values()
    values.merge(self.values(screen, samples: samples)) { $1 }
    plan.files.append(PlannedFile(file, try templates.render(\.coordinator, values)))
    if samples != nil {
      plan.files.append(
        PlannedFile(
          "\(folders.tests)/\(name)CoordinatorTests.swift", try templates.render(\.coordinatorTests, values)))
    } else {
      plan.notes.append(
        "No tests were written: nobody knows how to make what the initialiser of '\(screen.name)ViewModel' takes.")
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
      let label = parameter.label ?? "_"
      guard let sample = SampleValue(name: label, type: parameter.type, in: index) else { return nil }
      samples.append("\(label): \(sample.text)")
    }
    return samples
  }

  private func values(_ screen: FoundScreen, samples: [String]?) -> [String: Any] {
    let items = screen.parameters.compactMap { parameter in parameter.label.map { (name: $0, type: parameter.type) } }
    let container = "container: any ContainerViewControllable"
    return [
      "isPortable": hasPortableViews, "screen": screen.name, "screenTitle": NameWords(screen.name).title,
      "screenProperty": NameWords(screen.name).property, "imports": screen.imports, "testImports": screen.imports,
      "dependencies": items.map { ["name": $0.name, "type": $0.type] },
      "coordinatorParameters": ([container] + items.map { "\($0.name): \($0.type)" }).joined(separator: ", "),
      "initArguments": items.map { "\($0.name): \($0.name)" }.joined(separator: ", "),
      "coordinatorSamples": (["container: container"] + (samples ?? [])).joined(separator: ", "),
    ]
  }
}
