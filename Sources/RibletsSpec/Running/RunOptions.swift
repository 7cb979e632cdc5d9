/// The options of a run of specs, from the environment.
struct RunOptions: Sendable, Equatable {
  /// `RIBLETS_EXAMPLE`: only examples whose sentence contains this text.
  var filter: String?
  /// `RIBLETS_LIVING_DOCS`: the folder for the living documentation.
  var documents: String?
  /// True on a machine that refuses focus.
  var isContinuousIntegration = false

  init(filter: String? = nil, documents: String? = nil, isContinuousIntegration: Bool = false) {
    self.filter = filter
    self.documents = documents
    self.isContinuousIntegration = isContinuousIntegration
  }

  /// Reads the variables; an empty one counts as not set.
  init(environment: [String: String]) {
    let environment = environment.filter { !$0.value.isEmpty }
    filter = environment["RIBLETS_EXAMPLE"]
    documents = environment["RIBLETS_LIVING_DOCS"]
    let ci = environment["CI"]?.lowercased()
    isContinuousIntegration = ci != nil && ci != "0" && ci != "false"
  }

  /// Returns true if a sentence matches the filter.
  ///
  /// Letters are compared, not bytes: composed and decomposed Korean are equal, and so are lower and upper case.
  func wants(_ sentence: String) -> Bool {
    guard let filter else { return true }
    return sentence.lowercased().contains(filter.lowercased())
  }
}
