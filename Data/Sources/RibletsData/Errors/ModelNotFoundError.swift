/// A query needed a model that is not there.
public struct ModelNotFoundError: Error, Hashable, CustomStringConvertible {
  /// The model's ``DataModel/modelName``.
  public let model: String
  /// The identity that was looked for, as text.
  public let id: String

  /// Says that a model is missing.
  public init<Missing: DataModel>(_ model: Missing.Type, id: Missing.ID) {
    self.model = model.modelName
    self.id = "\(id)"
  }

  /// The model that was looked for, and how to fix it.
  public var description: String {
    "There is no \(model) with the id '\(id)'. It may have been removed meanwhile: fetch anew what is shown."
  }
}
