import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The planning of parts that belong to a riblet, in its folder: workers and workflows.
extension PartPlanner {
  /// The files of a worker, and how its riblet makes one.
  func planWorker(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let riblet = try self.riblet(of: request)
    let part = try PartValues(request, app: app, modules, index: index)
    let given = try given(request.dependencies, by: riblet)
    let worker = WorkerValues(
      given: given.items, initArguments: request.dependencies.map { "\($0.name): \($0.name)" }.listed,
      readDependencies: read(request.dependencies, by: riblet))
    var plan = try plan(
      request, below: riblet, (\.worker, "Worker"), (\.workerTests, "WorkerTests"), part, worker, isRepeated)
    guard riblet.component != nil else {
      throw RequestProblem("'\(riblet.name)' has no class '\(riblet.name)Component', which makes the worker.")
    }
    plan.notes += given.notes(file: plan.files[0].path)
    let property = "\(request.name.words.property)Worker"
    plan.notes.append(
      "Nothing starts it yet: hand 'component.\(property)' to '\(riblet.name)Interactor', and call '\(property).start(self)' in its 'didBecomeActive()'."
    )
    return plan
  }

  /// The files of a workflow, and its first step.
  func planWorkflow(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let riblet = try self.riblet(of: request)
    guard riblet.interactor != nil else {
      throw RequestProblem("'\(riblet.name)' has no class '\(riblet.name)Interactor', which the workflow begins with.")
    }
    let part = try PartValues(request, app: app, modules, index: index)
    var plan = try plan(
      request, below: riblet, (\.workflow, "Workflow"), (\.workflowTests, "WorkflowTests"), part, nil, isRepeated)
    let arguments = request.arguments.map { "\($0.name): …" }.joined(separator: ", ")
    plan.notes.append(
      "Nothing starts it yet: call 'start\(request.name)(\(arguments))' of '\(riblet.name)Interactor' where a link arrives."
    )
    return plan
  }

  /// Returns the dependencies that the worker reads of its riblet's own dependency when it is made: a mock has to have them.
  private func read(_ dependencies: [TypedItem], by riblet: Parent) -> [SampledItem] {
    let above = riblet.shape(.protocol, .dependency)
    return dependencies.filter { above?.type(ofProperty: $0.name) != nil && !Streams.areMadeByMocks($0.type) }
      .map { SampledItem($0, in: index) }
  }

  private func riblet(of request: PartRequest) throws(RequestProblem) -> Parent {
    guard let riblet = request.riblet else {
      throw RequestProblem("The \(request.name.kind.title) needs a riblet. Say which: --riblet Root.")
    }
    return try Parent(riblet, AppTexts(root: app.root), index: index)
  }

  /// Returns the dependencies that a riblet gives to a part of its own: as it would give them to a child.
  func given(_ dependencies: [TypedItem], by riblet: Parent) throws(RequestProblem) -> RouteDependencies {
    let name: RibletName
    do { name = try RibletName(riblet.name) } catch { throw RequestProblem("\(error)") }
    var request = RibletRequest(name: name)
    request.dependencies = dependencies
    return try RouteDependencies(parent: riblet, request: request, index: index, receiver: "its worker")
  }

  private struct WorkerValues: Encodable {
    let given: [RouteDependencies.Item]
    let initArguments: String
    let readDependencies: [SampledItem]
  }

  private struct RibletPartValues: Encodable {
    let testsComponent, testsInteractor: Bool
    let componentSamples, interactorSamples: String?
    let testImports: [String]
  }

  private func plan(
    _ request: PartRequest, below riblet: Parent, _ source: (TemplatePath, String), _ tests: (TemplatePath, String),
    _ part: PartValues, _ worker: WorkerValues?, _ isRepeated: Bool
  ) throws(RequestProblem) -> ScaffoldPlan {
    let file = "\(riblet.folder)/\(request.name)\(source.1).swift"
    try check(request.name.typeNames, of: request.name.text, apartFrom: isRepeated ? [file] : [])
    let samples = RouteSamples(
      parent: riblet, index: index,
      known: KnownArguments(of: riblet.name, testsIn: testFolder(for: riblet.folder), AppTexts(root: app.root)),
      dependency: worker?.readDependencies.isEmpty == false ? "dependency" : nil)
    let imports = riblet.files.flatMap(\.imports).filter { !$0.hasPrefix("Riblets") }
    let own = RibletPartValues(
      testsComponent: samples.component != nil, testsInteractor: samples.interactor != nil,
      componentSamples: samples.component, interactorSamples: samples.interactor,
      testImports: Set(part.testImports + imports).sorted())
    var values = try TemplateValues(part, own)
    if let worker { try values.add(worker) }
    var plan = ScaffoldPlan(files: [
      PlannedFile(file, try templates.render(source.0, values)),
      PlannedFile(
        "\(testFolder(for: riblet.folder))/\(request.name)\(tests.1).swift", try templates.render(tests.0, values)),
    ])
    need([], inTests: part.testProducts, &plan)
    return plan
  }
}
