import RibletsPlans
import RibletsRepository

/// A riblet as it comes to be somewhere: the request, and what is known around it.
struct RibletContext {
  var request: RibletRequest
  var module: String
  let place: RibletPlace
  var isRoot = false
  let imports: [String]
  let index: SourceIndex

  var name: String { request.name.text }
  var property: String { request.name.words.property }

  /// True if views are those of Riblets, which tests can use everywhere.
  var isPortable: Bool {
    switch request.hasView ? request.view : place.view {
    case .uikit, .swiftui: false
    case .portable, .none: true
    }
  }

  /// True if its listener has `cartDidFinish`: for a riblet that there is, as its file says, and otherwise without a view,
  /// which would show how to leave it.
  var finishes: Bool {
    guard let methods = index.methods(ofProtocol: name + "Listener") else { return !isRoot && !request.hasView }
    return methods.contains("\(property)DidFinish(\(request.key.map { $0 + ":" } ?? ""))")
  }

  /// The dependencies that are stubs in tests: providers of queries.
  var stubs: [TypedItem] {
    place.hasStubs ? request.dependencies.filter { SampleValue.isStubbed($0.type) } : []
  }

  /// The arguments of the riblet with values for tests.
  var samples: [String] { request.arguments.map { SampledItem($0, in: index).argument } }

  /// Checks that tests can make what the riblet is built with.
  ///
  /// - Throws: ``RequestProblem`` for an argument whose type has no known value.
  func check() throws(RequestProblem) {
    for argument in request.arguments where SampleValue(for: argument, in: index) == nil {
      throw RequestProblem(
        "No test could build '\(name)': nobody knows a value of '\(argument.type)' for '\(argument.name)'. Give one: --argument '\(argument.name):\(argument.type)=…'."
      )
    }
  }
}
