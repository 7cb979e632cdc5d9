/// The mock of a protocol, as others that need one see it.
struct MockTarget: Hashable, Sendable {
  var name: String
  /// The global actor on which it is made; `nil` for anywhere.
  var globalActor: String?
  /// True if it can be made without arguments, anywhere where it can be named.
  var isSimple: Bool
}
