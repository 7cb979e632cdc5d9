/// A query needed a model that does not exist.
///
/// Throw it in a query, so that all features report it in one way. See `Documentation/Queries.md`.
///
/// ```swift
/// guard let dish = try source.dish(id) else { throw ModelNotFoundError(Dish.self, id: id) }
/// ```
public struct ModelNotFoundError: Error, Hashable, CustomStringConvertible {
  /// The model's ``DataModel/modelName``, for example `Dish`.
  public let model: String
  /// The identity that the query looked for, as text, for example `7`.
  public let id: String

  /// Makes the error for a type and an identity: `ModelNotFoundError(Dish.self, id: id)`.
  public init<Missing: DataModel>(_ model: Missing.Type, id: Missing.ID) {
    self.model = model.modelName
    self.id = "\(id)"
  }

  /// The model, its identity, and how to fix it: `There is no Dish with the id '7'. …`. For logs.
  public var description: String {
    "There is no \(model) with the id '\(id)'. It may have been removed meanwhile: fetch anew what is shown."
  }
}
