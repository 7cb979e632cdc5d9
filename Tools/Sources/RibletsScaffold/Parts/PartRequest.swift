package import RibletsPlans
import RibletsTemplates

/// A request for a new part.
package struct PartRequest: Hashable, Sendable {
  package let name: PartName
  /// The riblet that it belongs to.
  package var riblet: String?
  /// The module of an app of several modules that it comes to, if it belongs to no riblet.
  package var module: String?
  /// The dependencies that it needs from above.
  package var dependencies: [TypedItem] = []
  /// The arguments that it is given when it is used.
  package var arguments: [TypedItem] = []
  /// The kind of view for a view model; `nil` for that of the app's other riblets, as far as there are templates.
  package var view: RibletRequest.View?
  /// The screen that a coordinator begins with.
  package var screen: String?
  /// The domain of a query.
  package var domain: String?
  /// The model that a query is about.
  package var model: String?
  /// True if a query changes something.
  package var isMutation = false
  /// The type of the identity of a new model.
  package var modelID: ModelID?

  /// A type that identifies models.
  package enum ModelID: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case uuid = "UUID"

    /// A value of it.
    var sample: String {
      switch self {
      case .string: "\"id\""
      case .int: "1"
      case .uuid: "UUID()"
      }
    }

    /// The modules that have it.
    var imports: [String] { self == .uuid ? ["Foundation"] : [] }
  }
  /// Modules to import for the types of dependencies.
  package var imports: [String] = []

  package init(name: PartName) { self.name = name }

  /// Finds names that cannot be used.
  func check() throws(RequestProblem) {
    var names: Set<String> = []
    for item in dependencies + arguments {
      if !names.insert(item.name).inserted {
        throw RequestProblem("There are two dependencies or arguments '\(item.name)'. Give one of them another name.")
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
    case .coordinator: return try planCoordinator(request, isRepeated: isRepeated)
    case .query: return try planQuery(request, isRepeated: isRepeated)
    case .viewModel: return try planViewModel(request, isRepeated: isRepeated)
    case .worker: return try planWorker(request, isRepeated: isRepeated)
    case .workflow: return try planWorkflow(request, isRepeated: isRepeated)
    }
  }
}
