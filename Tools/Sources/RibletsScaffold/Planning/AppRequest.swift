import Foundation

/// What a new app is to be like.
package struct AppRequest: Hashable, Sendable {
  package let name: RibletName
  /// How it finds Riblets.
  package let riblets: AppLayout.Riblets

  /// Takes the name of an app, which is that of its module.
  ///
  /// - Throws: ``RequestProblem`` for the name of a module that the app would use.
  package init(name: RibletName, riblets: AppLayout.Riblets) throws(RequestProblem) {
    let modules: Set<String> = [
      "Dispatch", "Foundation", "Glibc", "Observation", "PackageDescription", "PackagePlugin", "Riblets", "SwiftUI",
      "Synchronization", "Testing", "UIKit", "XCTest",
    ]
    if modules.contains(name.text) || name.text.hasPrefix("Riblets") {
      throw RequestProblem("'\(name)' is the name of a module that an app uses. Choose another one.")
    }
    self.name = name
    self.riblets = riblets
  }
}

/// Decides what a new app comes to.
package struct AppPlanner {
  private let templates: TemplateLibrary

  /// Takes the templates of the tool.
  package init() { templates = TemplateLibrary() }

  /// The files of an app with one riblet, its root.
  package func plan(_ request: AppRequest) throws(RequestProblem) -> ScaffoldPlan {
    let name = request.name.text
    let layout = AppLayout(module: name, riblets: request.riblets)
    let values = values(request)
    var plan = ScaffoldPlan()
    for (template, path) in Self.places(name) {
      plan.files.append(PlannedFile(path, try templates.render(template, values)))
    }
    plan.files.append(PlannedFile(AppLayout.file, layout.text))
    plan.files += try RibletFiles(context: try root(name), layout: layout, templates: templates).files()
    plan.files.sort { $0.path < $1.path }
    return plan
  }

  private func root(_ module: String) throws(RequestProblem) -> RibletContext {
    let name: RibletName
    do { name = try RibletName("Root") } catch { throw RequestProblem("\(error)") }
    return RibletContext(
      request: RibletRequest(name: name), module: module, isRoot: true, imports: [], index: SourceIndex([]))
  }

  private static func places(_ name: String) -> [(TemplateFile, String)] {
    [
      (.package, "Package.swift"), (.readme, "README.md"), (.ci, ".github/workflows/ci.yml"),
      (.swiftFormat, ".swift-format"), (.gitignore, ".gitignore"), (.gitattributes, ".gitattributes"),
      (.main, "Sources/\(name)App/Main.swift"), (.application, "Sources/\(name)/App/\(name)Application.swift"),
      (.applicationTests, "Tests/\(name)Tests/App/\(name)ApplicationTests.swift"),
    ]
  }

  private func values(_ request: AppRequest) -> [String: Any] {
    var values: [String: Any] = [
      "name": request.name.text, "title": request.name.words.title, "command": request.name.words.command,
      "riblets": "riblets", "ribletsTools": "riblets-tools",
    ]
    if let path = request.riblets.path { values["ribletsPath"] = path }
    if let version = request.riblets.version {
      values["ribletsVersion"] = version
      // From a package registry.
      values["riblets"] = "riblets.riblets"
      values["ribletsTools"] = "riblets.riblets-tools"
    }
    return values
  }
}
