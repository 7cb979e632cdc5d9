import RibletsEdits
package import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The planning of tests for an interactor that is there.
extension PartPlanner {
  /// Plans a suite that makes the interactor of a riblet as its initializer is now, with mocks around it.
  ///
  ///     init(presenter: any CartPresentable, limit: Int) → CartInteractor(presenter: presenter, limit: 1)
  ///
  /// - Throws: ``RequestProblem`` for a riblet that there is not, or whose interactor no test could make.
  package func planInteractorTests(of name: String) throws(RequestProblem) -> ScaffoldPlan {
    let texts = AppTexts(root: app.root)
    let riblet = try Parent(name, texts, index: index)
    let folder = testFolder(for: riblet.folder)
    let samples = RouteSamples(
      parent: riblet, index: index, known: KnownArguments(of: riblet.name, testsIn: folder, texts)
    ).interactor
    guard let interactor = riblet.interactor, let samples else {
      throw RequestProblem(
        "No test could make '\(name)Interactor': there is no class of that name, its '\(name)Routing' or '\(name)Presentable' is not marked '@mockable', or nobody knows a value of what its initializer takes."
      )
    }
    let presenter = "\(name)PresentableMock()"
    let file = riblet.files.first { $0.path == interactor.position.file }
    let values = InteractorTestValues(
      name: name, module: app.layout.module,
      imports: Set(file?.imports ?? []).subtracting(["Combine", "SwiftUI", "UIKit"]).filter {
        !$0.hasPrefix("Riblets")
      }.sorted(),
      isRoot: interactor.type(ofProperty: "listener") == nil || !riblet.isMocked(.listener),
      hasView: samples.contains(presenter),
      interactorSamples: samples.replacing(presenter, with: "presenter"))
    return ScaffoldPlan(files: [
      PlannedFile(
        "\(folder)/\(name)InteractorTests.swift", try templates.render(\.interactorTests, TemplateValues(values)))
    ])
  }

  private struct InteractorTestValues: Encodable {
    let name, module: String
    let imports: [String]
    let isRoot, hasView: Bool
    let interactorSamples: String
    var isOneWay = false
    var hasPresenter = false
    var finishes = false
    var property = ""
    var state = ""
  }
}
