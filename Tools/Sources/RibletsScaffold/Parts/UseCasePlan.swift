import RibletsPlans
import RibletsTemplates

extension PartPlanner {
  /// The files of a use case over a repository.
  func planUseCase(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let name = request.name.text
    let folders = folders("UseCases")
    let file = "\(folders.sources)/\(name).swift"
    try checkOwnName(name, "use case")
    try check(request.name.typeNames, of: name, apartFrom: isRepeated ? [file] : [])
    let part = try PartValues(request, app: app, index: index)
    var own = UseCaseValues(
      declaredProperty: TypedItem.declared(part.property), arrow: request.result.map { " -> \($0.type)" },
      result: request.result?.type, imports: part.imports, testImports: part.imports)
    if let result = request.result {
      own.imports = try ItemTypes.imports(
        for: request.arguments + [result], given: request.imports, module: app.layout.module, in: index)
      own.testImports = own.imports
      guard let sample = SampleValue(for: result, in: index) else {
        throw RequestProblem(
          "No test could use '\(name)': nobody knows a value of '\(result.type)' for what it returns. Give one: --result '\(result.type)=…'."
        )
      }
      own.resultSample = sample.text
      own.comparesResult = sample.isComparable
    }
    let values = try TemplateValues(part, own)
    return ScaffoldPlan(files: [
      PlannedFile(file, try templates.render(\.useCase, values)),
      PlannedFile("\(folders.tests)/\(name)Tests.swift", try templates.render(\.useCaseTests, values)),
    ])
  }

  private struct UseCaseValues: Encodable {
    let declaredProperty: String
    let arrow, result: String?
    var resultSample: String?
    var comparesResult = false
    var imports, testImports: [String]
  }

  /// Refuses the name of a type of Swift or Foundation, for a type that is called like the part itself.
  func checkOwnName(_ name: String, _ what: String) throws(RequestProblem) {
    if ItemTypes.areOfOthers(name) {
      throw RequestProblem("'\(name)' is a type of Swift, Foundation or Riblets. Choose another name for the \(what).")
    }
  }
}
