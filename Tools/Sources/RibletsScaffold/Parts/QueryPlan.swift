import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsTemplates

extension PartPlanner {
  /// The files of a query, of its domain and of its model where these are new, and the libraries in the manifest.
  func planQuery(_ request: PartRequest, isRepeated: Bool) throws(RequestProblem) -> ScaffoldPlan {
    let query = try QueryNames(request)
    try checkOwnName(query.name, "query")
    let domain = index.types(named: query.domain).first
    let model = index.types(named: query.model).first
    let folder =
      domain.map { $0.file.split(separator: "/").dropLast().joined(separator: "/") }
      ?? "\(app.layout.sources)/\(query.domain)"
    let file = "\(folder)/\(query.name).swift"
    try check([query.name], of: query.name, apartFrom: isRepeated ? [file] : [])
    // A domain of the other kind is the reason for what else does not fit.
    if let domain { _ = try source(of: domain, query) }
    let properties = try self.properties(request, model)
    let own = try self.values(request, query, properties)
    let place = QueryPlace(folder: folder, tests: testFolder(for: folder), domain: domain)
    let values = try TemplateValues(own)
    var plan = ScaffoldPlan()
    if domain == nil {
      try checkOwnName(query.domain, "domain")
      try check(query.domainTypes, of: query.domain)
    }
    if model == nil {
      try checkOwnName(query.model, "model")
      plan.files.append(PlannedFile("\(folder)/\(query.model).swift", try templates.render(\.dataModel, values)))
    }
    if query.isRemote {
      try planRemote(query, own, values, place, &plan)
    } else {
      try planStored(query, own, values, place, &plan)
    }
    plan.files.sort { $0.path < $1.path }
    return plan
  }

  /// Refuses the name of a type of Swift or Foundation, for a type that is called like the part itself.
  private func checkOwnName(_ name: String, _ what: String) throws(RequestProblem) {
    if KnownTypes.contains(name) {
      throw RequestProblem("'\(name)' is a type of Swift, Foundation or Riblets. Choose another name for the \(what).")
    }
  }

  /// The files of a query of a store.
  private func planStored(
    _ query: QueryNames, _ own: QueryValues, _ values: TemplateValues, _ place: QueryPlace, _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    if let domain = place.domain {
      plan.missing = try missing(domain, query)
    } else {
      plan.files.append(
        PlannedFile("\(place.folder)/\(query.domain).swift", try templates.render(\.dataDomain, values)))
    }
    let file = "\(place.folder)/\(query.name).swift"
    let source = try templates.render(\.query, values)
    if plan.missing.isEmpty {
      plan.files.append(PlannedFile(file, source))
      try addTests(query, own, values, place, &plan)
    } else {
      plan.missing.append("Then write \(file):\n\n\(source)")
    }
    need(["RibletsData"], inTests: ["RibletsData", "RibletsDataRoot", "RibletsDataTesting"], &plan)
  }

  private func addTests(
    _ query: QueryNames, _ own: QueryValues, _ values: TemplateValues, _ place: QueryPlace, _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    let fake = "\(place.tests)/Memory\(query.domain).swift"
    if place.domain == nil {
      plan.files.append(PlannedFile(fake, try templates.render(\.dataDomainFake, values)))
    } else if !FileManager.default.fileExists(atPath: app.root + "/" + fake) {
      plan.notes.append(
        "No tests were written: they need 'Memory\(query.domain)', a source in memory, in '\(fake)'. 'riblets templates list' names its template."
      )
      return
    }
    guard own.modelSample != nil else { return plan.notes.append(Self.withoutSample(query)) }
    plan.files.append(
      PlannedFile("\(place.tests)/\(query.name)Tests.swift", try templates.render(\.queryTests, values)))
  }

  static func withoutSample(_ query: QueryNames) -> String {
    "No tests were written: nobody knows how to make a '\(query.model)'."
  }

  /// Returns the methods that the source of a domain lacks for the query to compile.
  private func missing(_ domain: SourceIndex.Declaration, _ query: QueryNames) throws(RequestProblem) -> [String] {
    let source = try source(of: domain, query)
    let methods = source.shape?.signatures ?? []
    let place = "\(source.place): error: '\(query.source)' has no"
    var missing: [String] = []
    if !methods.contains("all(Kept.Type)") {
      missing.append("\(place) 'all'. Add to it: func all<Kept: Model>(_ model: Kept.Type) throws -> [Kept]")
    }
    if query.isMutation, !methods.contains("save(Kept)") {
      missing.append("\(place) 'save'. Add to it: func save<Kept: Model>(_ model: Kept) throws")
    }
    return missing
  }

  private func values(
    _ request: PartRequest, _ query: QueryNames, _ properties: ModelProperties?
  ) throws(RequestProblem) -> QueryValues {
    let imports = try ItemTypes.imports(
      for: request.properties, given: request.imports, module: app.layout.module, in: index)
    let items = properties?.items ?? []
    var samples: [(name: String, type: String, value: String)] = []
    for item in items {
      if let sample = SampleValue(name: item.name, type: item.type, value: item.value, in: index) {
        samples.append((item.name, item.type, sample.text))
      }
    }
    let isKnown = !items.isEmpty && samples.count == items.count
    if !isKnown, let item = request.properties.first(where: { SampleValue(for: $0, in: index) == nil }) {
      throw RequestProblem(
        "No test could make a '\(query.model)': nobody knows a value of '\(item.type)' for '\(item.name)'. Give one: --property '\(item.name):\(item.type)=…'."
      )
    }
    let json = SampleJSON { name in index.types(named: name).first.flatMap(storedProperties) }
    return QueryValues(
      name: query.name, module: app.layout.module, domain: query.domain, model: query.model,
      domainTitle: NameWords(query.domain).title, modelTitle: NameWords(query.model).title,
      modelProperty: NameWords(query.model).property, function: query.function,
      path: NameWords(query.name).command, isMutation: query.isMutation, isRemote: query.isRemote,
      isPaged: query.isPaged, imports: imports, testImports: imports,
      modelProperties: items.dropFirst().map { NamedType(name: $0.name, type: $0.type) },
      modelSample: isKnown ? "\(query.model)(\(samples.map { "\($0.name): \($0.value)" }.listed))" : nil,
      modelJSON: isKnown && properties?.areWhole == true ? json.object(samples) : nil,
      serverVariable: NameWords(query.domain).command.uppercased().replacing("-", with: "_") + "_URL")
  }
}

/// The place of a query and its tests, and the domain if it is there already.
struct QueryPlace {
  let folder, tests: String
  let domain: SourceIndex.Declaration?
}
