/// A template that comes with the tool.
package enum TemplateFile: String, CaseIterable, Sendable {
  case appleApplication = "AppleApplication.swift.stencil"
  case appleApplicationTests = "AppleApplicationTests.swift.stencil"
  case appleSpec = "AppleSpec.swift.stencil"
  case application = "Application.swift.stencil"
  case applicationTests = "ApplicationTests.swift.stencil"
  case border = "Border.swift.stencil"
  case borderTests = "BorderTests.swift.stencil"
  case builder = "Builder.swift.stencil"
  case builderTests = "BuilderTests.swift.stencil"
  case ci = "ci.yml.stencil"
  case componentExtension = "ComponentExtension.swift.stencil"
  case componentExtensionTests = "ComponentExtensionTests.swift.stencil"
  case ciApple = "ci-apple.yml.stencil"
  case containerFake = "ContainerFake.swift.stencil"
  case coordinator = "Coordinator.swift.stencil"
  case coordinatorTests = "CoordinatorTests.swift.stencil"
  case dataDomain = "DataDomain.swift.stencil"
  case dataDomainFake = "DataDomainFake.swift.stencil"
  case dataModel = "DataModel.swift.stencil"
  case edge = "Edge.swift.stencil"
  case edgeTests = "EdgeTests.swift.stencil"
  case gitattributes = "gitattributes.stencil"
  case gitignore = "gitignore.stencil"
  case interactor = "Interactor.swift.stencil"
  case interactorTests = "InteractorTests.swift.stencil"
  case interface = "Interface.swift.stencil"
  case interfaceView = "InterfaceView.xml.stencil"
  case main = "Main.swift.stencil"
  case package = "Package.swift.stencil"
  case pluginPoint = "PluginPoint.swift.stencil"
  case pluginPointTests = "PluginPointTests.swift.stencil"
  case plainMain = "PlainMain.swift.stencil"
  case presenter = "Presenter.swift.stencil"
  case presenterTests = "PresenterTests.swift.stencil"
  case query = "Query.swift.stencil"
  case queryTests = "QueryTests.swift.stencil"
  case readme = "README.md.stencil"
  case readmeApple = "README-apple.md.stencil"
  case router = "Router.swift.stencil"
  case routerTests = "RouterTests.swift.stencil"
  case screen = "SwiftUIScreen.swift.stencil"
  case screenTests = "SwiftUIScreenTests.swift.stencil"
  case screenView = "ScreenView.swift.stencil"
  case screenViewModel = "ScreenViewModel.swift.stencil"
  case screenViewModelTests = "ScreenViewModelTests.swift.stencil"
  case screenViewTests = "ScreenViewTests.swift.stencil"
  case spec = "Spec.swift.stencil"
  case storyboard = "ViewController.storyboard.stencil"
  case swiftFormat = "swift-format.json.stencil"
  case swiftUIMain = "SwiftUIMain.swift.stencil"
  case swiftUIView = "SwiftUIView.swift.stencil"
  case uikitMain = "UIKitMain.swift.stencil"
  case uikitViewController = "UIKitViewController.swift.stencil"
  case uikitViewControllerTests = "UIKitViewControllerTests.swift.stencil"
  case useCase = "UseCase.swift.stencil"
  case useCaseTests = "UseCaseTests.swift.stencil"
  case viewController = "ViewController.swift.stencil"
  case viewControllerTests = "ViewControllerTests.swift.stencil"
  case viewSnapshot = "ViewSnapshot.txt.stencil"
  case viewSnapshotTests = "ViewSnapshotTests.swift.stencil"
  case worker = "Worker.swift.stencil"
  case workerTests = "WorkerTests.swift.stencil"
  case workflow = "Workflow.swift.stencil"
  case workflowTests = "WorkflowTests.swift.stencil"
  case viewStandIn = "ViewStandIn.swift.stencil"
  case xib = "ViewController.xib.stencil"

  /// The text as it comes with the tool: a part of the executable, so that it can be moved and packed alone.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .appleApplication: PackageResources.AppleApplication_swift_stencil
    case .appleApplicationTests: PackageResources.AppleApplicationTests_swift_stencil
    case .appleSpec: PackageResources.AppleSpec_swift_stencil
    case .application: PackageResources.Application_swift_stencil
    case .applicationTests: PackageResources.ApplicationTests_swift_stencil
    case .border: PackageResources.Border_swift_stencil
    case .borderTests: PackageResources.BorderTests_swift_stencil
    case .builder: PackageResources.Builder_swift_stencil
    case .builderTests: PackageResources.BuilderTests_swift_stencil
    case .ci: PackageResources.ci_yml_stencil
    case .componentExtension: PackageResources.ComponentExtension_swift_stencil
    case .componentExtensionTests: PackageResources.ComponentExtensionTests_swift_stencil
    case .ciApple: PackageResources.ci_apple_yml_stencil
    case .containerFake: PackageResources.ContainerFake_swift_stencil
    case .coordinator: PackageResources.Coordinator_swift_stencil
    case .coordinatorTests: PackageResources.CoordinatorTests_swift_stencil
    case .dataDomain: PackageResources.DataDomain_swift_stencil
    case .dataDomainFake: PackageResources.DataDomainFake_swift_stencil
    case .dataModel: PackageResources.DataModel_swift_stencil
    case .edge: PackageResources.Edge_swift_stencil
    case .edgeTests: PackageResources.EdgeTests_swift_stencil
    case .gitattributes: PackageResources.gitattributes_stencil
    case .gitignore: PackageResources.gitignore_stencil
    case .interactor: PackageResources.Interactor_swift_stencil
    case .interactorTests: PackageResources.InteractorTests_swift_stencil
    case .interface: PackageResources.Interface_swift_stencil
    case .interfaceView: PackageResources.InterfaceView_xml_stencil
    case .main: PackageResources.Main_swift_stencil
    case .package: PackageResources.Package_swift_stencil
    case .pluginPoint: PackageResources.PluginPoint_swift_stencil
    case .pluginPointTests: PackageResources.PluginPointTests_swift_stencil
    case .plainMain: PackageResources.PlainMain_swift_stencil
    case .presenter: PackageResources.Presenter_swift_stencil
    case .presenterTests: PackageResources.PresenterTests_swift_stencil
    case .query: PackageResources.Query_swift_stencil
    case .queryTests: PackageResources.QueryTests_swift_stencil
    case .readme: PackageResources.README_md_stencil
    case .readmeApple: PackageResources.README_apple_md_stencil
    case .router: PackageResources.Router_swift_stencil
    case .routerTests: PackageResources.RouterTests_swift_stencil
    case .screen: PackageResources.SwiftUIScreen_swift_stencil
    case .screenTests: PackageResources.SwiftUIScreenTests_swift_stencil
    case .screenView: PackageResources.ScreenView_swift_stencil
    case .screenViewModel: PackageResources.ScreenViewModel_swift_stencil
    case .screenViewModelTests: PackageResources.ScreenViewModelTests_swift_stencil
    case .screenViewTests: PackageResources.ScreenViewTests_swift_stencil
    case .spec: PackageResources.Spec_swift_stencil
    case .storyboard: PackageResources.ViewController_storyboard_stencil
    case .swiftFormat: PackageResources.swift_format_json_stencil
    case .swiftUIMain: PackageResources.SwiftUIMain_swift_stencil
    case .swiftUIView: PackageResources.SwiftUIView_swift_stencil
    case .uikitMain: PackageResources.UIKitMain_swift_stencil
    case .uikitViewController: PackageResources.UIKitViewController_swift_stencil
    case .uikitViewControllerTests: PackageResources.UIKitViewControllerTests_swift_stencil
    case .useCase: PackageResources.UseCase_swift_stencil
    case .useCaseTests: PackageResources.UseCaseTests_swift_stencil
    case .viewController: PackageResources.ViewController_swift_stencil
    case .viewControllerTests: PackageResources.ViewControllerTests_swift_stencil
    case .viewSnapshot: PackageResources.ViewSnapshot_txt_stencil
    case .viewSnapshotTests: PackageResources.ViewSnapshotTests_swift_stencil
    case .worker: PackageResources.Worker_swift_stencil
    case .workerTests: PackageResources.WorkerTests_swift_stencil
    case .workflow: PackageResources.Workflow_swift_stencil
    case .workflowTests: PackageResources.WorkflowTests_swift_stencil
    case .viewStandIn: PackageResources.ViewStandIn_swift_stencil
    case .xib: PackageResources.ViewController_xib_stencil
    }
  }

  /// True if what it renders is laid out as Swift.
  var isSwift: Bool { rawValue.hasSuffix(".swift.stencil") }
}
