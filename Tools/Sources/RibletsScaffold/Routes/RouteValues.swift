import RibletsPlans
import RibletsSource

/// The values with which the templates of a route are rendered, besides those of the child.
struct RouteValues: Encodable {
  let shown, keyText, keyType: String
  let isTab: Bool
  let declaredProperty: String
  let testImports: [String]
  let given: [RouteDependencies.Item]
  let isAttachedAtStart: Bool
  let routeParameters, routeArguments, builtArguments, routeID: String
  let routeSample, routeIDSample, startRoute, finishSamples, builtListener: String

  init(
    _ child: RibletContext, given: [RouteDependencies.Item] = [], testImports: [String] = [],
    isAttachedAtStart: Bool = false
  ) {
    let request = child.request
    let arguments = request.arguments
    let parameters = arguments.map { item in "\(item.name): \(item.type)" + (item.value.map { " = \($0)" } ?? "") }
    let passed = arguments.map { "\($0.name): \($0.name)" }
    let key = request.key.flatMap { name in arguments.first { $0.name == name } }
    let keySample = zip(arguments, child.samples).first { $0.0.name == key?.name }?.1 ?? ""
    shown = request.place.rawValue
    keyText = key.map { $0.type == "String" ? $0.name : "\"\\(\($0.name))\"" } ?? ""
    keyType = key?.type ?? ""
    // An argument of that name is the label.
    isTab = request.place == .tab && !arguments.contains { $0.name == "title" }
    declaredProperty = TypedItem.declared(child.property)
    self.testImports = testImports
    self.given = given
    self.isAttachedAtStart = isAttachedAtStart
    routeParameters = parameters.listed
    routeArguments = passed.listed
    builtArguments = (["withListener: listener"] + passed).listed
    routeID = child.property + (key.map { "(\($0.name))" } ?? "")
    routeSample = child.property + (arguments.isEmpty ? "" : "(\(child.samples.listed))")
    routeIDSample = child.property + (key == nil ? "" : "(\(keySample.drop { $0 != ":" }.dropFirst(2)))")
    startRoute = child.startRoute
    finishSamples = keySample
    builtListener = arguments.isEmpty ? "buildReceivedArguments" : "buildReceivedArguments?.listener"
  }
}

extension RibletContext {
  /// The route with which a parent begins. Values are in the route: the parent's file need not import what they are made of.
  var startRoute: String { property + (request.arguments.isEmpty ? "" : "()") }
}
