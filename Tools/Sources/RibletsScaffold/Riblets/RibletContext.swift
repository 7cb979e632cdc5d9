/// The values with which the templates of a riblet are rendered: the request as raw values, and lists of parameters and
/// arguments as texts.
struct RibletContext {
  var request: RibletRequest
  var module: String
  let place: RibletPlace
  var isRoot = false
  let imports: [String]
  let index: SourceIndex

  var name: String { request.name.text }
  var property: String { request.name.words.property }
  var isOneWay: Bool { request.flow == .oneWay }
  private var hasView: Bool { request.hasView }
  private var viewHasListener: Bool { hasView && !isOneWay }

  var values: [String: Any] {
    raw.merging(viewValues) { $1 }.merging(production) { $1 }.merging(tests) { $1 }
  }

  /// The request itself.
  private var raw: [String: Any] {
    [
      "name": name, "property": property, "title": request.name.words.title, "module": module, "isRoot": isRoot,
      "view": request.view.rawValue, "hasView": hasView, "hasPresenter": request.hasPresenter, "isOneWay": isOneWay,
      "viewHasListener": viewHasListener, "dependencies": request.dependencies.map(Self.values),
      "arguments": request.arguments.map(Self.values), "imports": imports,
    ]
  }

  private static func values(_ item: TypedItem) -> [String: Any] { ["name": item.name, "type": item.type] }

  /// Texts for sources.
  private var production: [String: Any] {
    let state = name + (request.hasPresenter ? "State" : "ViewState")
    let items = request.arguments.map { "\($0.name): \($0.type)" }
    let container = hasView ? ["container: any ContainerViewControllable"] : []
    let listensToPresenter = viewHasListener && !request.hasPresenter
    return [
      "state": state,
      "hasRequirements": !hasView || !request.dependencies.isEmpty,
      "initialisesComponent": hasView || !request.arguments.isEmpty,
      "initialisesInteractor": listensToPresenter || !request.arguments.isEmpty,
      "listensToPresenter": listensToPresenter,
      "routing": isRoot ? "LaunchRouting" : "\(name)Routing",
      "interactorInherits": interactorInherits,
      "buildParameters": list((isRoot ? [] : ["withListener listener: any \(name)Listener"]) + items),
      "componentParameters": list(["dependency: any \(name)Dependency"] + container + items),
      "componentArguments": list(
        ["dependency: dependency"] + (hasView ? ["container: viewController"] : [])
          + request.arguments.map { "\($0.name): \($0.name)" }),
      "interactorParameters": list((hasView ? ["presenter: any \(name)Presentable"] : []) + items),
      "interactorArguments": list(
        (hasView ? ["presenter: \(request.hasPresenter ? "presenter" : "viewController")"] : [])
          + request.arguments.map { "\($0.name): component.\($0.name)" }),
    ]
  }

  private var interactorInherits: String {
    let base = hasView ? "PresentableInteractor<any \(name)Presentable>" : "Interactor"
    return list([base, "\(name)Interactable"] + (viewHasListener ? ["\(name)PresentableListener"] : []))
  }

  /// Texts for tests.
  private var tests: [String: Any] {
    let container = hasView ? [] : ["\(property)Container: ContainerFake()"]
    let sharedContainer = hasView ? [] : ["\(property)Container: container"]
    return [
      "dependencyMock": "\(name)DependencyMock(\(list(container)))",
      "dependencyMockWithValues":
        "\(name)DependencyMock(\(list(sharedContainer + request.dependencies.filter(isComparable).map(argument))))",
      "buildSamples": list((isRoot ? [] : ["withListener: listener"]) + samples),
      "interactorSamples": list((hasView ? ["presenter: presenter"] : []) + samples),
      "interactorMocks": list((hasView ? ["presenter"] : []) + ["router"] + (isRoot ? [] : ["listener"])),
      "componentSamples": list(
        ["dependency: dependency"] + (hasView ? ["container: \(name)ViewControllableMock()"] : []) + samples),
      "comparedArguments": request.arguments.filter(isComparable).map(sampleValues),
      "comparedDependencies": request.dependencies.filter(isComparable).map(sampleValues),
    ]
  }

  /// The arguments of the riblet with values for tests.
  var samples: [String] { request.arguments.map(argument) }

  private func isComparable(_ item: TypedItem) -> Bool { SampleValue(for: item, in: index)?.isComparable == true }

  private func argument(_ item: TypedItem) -> String {
    "\(item.name): \(SampleValue(for: item, in: index)?.text ?? "")"
  }

  private func sampleValues(_ item: TypedItem) -> [String: Any] {
    ["name": item.name, "type": item.type, "sample": SampleValue(for: item, in: index)?.text ?? ""]
  }

  func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  /// Checks that tests can make what the riblet is built with.
  ///
  /// - Throws: ``RequestProblem`` for an argument whose type has no known value.
  func check() throws(RequestProblem) {
    for argument in request.arguments where SampleValue(for: argument, in: index) == nil {
      throw RequestProblem(
        "No test could build '\(name)': nobody knows a value of '\(argument.type)' for '\(argument.name)'. Give one: --argument '\(argument.name):\(argument.type)=…'."
      )
    }
  }
}
