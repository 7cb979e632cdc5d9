public import RibletsSource

/// A protocol, and the type that stands for it in tests.
public struct ModelProtocol: Hashable, Sendable {
  /// The origins of mocks.
  public enum Mock: Hashable, Sendable {
    /// A type that `riblets mock` makes, by its name.
    case generated(String)
    /// A type of the sources or the tests, and the place of its name.
    case written(String, SourcePosition)

    /// The name of the type.
    public var name: String {
      switch self {
      case .generated(let name), .written(let name, _): name
      }
    }
  }

  /// The module that declares it.
  public let module: String
  /// Its name, with the types around it.
  public let name: String
  /// The place of its name.
  public let position: SourcePosition
  /// True if a comment before it marks it with `@mockable`.
  public let isMockable: Bool
  /// The mock; `nil` if there is none.
  public let mock: Mock?
}
