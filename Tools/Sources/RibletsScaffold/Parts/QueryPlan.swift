import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

extension PartPlanner {
  /// The files of a query with its model, its domain where that is new, and its test; and the library in the manifest.
  func planQuery(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let (domain, model) = try names(request)
    let name = request.name.text
    let known = index.types(named: domain).first
    let folder = known.map { FilePath.folder($0.file) } ?? "\(app.layout.sources)/\(domain)"
    let file = "\(folder)/\(name).swift"
    try check([name], of: name, apartFrom: isRepeated ? [file] : [])
    // If the query is written again, so is the model in its file.
    let found = index.types(named: model).first { $0.file != file }
    if found == nil { try checkOwnName(model, "model") }
    let id = request.modelID ?? .string
    if let found, request.modelID != nil {
      throw RequestProblem(
        "There is a '\(model)' already, with an 'id' of its own. Leave out --id.", at: "\(found.file):\(found.line):1")
    }
    let sample =
      found.map(sample) ?? ModelSample(text: "\(model)(id: \(id.sample), name: \"name\")", imports: id.imports)

    var plan = ScaffoldPlan()
    let values = try TemplateValues(
      QueryValues(
        name: name, module: app.layout.module, domain: domain, model: model, domainProperty: NameWords(domain).property,
        domainTitle: NameWords(domain).title, modelID: id.rawValue, modelTitle: NameWords(model).title,
        modelProperty: NameWords(model).property,
        isMutation: request.isMutation, hasModel: found == nil, modelSample: sample?.text,
        testImports: sample?.imports ?? []))
    var isMockable = true
    var products = ["RibletsData"]
    if let known {
      isMockable = try source(of: known, for: request).isMockable
    } else {
      try checkOwnName(domain, "domain")
      try check(["\(domain)Source", "\(domain)DataProviding"], of: domain)
      plan.files.append(PlannedFile("\(folder)/\(domain).swift", try templates.render(\.dataDomain, values)))
      if folder.hasPrefix(app.layout.sources + "/") {
        let memory = "\(app.layout.sources)/App/\(domain)InMemory.swift"
        plan.files.append(PlannedFile(memory, try templates.render(\.dataMemory, values)))
        plan.notes.append("The data of '\(domain)' are in memory. '\(memory)' says how to make their provider.")
        products.append("RibletsDataRoot")
      } else {
        plan.notes.append(
          "Nothing answers the queries of '\(domain)' yet: implement '\(domain)Source' with a store, and make its provider in the app's root."
        )
      }
    }
    plan.files.append(PlannedFile(file, try templates.render(\.query, values)))
    if sample == nil {
      plan.notes.append("No test was written: nobody knows how to make a '\(model)'.")
    } else if !isMockable {
      plan.notes.append(
        "No test was written: it needs a mock of '\(domain)Source'. Write '/// @mockable' above the protocol, and run the command again with --skip."
      )
    } else {
      plan.files.append(
        PlannedFile("\(testFolder(for: folder))/\(name)Tests.swift", try templates.render(\.queryTests, values)))
    }
    need(products, inTests: ["RibletsData", "RibletsDataTesting"], &plan)
    plan.files.sort { $0.path < $1.path }
    return plan
  }

  private struct QueryValues: Encodable {
    let name, module, domain, model, domainProperty, domainTitle, modelID, modelTitle, modelProperty: String
    let isMutation, hasModel: Bool
    let modelSample: String?
    let testImports: [String]
  }

  /// An expression that makes a model, and the modules of its types.
  private struct ModelSample {
    let text: String
    let imports: [String]
  }

  /// Returns the domain and the model that a query is about.
  private func names(_ request: PartRequest) throws(RequestProblem) -> (domain: String, model: String) {
    guard let domain = request.domain else {
      throw RequestProblem("The query needs a domain. Say which: --domain Food.")
    }
    guard let model = request.model else {
      throw RequestProblem("The query needs a model. Say which: --model Burger.")
    }
    for text in [domain, model] {
      if let problem = NameProblem(text) { throw RequestProblem("\(problem)") }
    }
    if Set([domain, model, request.name.text]).count < 3 {
      throw RequestProblem(
        "The query '\(request.name)', its domain '\(domain)' and its model '\(model)' are three types. Give them three names."
      )
    }
    if NameWords(model).property == "source" {
      throw RequestProblem("A query has a 'source' of its own. Choose another name than '\(model)' for the model.")
    }
    try checkOwnName(request.name.text, "query")
    return (domain, model)
  }

  /// Refuses the name of a type of Swift or Foundation, for a type that is called like the part itself.
  private func checkOwnName(_ name: String, _ what: String) throws(RequestProblem) {
    if KnownTypes.contains(name) {
      throw RequestProblem("'\(name)' is a type of Swift, Foundation or Riblets. Choose another name for the \(what).")
    }
  }

  /// Finds the protocol that the queries of a domain call.
  ///
  /// - Throws: ``RequestProblem`` for a type that is no domain, and for a protocol without what the query calls.
  private func source(
    of domain: SourceIndex.Declaration, for request: PartRequest
  ) throws(RequestProblem) -> SourceIndex.Declaration {
    let name = domain.name + "Source"
    guard let found = index.types(named: name).first(where: { $0.keyword == .protocol }) else {
      throw RequestProblem(
        "There is a '\(domain.name)' already, and no protocol '\(name)', so it is no domain with a store. Choose another name.",
        at: "\(domain.file):\(domain.line):1")
    }
    let file = try AppTexts(root: app.root).parsed(found.file)
    let shape = file.outline.types.first { $0.name == name && $0.keyword == .protocol }
    let (signature, function) =
      request.isMutation
      ? ("save(Kept)", "func save<Kept: DataModel>(_ model: Kept) throws")
      : ("all(Kept.Type)", "func all<Kept: DataModel>(_ model: Kept.Type) throws -> [Kept]")
    if shape?.signatures.contains(signature) != true {
      throw RequestProblem(
        "'\(name)' has no function that the query could call. Add to it: \(function)",
        at: "\(found.file):\(found.line):1")
    }
    return found
  }

  /// Returns a sample of a model; `nil` if the values of its properties are not known.
  private func sample(of model: SourceIndex.Declaration) -> ModelSample? {
    let text = FileManager.default.contents(atPath: app.root + "/" + model.file) ?? Data()
    let type = SourceOutline(reading: Array(text), path: model.file).types.first { $0.name == model.name }
    guard let properties = type?.memberwiseItems, !properties.isEmpty else { return nil }
    let items = properties.compactMap { try? TypedItem("\($0.name):\($0.type ?? "")", option: "") }
    let samples = items.compactMap { item in
      SampleValue(for: item, in: index).map { "\(item.name): \($0.text)" }
    }
    let imports = try? NameHomes(seenFrom: app.layout.module, modules, index, given: [], trustsTypes: true)
      .imports(for: items)
    guard samples.count == properties.count, let imports else { return nil }
    return ModelSample(text: "\(model.name)(\(samples.listed))", imports: imports)
  }
}
