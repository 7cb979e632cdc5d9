/// The values with which the templates of a query are rendered.
struct QueryValues: Encodable {
  let name, module, domain, model, domainTitle, modelTitle, modelProperty, function, path: String
  let isMutation, isRemote, isPaged: Bool
  let imports, testImports: [String]
  let modelProperties: [NamedType]
  let modelSample: String?
  /// The sample as a server sends it; `nil` where only its code says that.
  let modelJSON: String?
  /// The environment variable with the address of the real server.
  let serverVariable: String
}
