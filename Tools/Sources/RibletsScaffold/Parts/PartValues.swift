import RibletsPlans
import RibletsRepository
import RibletsTemplates

/// The values with which the templates of a part are rendered: the request as raw values, and lists of parameters and
/// arguments as texts.
struct PartValues: Encodable {
  let name, property, title, module: String
  let riblet: String?
  let dependencies, arguments: [TypedItem]
  let imports, testImports: [String]
  let initParameters, initArguments, initSamples: String
  let comparedArgument: String?

  /// The libraries of Riblets that the tests need because of a dependency.
  var testProducts: [String] { testImports.filter { $0.hasPrefix("Riblets") } }

  /// - Throws: ``RequestProblem`` for a dependency whose type nobody knows, or of which tests know no value.
  init(_ request: PartRequest, app: FoundApp, _ modules: AppModules, index: SourceIndex) throws(RequestProblem) {
    try request.check()
    let items = request.dependencies + request.arguments
    name = request.name.text
    property = request.name.words.property
    title = request.name.words.title
    module = app.layout.module
    riblet = request.riblet
    dependencies = request.dependencies
    arguments = request.arguments
    imports = try NameHomes(seenFrom: module, modules, index, given: request.imports).imports(for: items)
    testImports = Set(imports + items.flatMap { SampleValue(for: $0, in: index)?.testImports ?? [] }).sorted()
    if let item = items.first(where: { SampleValue(for: $0, in: index) == nil }) {
      let option = dependencies.contains(item) ? "--dependency" : "--argument"
      throw RequestProblem(
        "No test could use '\(request.name)': nobody knows a value of '\(item.type)' for '\(item.name)'. Give one: \(option) '\(item.name):\(item.type)=…'."
      )
    }
    initParameters = items.map { "\($0.name): \($0.type)" }.listed
    initArguments = items.map { "\($0.name): \($0.name)" }.listed
    initSamples = items.map { SampledItem($0, in: index).argument }.listed
    comparedArgument = items.count == 1 ? SampledItem(comparable: items[0], in: index)?.sample : nil
  }
}
