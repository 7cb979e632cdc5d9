/// In which module each type of an app will be.
struct TypeHomes {
  let app: String
  var types: [String: String] = [:]
  /// Names that extensions and functions have, by modules that others see.
  var members: [String: Set<String>] = [:]
  /// Names that types have, by modules that others see.
  var typeMembers: [String: Set<String>] = [:]
  /// The modules of interfaces, and the shared one.
  var open: Set<String> = []
  /// The module of the interface of each riblet behind a border.
  var interfaces: [String: String] = [:]

  func isOpen(_ module: String) -> Bool { open.contains(module) }
  func interface(of riblet: String) -> String { interfaces[riblet] ?? "" }
}
