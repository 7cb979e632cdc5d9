/// The values with which the templates of a part are rendered.
struct PartValues {
  let request: PartRequest
  let app: FoundApp
  let index: SourceIndex

  private var items: [TypedItem] { request.dependencies + request.arguments }

  /// The request as raw values, and lists of parameters and arguments as texts.
  ///
  /// - Throws: ``RequestProblem`` for an item whose type nobody knows, or of which tests know no value.
  func values() throws(RequestProblem) -> [String: Any] {
    try request.check()
    let imports = try ItemTypes.imports(
      for: items, given: request.imports, module: app.layout.module, in: index)
    let samples = try self.samples()
    let single = items.count == 1 ? SampleValue(for: items[0], in: index) : nil
    return [
      "name": request.name.text, "property": request.name.words.property, "title": request.name.words.title,
      "module": app.layout.module, "riblet": request.riblet ?? "",
      "dependencies": Self.raw(request.dependencies), "arguments": Self.raw(request.arguments),
      "imports": imports, "testImports": imports,
      "initParameters": items.map { "\($0.name): \($0.type)" }.joined(separator: ", "),
      "initArguments": items.map { "\($0.name): \($0.name)" }.joined(separator: ", "),
      "initSamples": samples.joined(separator: ", "),
      "comparedArgument": single?.isComparable == true ? single?.text ?? "" : "",
    ]
  }

  static func raw(_ items: [TypedItem]) -> [[String: Any]] { items.map { ["name": $0.name, "type": $0.type] } }

  private func samples() throws(RequestProblem) -> [String] {
    var samples: [String] = []
    for item in items {
      guard let sample = SampleValue(for: item, in: index) else {
        let option = request.dependencies.contains(item) ? "--dependency" : "--argument"
        throw RequestProblem(
          "No test could use '\(request.name)': nobody knows a value of '\(item.type)' for '\(item.name)'. Give one: \(option) '\(item.name):\(item.type)=…'."
        )
      }
      samples.append("\(item.name): \(sample.text)")
    }
    return samples
  }
}
