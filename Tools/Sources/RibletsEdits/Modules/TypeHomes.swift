/// The module in which each type of an app will be: `types["CartRouter"]` is `"Cart"`.
package struct TypeHomes: Sendable {
  package let app: String
  package var types: [String: String] = [:]
  /// Names that extensions and functions have, by modules that others see.
  package var members: [String: Set<String>] = [:]
  /// Names that types have, by modules that others see.
  package var typeMembers: [String: Set<String>] = [:]
  /// The modules of interfaces, and the shared one.
  package var open: Set<String> = []
  /// The module of the interface of each riblet behind a module interface.
  package var interfaces: [String: String] = [:]

  package init(app: String) { self.app = app }

  package func interface(of riblet: String) -> String { interfaces[riblet] ?? "" }
}
