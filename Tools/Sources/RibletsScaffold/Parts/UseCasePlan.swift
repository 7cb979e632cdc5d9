extension PartPlanner {
  /// The files of a use case over a repository.
  func planUseCase(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let name = request.name.text
    let folders = folders("UseCases")
    let file = "\(folders.sources)/\(name).swift"
    try checkOwnName(name, "use case")
    try check(request.name.typeNames, of: name, apartFrom: isRepeated ? [file] : [])
    var values = try PartValues(request: request, app: app, index: index).values()
    let property = request.name.words.property
    values["declaredProperty"] = TypedItem.isIdentifier(property) ? property : "`\(property)`"
    values["arrow"] = request.result.map { " -> \($0.type)" } ?? ""
    values["result"] = request.result?.type ?? ""
    if let result = request.result {
      let imports = try ItemTypes.imports(
        for: request.arguments + [result], given: request.imports, module: app.layout.module, in: index)
      guard let sample = SampleValue(for: result, in: index) else {
        throw RequestProblem(
          "No test could use '\(name)': nobody knows a value of '\(result.type)' for what it returns. Give one: --result '\(result.type)=…'."
        )
      }
      values["resultSample"] = sample.text
      values["comparesResult"] = sample.isComparable
      values["imports"] = imports
      values["testImports"] = imports
    }
    return ScaffoldPlan(files: [
      PlannedFile(file, try templates.render(\.useCase, values)),
      PlannedFile("\(folders.tests)/\(name)Tests.swift", try templates.render(\.useCaseTests, values)),
    ])
  }

  /// Refuses the name of a type of Swift or Foundation, for a type that is called like the part itself.
  func checkOwnName(_ name: String, _ what: String) throws(RequestProblem) {
    if ItemTypes.areOfOthers(name) {
      throw RequestProblem("'\(name)' is a type of Swift, Foundation or Riblets. Choose another name for the \(what).")
    }
  }
}
