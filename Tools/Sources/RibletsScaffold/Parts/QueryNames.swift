import RibletsPlans

/// The names that a query is about, checked.
struct QueryNames {
  let name: String
  let domain: String
  let model: String
  let isMutation: Bool

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
    try request.check()
    name = request.name.text
    self.domain = domain
    self.model = model
    isMutation = request.isMutation
  }
}
