import Foundation
import RibletsPlans
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
    let properties = try self.properties(request, model)
    let own = try self.values(request, query, properties)
    let values = try TemplateValues(own)
    var plan = ScaffoldPlan()
    if let domain {
      plan.missing = try missing(domain, query)
    } else {
      try checkOwnName(query.domain, "domain")
      try check(["\(query.domain)Source", "\(query.domain)DataProviding"], of: query.domain)
      plan.files.append(PlannedFile("\(folder)/\(query.domain).swift", try templates.render(\.dataDomain, values)))
    }
    if model == nil {
      try checkOwnName(query.model, "model")
      plan.files.append(PlannedFile("\(folder)/\(query.model).swift", try templates.render(\.dataModel, values)))
    }
    let source = try templates.render(\.query, values)
    if plan.missing.isEmpty {
      plan.files.append(PlannedFile(file, source))
      try addTests(query, own, values, hasDomain: domain != nil, folder: testFolder(for: folder), &plan)
    } else {
      plan.missing.append("Then write \(file):\n\n\(source)")
    }
    plan.files.sort { $0.path < $1.path }
    need(["RibletsData"], inTests: ["RibletsData", "RibletsDataRoot", "RibletsDataTesting"], &plan)
    return plan
  }

  /// Refuses the name of a type of Swift or Foundation, for a type that is called like the part itself.
  private func checkOwnName(_ name: String, _ what: String) throws(RequestProblem) {
    if ItemTypes.areOfOthers(name) {
      throw RequestProblem("'\(name)' is a type of Swift, Foundation or Riblets. Choose another name for the \(what).")
    }
  }

  private func addTests(
    _ query: QueryNames, _ own: QueryValues, _ values: TemplateValues, hasDomain: Bool, folder: String,
    _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    let fake = "\(folder)/Memory\(query.domain).swift"
    if !hasDomain {
      plan.files.append(PlannedFile(fake, try templates.render(\.dataDomainFake, values)))
    } else if !FileManager.default.fileExists(atPath: app.root + "/" + fake) {
      plan.notes.append(
        "No tests were written: they need 'Memory\(query.domain)', a source in memory, in '\(fake)'. 'riblets templates list' names its template."
      )
      return
    }
    guard own.modelSample != nil else {
      plan.notes.append("No tests were written: nobody knows how to make a '\(query.model)'.")
      return
    }
    plan.files.append(PlannedFile("\(folder)/\(query.name)Tests.swift", try templates.render(\.queryTests, values)))
  }

  /// Returns the methods that the source of a domain lacks for the query to compile.
  private func missing(_ domain: SourceIndex.Declaration, _ query: QueryNames) throws(RequestProblem) -> [String] {
    let name = query.domain + "Source"
    guard let found = index.types(named: name).first(where: { $0.keyword == .protocol }) else {
      throw RequestProblem(
        "There is a '\(query.domain)' already, and no protocol '\(name)', so it is no domain of queries. Choose another name.",
        at: "\(domain.file):\(domain.line):1")
    }
    guard let data = FileManager.default.contents(atPath: app.root + "/" + found.file) else {
      throw RequestProblem("Cannot read '\(found.file)': the system refused.")
    }
    let methods =
      try ParsedFile(found.file, String(decoding: data, as: UTF8.self)).shapes
      .first { $0.name == name && $0.keyword == .protocol }?.methods ?? []
    let place = "\(found.file):\(found.line):1: error: '\(name)' has no"
    var missing: [String] = []
    if !methods.contains("all(Kept.Type)") {
      missing.append("\(place) 'all'. Add to it: func all<Kept: Model>(_ model: Kept.Type) throws -> [Kept]")
    }
    if query.isMutation, !methods.contains("save(Kept)") {
      missing.append("\(place) 'save'. Add to it: func save<Kept: Model>(_ model: Kept) throws")
    }
    return missing
  }

  /// Returns the properties that a model is made with, apart from its identity; `nil` where they are not known.
  private func properties(
    _ request: PartRequest, _ model: SourceIndex.Declaration?
  ) throws(RequestProblem) -> [(name: String, type: String, value: String?)]? {
    guard let model else {
      let items = request.properties.isEmpty ? [try TypedItem("name:String", option: "--property")] : request.properties
      return [("id", "String", nil)] + items.map { ($0.name, $0.type, $0.value) }
    }
    if let property = request.properties.first {
      throw RequestProblem(
        "There is a '\(model.name)' already, so --property '\(property.name)' has nothing to say. Leave it out.",
        at: "\(model.file):\(model.line):1")
    }
    guard let data = FileManager.default.contents(atPath: app.root + "/" + model.file) else { return nil }
    let stored = StoredProperties(of: model.name, in: String(decoding: data, as: UTF8.self)).items
    return stored?.map { ($0.name, $0.type, nil) }
  }

  /// Models are compared and hashed, and so is what they are made of; an enumeration usually is by itself.
  private func checkThatItIsHashable(_ property: TypedItem) throws(RequestProblem) {
    for name in property.typeNames {
      guard let type = index.types(named: name).first(where: { $0.keyword == .struct || $0.keyword == .class }) else {
        continue
      }
      let conformances = index.files { $0.name == name }.flatMap { file in
        let data = FileManager.default.contents(atPath: app.root + "/" + file) ?? Data()
        return Conformances(of: name, in: String(decoding: data, as: UTF8.self)).names
      }
      if conformances.contains("Hashable") || conformances.contains("Model") { continue }
      throw RequestProblem(
        "'\(property.name)' cannot be in a model: '\(name)' is not 'Hashable'. Let it conform, or take another type.",
        at: "\(type.file):\(type.line):1")
    }
  }

  private func values(
    _ request: PartRequest, _ query: QueryNames, _ properties: [(name: String, type: String, value: String?)]?
  ) throws(RequestProblem) -> QueryValues {
    let imports = try ItemTypes.imports(
      for: request.properties, given: request.imports, module: app.layout.module, in: index)
    for property in request.properties { try checkThatItIsHashable(property) }
    let samples = properties?.map { property in
      SampleValue(name: property.name, type: property.type, value: property.value, in: index)
        .map { "\(property.name): \($0.text)" }
    }
    let known = samples?.compactMap { $0 } ?? []
    let isKnown = !known.isEmpty && known.count == samples?.count
    if !isKnown, let item = request.properties.first(where: { SampleValue(for: $0, in: index) == nil }) {
      throw RequestProblem(
        "No test could make a '\(query.model)': nobody knows a value of '\(item.type)' for '\(item.name)'. Give one: --property '\(item.name):\(item.type)=…'."
      )
    }
    return QueryValues(
      name: query.name, module: app.layout.module, domain: query.domain, model: query.model,
      domainTitle: NameWords(query.domain).title, modelTitle: NameWords(query.model).title,
      modelProperty: NameWords(query.model).property, isMutation: query.isMutation, imports: imports,
      testImports: imports,
      modelProperties: properties?.dropFirst().map { NamedType(name: $0.name, type: $0.type) } ?? [],
      modelSample: isKnown ? "\(query.model)(\(known.listed))" : nil)
  }
}
