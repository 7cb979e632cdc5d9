/// The values with which the templates of a query are rendered.
struct QueryValues: Encodable {
  let name, module, domain, model, domainTitle, modelTitle, modelProperty: String
  let isMutation: Bool
  let imports, testImports: [String]
  let modelProperties: [NamedType]
  let modelSample: String?
}
