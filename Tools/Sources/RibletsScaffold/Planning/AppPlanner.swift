import Foundation
package import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// Decides what a new app comes to.
package struct AppPlanner {
  private let templates: TemplateLibrary

  /// Takes the templates of the tool.
  package init() { templates = TemplateLibrary() }

  /// The files of an app with one riblet, its root.
  package func plan(_ request: AppRequest) throws(RequestProblem) -> ScaffoldPlan {
    let name = request.name.text
    let layout = AppLayout(module: name, view: request.view, riblets: request.riblets)
    let modules = AppModules(layout, .standard(of: request.view))
    let targets = ManifestBlock.block(PackageTargets(modules, exists: exists(request)).text).dropLast()
    let values = try TemplateValues(AppValues(request, targets: String(targets)))
    var plan = ScaffoldPlan()
    for (template, path) in Self.places(request) {
      plan.files.append(PlannedFile(path, try templates.render(template, values)))
    }
    plan.files.append(PlannedFile(CIPlanner.file, try CIPlanner(templates: templates).text(of: layout)))
    plan.files.append(PlannedFile(AppLayout.file, layout.text))
    if let project = request.project {
      plan.files += AppProject.assets(of: name)
      for (template, path) in project.places(of: name) {
        plan.files.append(PlannedFile(path, try templates.render(template, values)))
      }
    }
    if request.view == .uikit {
      // The manifest names the folder, so it has to be there, and git keeps none without a file.
      plan.files.append(PlannedFile("\(layout.sources)/Resources/.gitkeep", ""))
    }
    plan.files.append(PlannedFile(PackageProducts.file, modules.products.text))
    plan.files += try RibletFiles(context: try root(request), layout: layout, templates: templates).files()
    plan.files.sort { $0.path < $1.path }
    return plan
  }

  /// Snapshots are of portable views, and resources of UIKit.
  private func exists(_ request: AppRequest) -> (String) -> Bool {
    { path in
      if path.hasSuffix("/Resources") { return request.view == .uikit }
      if path.hasSuffix("/Contracts/Recorded") { return false }
      return request.view == .portable || !path.hasSuffix("/__Snapshots__")
    }
  }

  private func root(_ app: AppRequest) throws(RequestProblem) -> RibletContext {
    let name: RibletName
    do { name = try RibletName("Root") } catch { throw RequestProblem("\(error)") }
    var request = RibletRequest(name: name)
    request.view = app.view
    return RibletContext(
      request: request, module: app.name.text, place: RibletPlace(in: app.view), isRoot: true, imports: [],
      index: SourceIndex([]))
  }

  private static func places(_ request: AppRequest) -> [(TemplatePath, String)] {
    let name = request.name.text
    let isPortable = request.view == .portable
    let main: TemplatePath =
      switch request.view {
      case .portable, .none: \.main
      case .uikit: \.uikitMain
      case .swiftui: \.swiftUIMain
      }
    return [
      (\.package, "Package.swift"), (isPortable ? \.readme : \.readmeApple, "README.md"),
      (\.swiftFormat, ".swift-format"), (\.gitignore, ".gitignore"), (\.gitattributes, ".gitattributes"),
      (\.links, "Sources/\(name)/Root/\(name)Links.swift"),
      (\.linksTests, "Tests/\(name)Tests/Root/\(name)LinksTests.swift"),
      (main, "Sources/\(name)App/Main.swift"),
      (isPortable ? \.application : \.appleApplication, "Sources/\(name)/App/\(name)Application.swift"),
      (
        isPortable ? \.applicationTests : \.appleApplicationTests,
        "Tests/\(name)Tests/App/\(name)ApplicationTests.swift"
      ),
    ]
  }

  private struct AppValues: Encodable {
    let name, property, title, command, view, toolkit, targets: String
    let isPortable, isStrict, isWeb: Bool
    let project: AppProject.Values
    let projectTool: String
    let ribletsPath, packedTool, ribletsVersion, ribletsURL, portableURL, toolsURL, webURL: String?

    init(_ request: AppRequest, targets: String) {
      name = request.name.text
      property = request.name.words.property
      title = request.name.words.title
      command = request.name.words.command
      view = request.view.rawValue
      toolkit = request.view == .uikit ? "UIKit" : "SwiftUI"
      isPortable = request.view == .portable
      isStrict = request.isStrict
      isWeb = request.isWeb
      project = AppProject.Values(of: request)
      projectTool = request.project?.rawValue ?? ""
      self.targets = targets
      ribletsPath = request.riblets.path
      packedTool = request.riblets.packedTool
      ribletsVersion = request.riblets.version
      ribletsURL = request.riblets.address?.riblets
      portableURL = request.riblets.address?.beside("riblets-portable")
      toolsURL = request.riblets.address?.beside("riblets-tools")
      webURL = request.riblets.address?.beside("riblets-web")
    }
  }
}
