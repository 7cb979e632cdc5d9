import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// The values with which the templates of a riblet are rendered: the request as raw values, and lists of parameters and
/// arguments as texts.
struct RibletValues: Encodable {
  // The request.
  let name, property, module, view, interface: String
  var title: String
  let isRoot, hasView, hasPresenter, isOneWay, viewHasListener, finishes: Bool
  let dependencies, arguments: [TypedItem]
  let imports, testImports: [String]
  // The view.
  let isPortable, hasOutlets, isStoryboard, isXib, hasStandIn, isHosted: Bool
  let toolkit, viewType, viewMade, viewInherits, viewProtocols, actionHandler, bundle: String
  // Texts for sources.
  let initialisesComponent, initialisesInteractor, listensToPresenter: Bool
  let key: String?
  let finishParameters, finishArguments, state, routing, interactorInherits, buildParameters: String
  let componentParameters, componentArguments, interactorParameters, interactorArguments: String
  // Texts for tests.
  let dependencyMock: String
  let buildSamples, componentSamples, interactorSamples: String
  let comparedArguments, comparedDependencies: [SampledItem]
  /// A new interactor asks no queries.
  let stubs: [String] = []

  init(_ riblet: RibletContext) {
    let request = riblet.request
    name = riblet.name
    property = riblet.property
    title = request.name.words.title
    module = riblet.module
    view = request.view.rawValue
    interface = request.interface.rawValue
    isRoot = riblet.isRoot
    hasView = request.hasView
    hasPresenter = request.hasPresenter
    isOneWay = request.flow == .oneWay
    viewHasListener = hasView && !isOneWay && !isRoot
    finishes = riblet.finishes
    key = request.key
    dependencies = request.dependencies
    arguments = request.arguments
    imports = riblet.imports

    let protocols = (hasPresenter ? [] : ["\(name)Presentable"]) + ["\(name)ViewControllable"]
    let stateAndAction = "<\(name)ViewState, \(name)Action>"
    let base: [String] =
      switch request.view {
      case .portable: isOneWay ? ["StateViewController\(stateAndAction)"] : ["ViewController"]
      case .uikit: ["UIViewController"]
      case .swiftui: isOneWay ? ["StateScreen\(stateAndAction)"] : ["Screen"]
      case .none: []
      }
    isPortable = riblet.isPortable
    hasOutlets = request.interface != .code
    isStoryboard = request.interface == .storyboard
    isXib = request.interface == .xib
    hasStandIn = riblet.place.isInPackage
    // UIKit shows a screen of SwiftUI.
    isHosted = request.view == .swiftui && riblet.place.view == .uikit
    toolkit = request.view == .uikit || isHosted ? "UIKit" : "SwiftUI"
    // The class that routers know as the view.
    viewType = name + (request.view == .swiftui ? "Screen" : "ViewController")
    viewMade = viewType + (isStoryboard ? ".fromStoryboard()" : "()")
    viewInherits = (base + protocols).listed
    viewProtocols = protocols.listed
    actionHandler = "@escaping @MainActor \(isPortable ? "" : "@Sendable ")(\(name)Action) -> Void"
    bundle = hasStandIn ? ".module" : "Bundle(for: \(viewType).self)"

    let items = arguments.map { "\($0.name): \($0.type)" }
    let presentable = "any \(name)Presentable"
    state = name + (hasPresenter ? "State" : "ViewState")
    initialisesComponent = !arguments.isEmpty
    listensToPresenter = viewHasListener && !hasPresenter
    initialisesInteractor = listensToPresenter || !arguments.isEmpty
    routing = isRoot ? "RibletNode & LaunchRouting & \(name)Routing" : "\(name)Routing"
    interactorInherits =
      ([hasView ? "PresentableInteractor<\(presentable)>" : "Interactor", "\(name)Interactable"]
      + (viewHasListener ? ["\(name)PresentableListener"] : [])).listed
    buildParameters = ((isRoot ? [] : ["withListener listener: any \(name)Listener"]) + items).listed
    componentParameters = (["dependency: any \(name)Dependency"] + items).listed
    componentArguments =
      (["dependency: dependency"] + arguments.map { "\($0.name): \($0.name)" }).listed
    interactorParameters = ((hasView ? ["presenter: \(presentable)"] : []) + items).listed
    interactorArguments =
      ((hasView ? ["presenter: \(hasPresenter ? "presenter" : "viewController")"] : [])
      + arguments.map { "\($0.name): component.\($0.name)" }).listed

    comparedArguments = arguments.compactMap { SampledItem(comparable: $0, in: riblet.index) }
    comparedDependencies = dependencies.compactMap { SampledItem(comparable: $0, in: riblet.index) }
    let known = Set(comparedDependencies.map(\.name) + riblet.stubs.map(\.name))
    let mocked = request.dependencies.filter { known.contains($0.name) }
    dependencyMock = "\(name)DependencyMock(\(mocked.map { SampledItem($0, in: riblet.index).argument }.listed))"
    testImports = Set(imports + (riblet.stubs.isEmpty ? [] : ["RibletsDataTesting"])).sorted()
    finishParameters = arguments.filter { $0.name == request.key }.map { "\($0.name): \($0.type)" }.listed
    finishArguments = request.key.map { "\($0): \($0)" } ?? ""
    buildSamples = ((isRoot ? [] : ["withListener: listener"]) + riblet.samples).listed
    componentSamples =
      (["dependency: dependency"] + riblet.samples).listed
    interactorSamples = ((hasView ? ["presenter: presenter"] : []) + riblet.samples).listed
  }
}

extension [String] {
  /// The texts as a list of parameters or arguments.
  var listed: String { joined(separator: ", ") }
}
