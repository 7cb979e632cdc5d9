extension TemplateFile {
  /// The use of what is rendered from it, in a few words.
  package var purpose: String {
    switch self {
    case .appleApplication: "app: what builds the tree, for UIKit or SwiftUI"
    case .appleApplicationTests: "app: tests of the whole app, for UIKit or SwiftUI"
    case .appleSpec: "riblet: the spec, for UIKit or SwiftUI"
    case .application: "app: what puts the tree into a window"
    case .applicationTests: "app: tests of the whole app"
    case .border: "border: how other modules come to a riblet's builder"
    case .borderTests: "border: tests of that, after those of the builder"
    case .builder: "riblet: Dependency, Component, Buildable, Builder"
    case .builderTests: "riblet: tests of the builder"
    case .ci: "app: what CI runs"
    case .componentExtension: "component extension: what one riblet gives another"
    case .componentExtensionTests: "component extension: tests"
    case .ciApple: "app: what CI runs, for UIKit or SwiftUI"
    case .containerFake: "tests: a view to show children in, included by others"
    case .coordinator: "coordinator: FlowListener, Coordinating, Coordinator"
    case .coordinatorTests: "coordinator: tests"
    case .dataDomain: "query: the domain, its source, and who may run its queries"
    case .dataDomainFake: "query: a source in memory, for tests"
    case .dataModel: "query: the model"
    case .edge: "edge: how a riblet joins its parent"
    case .edgeTests: "edge: tests of the parent's part in it"
    case .gitattributes: "app: .gitattributes"
    case .gitignore: "app: .gitignore"
    case .interactor: "riblet: Routing, Presentable, Listener, Interactor"
    case .interactorTests: "riblet: tests of the interactor"
    case .interface: "border: what a parent in another module sees of a riblet"
    case .interfaceView: "riblet: the view in a storyboard or nib, included by others"
    case .main: "app: the executable"
    case .package: "app: the manifest"
    case .pluginPoint: "plug-in point: Plugin, PluginBuildable, PluginBuilder, and how a riblet attaches plug-ins"
    case .pluginPointTests: "plug-in point: tests of the parent's part in it"
    case .plainMain: "app: the executable where there is no UIKit or SwiftUI, included by others"
    case .presenter: "riblet: Presenter"
    case .presenterTests: "riblet: tests of the presenter"
    case .query: "query: the query"
    case .queryTests: "query: tests"
    case .readme: "app: README.md"
    case .readmeApple: "app: README.md, for UIKit or SwiftUI"
    case .router: "riblet: Interactable, ViewControllable, Router"
    case .routerTests: "riblet: tests of the router"
    case .screen: "riblet: PresentableListener, Screen, for SwiftUI"
    case .screenTests: "riblet: tests of the screen, for SwiftUI"
    case .screenView: "view model: its screen"
    case .screenViewModel: "view model: Listener, ViewModel"
    case .screenViewModelTests: "view model: tests"
    case .screenViewTests: "view model: tests of its screen"
    case .spec: "riblet: the spec"
    case .storyboard: "riblet: the storyboard, for UIKit"
    case .swiftFormat: "app: .swift-format"
    case .swiftUIMain: "app: the executable, for SwiftUI"
    case .swiftUIView: "riblet: what is seen, for SwiftUI"
    case .uikitMain: "app: the executable, for UIKit"
    case .uikitViewController: "riblet: PresentableListener, ViewController, for UIKit"
    case .uikitViewControllerTests: "riblet: tests of the view, for UIKit"
    case .useCase: "use case: UseCase, Repository, and what stands between them"
    case .useCaseTests: "use case: tests"
    case .viewController: "riblet: PresentableListener, ViewController"
    case .viewControllerTests: "riblet: tests of the view"
    case .viewSnapshot: "riblet: what its view looks like, as text"
    case .viewSnapshotTests: "riblet: the test of the snapshot"
    case .worker: "worker: Working, Worker, and the one of a riblet"
    case .workerTests: "worker: tests"
    case .workflow: "workflow: ActionableItem, Workflow, and a riblet's first step"
    case .workflowTests: "workflow: tests"
    case .viewStandIn: "riblet: the view where there is no UIKit or SwiftUI, included by others"
    case .xib: "riblet: the nib, for UIKit"
    }
  }

  /// The values that templates can use.
  package static let contextHelp = """
    Raw values in riblets and edges:
      name property title module view hasView hasPresenter isOneWay isRoot viewHasListener
      dependencies arguments (each with name, type)  imports  parent parentHasView (edges)
      isPortable interface hasOutlets isStoryboard isXib isHosted (by UIKit) hasStandIn toolkit viewType bundle
    Laid-out texts, lists of parameters and arguments of one call or one type:
      buildParameters componentParameters componentArguments interactorParameters interactorArguments
      interactorInherits viewInherits viewProtocols viewMade actionHandler buildSamples interactorSamples interactorMocks componentSamples
      attachParameters edgeArguments builtArguments edgeSamples attachSamples (edges)
      pluginPoint pluggedArguments (edges of what is plugged in)
    Parts besides riblets have name property title module imports testImports, and
      parent given comparedDependencies (plug-in points, component extensions)
      riblet dependencies arguments given initParameters initArguments initSamples comparedArgument
      screen screenProperty coordinatorParameters coordinatorSamples  arrow result resultSample (use cases)
      domain model modelProperty modelProperties modelSample isMutation (queries)
    Write a statement in one line: what is too long is broken afterwards, and imports are sorted. What is between #if
    and #endif is indented. A line with nothing but a tag leaves no line.
    """
}
