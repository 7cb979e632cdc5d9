import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsTemplates

extension PartPlanner {
  /// The files of a query of a server: the query, its function of the server over HTTP, and their contract.
  func planRemote(
    _ query: QueryNames, _ own: QueryValues, _ values: TemplateValues, _ place: QueryPlace, _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    if query.function == "client" {
      throw RequestProblem("'\(query.client)' has a 'client' of its own. Choose another name for the query.")
    }
    let hasClient = index.types(named: query.client).first != nil
    var isFirst = true
    if let domain = place.domain {
      let source = try source(of: domain, query)
      isFirst = (source.shape?.signatures ?? []).subtracting([query.signature]).isEmpty
      try addFunction(query, own, to: source, &plan)
    } else {
      plan.files.append(
        PlannedFile("\(place.folder)/\(query.domain).swift", try templates.render(\.remoteDomain, values)))
    }
    plan.files.append(
      PlannedFile("\(place.folder)/\(query.name).swift", try templates.render(\.remoteQuery, values)))
    if own.modelSample != nil {
      plan.files.append(
        PlannedFile("\(place.tests)/\(query.name)Tests.swift", try templates.render(\.remoteQueryTests, values)))
    } else {
      plan.notes.append(Self.withoutSample(query))
    }
    if hasClient || isFirst {
      try addHTTP(query, own, values, place, isFirst: !hasClient, &plan)
    } else {
      plan.notes.append(
        "'\(query.source)' has '\(query.function)' now, which its implementation needs. There is no '\(query.client)', so none was written, and no contract test."
      )
    }
    need(["RibletsData"], inTests: ["RibletsData", "RibletsDataRoot", "RibletsDataTesting"], &plan)
  }

  /// Adds the function that a query calls to the protocol of its server.
  private func addFunction(
    _ query: QueryNames, _ own: QueryValues, to source: QuerySource, _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    guard source.shape?.signatures.contains(query.signature) != true else { return }
    guard let text = source.file.adding(own.requirement, toProtocol: query.source) else {
      return plan.missing.append(
        "\(source.place): note: '\(query.source)' is not at the top of its file. Add to it: \(own.requirement)")
    }
    plan.edits.append(PlannedEdit(path: source.file.path, oldText: source.file.text, newText: text))
  }

  /// The function over HTTP, and the contract that holds the query and the server to each other.
  private func addHTTP(
    _ query: QueryNames, _ own: QueryValues, _ values: TemplateValues, _ place: QueryPlace, isFirst: Bool,
    _ plan: inout ScaffoldPlan
  ) throws(RequestProblem) {
    let manifest = ManifestEdit(app)
    guard manifest.add(.remote, &plan) else { return }
    if isFirst {
      plan.files.append(
        PlannedFile("\(place.folder)/\(query.client).swift", try templates.render(\.remoteServer, values)))
      plan.notes.append(
        "Nothing makes its provider yet: call 'RemoteConnection().provider(for: \(query.domain).self, remote: \(query.client)(client: …))' of 'RibletsDataRoot' in the app's root."
      )
    }
    plan.files.append(
      PlannedFile(
        "\(place.folder)/\(query.client)+\(query.name).swift", try templates.render(\.remoteFunction, values)))
    if own.modelJSON != nil {
      let folder = app.layout.tests + "/Contracts"
      plan.files.append(
        PlannedFile("\(folder)/\(query.name)ContractTests.swift", try templates.render(\.contractTests, values)))
      plan.files.append(
        PlannedFile("\(folder)/Recorded/\(query.name).json", try templates.render(\.contract, values)))
    } else {
      plan.notes.append(
        "No contract was written: the JSON of a '\(query.model)' is not known. Record it at the server, in a test: Contract.record(\"\(query.name)\", at: …) { … }."
      )
    }
    // One conformance for all domains.
    if !conformances(of: "HTTPError").contains(where: { $0.hasSuffix("RetryAdvising") }) {
      plan.files.append(
        PlannedFile(
          "\(app.layout.sources)/HTTPError+RetryAdvising.swift", try templates.render(\.retryAdvice, values)))
      plan.files.append(
        PlannedFile("\(app.layout.tests)/HTTPErrorTests.swift", try templates.render(\.retryAdviceTests, values)))
    }
    manifest.add(.http, to: app.layout.module, &plan)
    manifest.add(.httpTesting, to: testTarget, &plan)
  }
}

extension QueryNames {
  /// The function of the server as ``OutlinedType/signatures`` has it.
  fileprivate var signature: String {
    "\(function)(\(isMutation ? "\(model), IdempotencyKey" : isPaged ? "Int, Int" : ""))"
  }
}

extension QueryValues {
  /// The function of the server as its protocol declares it.
  fileprivate var requirement: String {
    if isMutation { return "func \(function)(_ \(modelProperty): \(model), key: IdempotencyKey) async throws" }
    return "func \(function)(\(isPaged ? "from offset: Int, limit: Int" : "")) async throws -> [\(model)]"
  }
}
