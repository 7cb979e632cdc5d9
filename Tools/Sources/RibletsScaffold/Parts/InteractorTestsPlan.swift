import RibletsEdits
package import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The planning of tests for an interactor that is there.
extension PartPlanner {
  /// Plans a suite that makes the interactor of a riblet as its initializer is now, with mocks around it.
  ///
  ///     init(presenter: any CartPresentable, limit: Int, food: DataProvider<Food>)
  ///     → CartInteractor(presenter: presenter, limit: 1, food: food.provider)
  ///
  /// - Parameter given: Arguments of the initializer with their values.
  /// - Throws: ``RequestProblem`` for a riblet that there is not, or whose interactor no test could make.
  package func planInteractorTests(of name: String, given: [TypedItem] = []) throws(RequestProblem) -> ScaffoldPlan {
    let texts = AppTexts(root: app.root)
    let riblet = try Parent(name, texts, index: index)
    let folder = testFolder(for: riblet.folder)
    guard let interactor = riblet.interactor else {
      throw RequestProblem("There is no class '\(name)Interactor' to test.")
    }
    var samples = RouteSamples(
      parent: riblet, index: index, known: KnownArguments(of: riblet.name, testsIn: folder, texts))
    let parameters = interactor.initializers.first ?? []
    for item in given {
      guard parameters.contains(where: { $0.label == item.name }) else {
        throw RequestProblem("The initializer of '\(name)Interactor' takes no '\(item.name)'.")
      }
      samples.given[item.name] = item.value
    }
    let stubs = parameters.compactMap(ProviderStub.init)
    for stub in stubs where samples.given[stub.label] == nil { samples.given[stub.label] = stub.name + ".provider" }
    let presenter = "\(name)PresentableMock()"
    guard let arguments = samples.interactor else {
      throw RequestProblem("No test could make '\(name)Interactor': \(obstacle(to: samples))")
    }
    let file = riblet.files.first { $0.path == interactor.position.file }
    let imports = Set(file?.imports ?? []).subtracting(["Combine", "SwiftUI", "UIKit"]).filter {
      !$0.hasPrefix("Riblets")
    }
    let values = InteractorTestValues(
      name: name, module: app.layout.module,
      imports: imports.union(stubs.isEmpty ? [] : [ProviderStub.module]).sorted(), stubs: stubs,
      isRoot: interactor.type(ofProperty: "listener") == nil || !riblet.isMocked(.listener),
      hasView: arguments.contains(presenter),
      interactorSamples: arguments.replacing(presenter, with: "presenter"))
    var plan = ScaffoldPlan(files: [
      PlannedFile(
        "\(folder)/\(name)InteractorTests.swift", try templates.render(\.interactorTests, TemplateValues(values)))
    ])
    need([], inTests: stubs.isEmpty ? [] : [ProviderStub.module], &plan)
    return plan
  }

  private func obstacle(to samples: RouteSamples) -> String {
    let name = samples.parent.name
    let parameters = samples.parent.interactor?.initializers.first ?? []
    if let parameter = parameters.first(where: { $0.label != "presenter" && samples.isUnknown($0) }) {
      let item = "\(parameter.label):\(parameter.type)"
      return "nobody knows a value of '\(parameter.type)' for '\(parameter.label)'. Give one: --argument '\(item)=…'."
    }
    let missing = samples.parent.isMocked(.routing) ? "Presentable" : "Routing"
    return "'\(name)\(missing)' has no mock. Write '/// @mockable' above the protocol."
  }

  /// The stub for a provider that an initializer takes: `food` of `food: DataProvider<Food>`.
  private struct ProviderStub: Encodable {
    static let module = "RibletsDataTesting"
    let label, name, domain: String

    init?(for parameter: OutlinedParameter) {
      guard let domain = parameter.type.wholeMatch(of: /DataProvider<(.+)>/)?.1 else { return nil }
      label = parameter.label
      name = ["interactor", "listener", "presenter", "router", "tester"].contains(label) ? label + "Stub" : label
      self.domain = String(domain)
    }
  }

  private struct InteractorTestValues: Encodable {
    let name, module: String
    let imports: [String]
    let stubs: [ProviderStub]
    let isRoot, hasView: Bool
    let interactorSamples: String
    var isOneWay = false
    var hasPresenter = false
    var finishes = false
    var property = ""
    var state = ""
  }
}
