/// A property or parameter in the values of a template.
struct NamedType: Encodable {
  let name, type: String
}
