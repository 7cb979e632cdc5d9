/// A value of a domain that a store keeps under an identity.
public protocol Model: Identifiable, Hashable, Sendable where ID: Sendable {
  /// What failures call the model; the type's name unless it says otherwise.
  static var modelName: String { get }
}

extension Model {
  public static var modelName: String { String(describing: Self.self) }
}
