public import RibletsData

/// The models of a ``MemoryStore``, as a query's source finds them. Valid until the query returns.
///
/// Write your domain's source over it, with these methods:
///
/// ```swift
/// struct MemoryMenu: MenuSource {
///   let tables: ModelTables
///   func dishes() -> [Dish] { tables.all(Dish.self) }
/// }
/// ```
///
/// See `Documentation/TestingData.md`.
public final class ModelTables {
  private(set) var read: Set<ObjectIdentifier> = []
  private(set) var written: Set<ObjectIdentifier> = []
  private(set) var content: Content

  typealias Content = [ObjectIdentifier: any ModelTable]

  init(_ content: Content) {
    self.content = content
  }

  /// Returns all models of a type, in the order in which they were first saved: `tables.all(Dish.self)`.
  public func all<Kept: DataModel>(_ model: Kept.Type) -> [Kept] {
    let table = table(of: model)
    return table.order.compactMap { table.byID[$0] }
  }

  /// Returns the model of an identity; `nil` if it is not there: `tables.find(Dish.self, id: 7)`.
  public func find<Kept: DataModel>(_ model: Kept.Type, id: Kept.ID) -> Kept? {
    table(of: model).byID[id]
  }

  /// Returns the model of an identity, for a query that needs it.
  ///
  /// - Throws: `ModelNotFoundError` if it is not there.
  public func require<Kept: DataModel>(_ model: Kept.Type, id: Kept.ID) throws -> Kept {
    guard let found = find(model, id: id) else { throw ModelNotFoundError(model, id: id) }
    return found
  }

  /// Saves a model, in the place of the model with its identity if there is one: `tables.save(soup)`.
  public func save<Kept: DataModel>(_ model: Kept) {
    change(Kept.self) { table in
      if table.byID.updateValue(model, forKey: model.id) == nil { table.order.append(model.id) }
    }
  }

  /// Removes the model of an identity: `tables.remove(Dish.self, id: 7)`.
  ///
  /// - Returns: True if it was there.
  @discardableResult
  public func remove<Kept: DataModel>(_ model: Kept.Type, id: Kept.ID) -> Bool {
    guard find(model, id: id) != nil else { return false }
    change(model) { table in
      table.byID[id] = nil
      table.order.removeAll { $0 == id }
    }
    return true
  }

  private func table<Kept: DataModel>(of model: Kept.Type) -> TableOf<Kept> {
    read.insert(ObjectIdentifier(model))
    return content[ObjectIdentifier(model)] as? TableOf<Kept> ?? TableOf()
  }

  private func change<Kept: DataModel>(_ model: Kept.Type, _ change: (inout TableOf<Kept>) -> Void) {
    var table = table(of: model)
    change(&table)
    content[ObjectIdentifier(model)] = table
    written.insert(ObjectIdentifier(model))
  }
}

/// The models of one type.
protocol ModelTable: Sendable {}

struct TableOf<Kept: DataModel>: ModelTable {
  var order: [Kept.ID] = []
  var byID: [Kept.ID: Kept] = [:]
}
