/// What a new part is to be like.
package struct PartRequest: Hashable, Sendable {
  package let name: PartName
  /// The riblet that it belongs to.
  package var riblet: String?
  /// What it needs from above.
  package var dependencies: [TypedItem] = []
  /// What it is told when it is used.
  package var arguments: [TypedItem] = []
  /// Modules to import for the types of items.
  package var imports: [String] = []

  package init(name: PartName) { self.name = name }

  /// Finds names that cannot be used.
  func check() throws(RequestProblem) {
    var names: Set<String> = []
    for item in dependencies + arguments {
      if !names.insert(item.name).inserted {
        throw RequestProblem("There are two items '\(item.name)'. Give one of them another name.")
      }
      if RibletRequest.taken.contains(item.name) || name.kind.taken.contains(item.name) {
        throw RequestProblem(
          "The name '\(item.name)' is taken: a \(name.kind.title) has something of its own with it. Choose another one."
        )
      }
    }
  }
}

extension PartPlanner {
  /// The files of a part, and what it changes and asks for besides.
  ///
  /// - Parameter isRepeated: Whether its files may be there.
  package func plan(_ request: PartRequest, isRepeated: Bool = false) throws(RequestProblem) -> ScaffoldPlan {
    switch request.name.kind {
    case .worker: return try planWorker(request, isRepeated: isRepeated)
    case .workflow: return try planWorkflow(request, isRepeated: isRepeated)
    case .componentExtension, .pluginPoint:
      preconditionFailure("A \(request.name.kind.title) has a request of its own.")
    }
  }
}
