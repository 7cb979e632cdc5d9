/// A value of a domain that a store keeps under an identity.
///
/// ```swift
/// struct Dish: DataModel {
///   let id: Int
///   var name: String
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol DataModel: Identifiable, Hashable, Sendable where ID: Sendable {
  /// The name of the model in failures; the type's name by default.
  static var modelName: String { get }
}

extension DataModel {
  /// The name of the type, for example `Dish`. Implement the property for another name in failures.
  public static var modelName: String { String(describing: Self.self) }
}
