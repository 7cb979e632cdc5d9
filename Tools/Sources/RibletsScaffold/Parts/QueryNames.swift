import RibletsPlans

/// The names that a query is about, checked.
struct QueryNames {
  let name: String
  let domain: String
  let model: String
  let isMutation: Bool
  let isRemote: Bool
  let isPaged: Bool

  init(_ request: PartRequest) throws(RequestProblem) {
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
    if request.properties.contains(where: { $0.name == "id" }) {
      throw RequestProblem("A model has an 'id' anyway. Leave --property 'id' out.")
    }
    if request.isPaged, request.isMutation {
      throw RequestProblem("A list that is read in pages changes nothing. Leave --mutate or --paged out.")
    }
    if request.isPaged, !request.isRemote {
      throw RequestProblem("Only a server's lists are read in pages. Add --remote, or leave --paged out.")
    }
    if request.isRemote {
      for text in [request.name.text, domain, model] { try Self.checkRemote(text) }
      if request.isMutation, ["key", "remote"].contains(NameWords(model).property) {
        throw RequestProblem(
          "A change at a server has a '\(NameWords(model).property)' besides its model. Choose another name for the model."
        )
      }
    }
    try request.check()
    name = request.name.text
    self.domain = domain
    self.model = model
    isMutation = request.isMutation
    isRemote = request.isRemote
    isPaged = request.isPaged
  }

  /// Refuses the names of types that the code and the tests of a query of a server use.
  private static func checkRemote(_ name: String) throws(RequestProblem) {
    let used = ["Contract", "IdempotencyKey", "JSONRequest", "Known", "LoadFailure", "LoadedPages", "Page", "PageOf"]
    if used.contains(name) {
      throw RequestProblem(
        "'\(name)' is a type of Riblets, which queries of a server use. Choose another name.")
    }
  }

  /// The protocol of the functions that the domain's queries call: those of a store, or those of a server.
  var source: String { domain + (isRemote ? "Server" : "Source") }

  /// The implementation of a server's functions over HTTP.
  var client: String { "HTTP" + domain }

  /// The function of the server that the query calls.
  var function: String { NameWords(name).property }

  /// The types that a new domain brings.
  var domainTypes: [String] { [source, "\(domain)DataProviding"] + (isRemote ? [client] : []) }
}
