import RibletsPlans

private typealias Text = PackageResources

/// A template of the tool, as code names it.
package typealias TemplatePath = KeyPath<ToolTemplates, TemplateFile>

/// The templates that come with the tool, a line for each file of `TemplateFiles`: everything else follows from it.
package struct ToolTemplates: Sendable {
  package static let all = ToolTemplates()

  package let appleApplication = file("AppleApplication.swift", Text.AppleApplication_swift_stencil)
  package let appleApplicationTests = file("AppleApplicationTests.swift", Text.AppleApplicationTests_swift_stencil)
  package let appleSpec = file("AppleSpec.swift", Text.AppleSpec_swift_stencil)
  package let application = file("Application.swift", Text.Application_swift_stencil)
  package let applicationTests = file("ApplicationTests.swift", Text.ApplicationTests_swift_stencil)
  package let bazelMocks = file("mocks.bzl", Text.mocks_bzl_stencil)
  package let bazelModule = file("MODULE.bazel", Text.MODULE_bazel_stencil)
  package let bazelRepositories = file("repositories.bazel", Text.repositories_bazel_stencil)
  package let bazelWorkspace = file("WORKSPACE.bazel", Text.WORKSPACE_bazel_stencil)
  package let moduleInterface = file("ModuleInterface.swift", Text.ModuleInterface_swift_stencil)
  package let moduleInterfaceTests = file("ModuleInterfaceTests.swift", Text.ModuleInterfaceTests_swift_stencil)
  package let builder = file("Builder.swift", Text.Builder_swift_stencil)
  package let builderTests = file("BuilderTests.swift", Text.BuilderTests_swift_stencil)
  package let ci = file("ci.yml", Text.ci_yml_stencil)
  package let ciCommand = file("ci-command.yml", Text.ci_command_yml_stencil)
  package let ciRiblets = file("ci-riblets.yml", Text.ci_riblets_yml_stencil)
  package let ciSelect = file("ci-select.yml", Text.ci_select_yml_stencil)
  package let coordinator = file("Coordinator.swift", Text.Coordinator_swift_stencil)
  package let coordinatorTests = file("CoordinatorTests.swift", Text.CoordinatorTests_swift_stencil)
  package let dataDomain = file("DataDomain.swift", Text.DataDomain_swift_stencil)
  package let dataMemory = file("DataMemory.swift", Text.DataMemory_swift_stencil)
  package let route = file("Route.swift", Text.Route_swift_stencil)
  package let routeTests = file("RouteTests.swift", Text.RouteTests_swift_stencil)
  package let gitattributes = file("gitattributes", Text.gitattributes_stencil)
  package let gitignore = file("gitignore", Text.gitignore_stencil)
  package let infoPlist = file("Info.plist", Text.Info_plist_stencil)
  package let interactor = file("Interactor.swift", Text.Interactor_swift_stencil)
  package let interactorTests = file("InteractorTests.swift", Text.InteractorTests_swift_stencil)
  package let interface = file("Interface.swift", Text.Interface_swift_stencil)
  package let interfaceView = file("InterfaceView.xml", Text.InterfaceView_xml_stencil)
  package let links = file("Links.swift", Text.Links_swift_stencil)
  package let linksTests = file("LinksTests.swift", Text.LinksTests_swift_stencil)
  package let main = file("Main.swift", Text.Main_swift_stencil)
  package let package = file("Package.swift", Text.Package_swift_stencil)
  package let plainMain = file("PlainMain.swift", Text.PlainMain_swift_stencil)
  package let presenter = file("Presenter.swift", Text.Presenter_swift_stencil)
  package let presenterTests = file("PresenterTests.swift", Text.PresenterTests_swift_stencil)
  package let query = file("Query.swift", Text.Query_swift_stencil)
  package let queryTests = file("QueryTests.swift", Text.QueryTests_swift_stencil)
  package let readme = file("README.md", Text.README_md_stencil)
  package let readmeApple = file("README-apple.md", Text.README_apple_md_stencil)
  package let router = file("Router.swift", Text.Router_swift_stencil)
  package let screen = file("SwiftUIScreen.swift", Text.SwiftUIScreen_swift_stencil)
  package let screenTests = file("SwiftUIScreenTests.swift", Text.SwiftUIScreenTests_swift_stencil)
  package let screenAppleTests = file("ScreenAppleTests.swift", Text.ScreenAppleTests_swift_stencil)
  package let screenStandIn = file("ScreenStandIn.swift", Text.ScreenStandIn_swift_stencil)
  package let screenSwiftUIView = file("ScreenSwiftUIView.swift", Text.ScreenSwiftUIView_swift_stencil)
  package let screenUIKitView = file("ScreenUIKitView.swift", Text.ScreenUIKitView_swift_stencil)
  package let screenView = file("ScreenView.swift", Text.ScreenView_swift_stencil)
  package let screenViewModel = file("ScreenViewModel.swift", Text.ScreenViewModel_swift_stencil)
  package let screenViewModelTests = file("ScreenViewModelTests.swift", Text.ScreenViewModelTests_swift_stencil)
  package let screenViewTests = file("ScreenViewTests.swift", Text.ScreenViewTests_swift_stencil)
  package let spec = file("Spec.swift", Text.Spec_swift_stencil)
  package let storyboard = file("ViewController.storyboard", Text.ViewController_storyboard_stencil)
  package let swiftFormat = file("swift-format.json", Text.swift_format_json_stencil)
  package let swiftUIMain = file("SwiftUIMain.swift", Text.SwiftUIMain_swift_stencil)
  package let swiftUIView = file("SwiftUIView.swift", Text.SwiftUIView_swift_stencil)
  package let tuist = file("Project.swift", Text.Project_swift_stencil)
  package let uikitMain = file("UIKitMain.swift", Text.UIKitMain_swift_stencil)
  package let uikitView = file("UIKitViewController.swift", Text.UIKitViewController_swift_stencil)
  package let uikitViewTests = file("UIKitViewControllerTests.swift", Text.UIKitViewControllerTests_swift_stencil)
  package let viewController = file("ViewController.swift", Text.ViewController_swift_stencil)
  package let viewSnapshot = file("ViewSnapshot.txt", Text.ViewSnapshot_txt_stencil)
  package let viewSnapshotTests = file("ViewSnapshotTests.swift", Text.ViewSnapshotTests_swift_stencil)
  package let worker = file("Worker.swift", Text.Worker_swift_stencil)
  package let workerTests = file("WorkerTests.swift", Text.WorkerTests_swift_stencil)
  package let workflow = file("Workflow.swift", Text.Workflow_swift_stencil)
  package let workflowTests = file("WorkflowTests.swift", Text.WorkflowTests_swift_stencil)
  package let viewStandIn = file("ViewStandIn.swift", Text.ViewStandIn_swift_stencil)
  package let xcodeGen = file("project.yml", Text.project_yml_stencil)
  package let xcodeProject = file("project.pbxproj", Text.project_pbxproj_stencil)
  package let xcodeScheme = file("scheme.xcscheme", Text.scheme_xcscheme_stencil)
  package let xib = file("ViewController.xib", Text.ViewController_xib_stencil)

  /// The values that templates can use.
  package static let contextHelp = """
    Raw values in riblets and routes:
      name property title module view hasView hasPresenter isOneWay isRoot viewHasListener finishes
      dependencies arguments (each with name, type)  imports testImports  parent parentHasView (routes)
      shown key keyType keyText isTab (routes) isPortable interface hasOutlets isStoryboard isXib isHosted (by UIKit) hasStandIn toolkit viewType bundle
    Laid-out texts, lists of parameters and arguments of one call or one type:
      buildParameters componentParameters componentArguments interactorParameters interactorArguments
      interactorInherits viewInherits viewProtocols viewMade actionHandler buildSamples interactorSamples componentSamples
      stubs (each with name, domain)
      routeParameters routeArguments builtArguments routeSample routeID routeIDSample (routes)
    Parts besides riblets have name property title module imports testImports, and
      riblet dependencies arguments given initParameters initArguments initSamples comparedArgument
      viewType toolkit isSwiftUI isHosted (view models)
      screen screenView screenProperty coordinatorParameters coordinatorSamples
      domain domainTitle model modelTitle modelProperty modelSample hasModel isMutation (queries)
    The file for CI has name isPortable isSelected isSharded ribletsPath packedTool shards shardList, and expressions of GitHub:
      ribletsVariable shardVariable commitVariable
    A project of Xcode has the values of its app, and project with id library module adapter
    Those for Bazel have mark name folder local (with name file path) fetched (with name file address version) toolPath toolPattern
    Write a statement in one line: what is too long is broken afterwards, and imports are sorted. What is between #if
    and #endif is indented. A line with nothing but a tag leaves no line.
    """
}

/// Takes a file of the folder, by its name and by the one that SwiftPM gives its bytes.
private func file(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) -> TemplateFile {
  TemplateFile(name: name + ".stencil", bytes: bytes)
}
