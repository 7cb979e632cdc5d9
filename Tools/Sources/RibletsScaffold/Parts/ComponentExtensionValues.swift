import RibletsTemplates

/// The values with which the templates of a component extension are rendered.
struct ComponentExtensionValues: Encodable {
  let name, parent: String
  var module = ""
  var given: [EdgeDependencies.Item] = []
  var imports: [String] = []
  var testImports: [String] = []
  var componentSamples: String?
  var comparedDependencies: [SampledItem] = []
}
