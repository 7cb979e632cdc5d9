/// A question to a domain's data, or a change of them, as a value.
///
/// A type conforms to ``FetchQuery``, ``MutateQuery`` or a remote form, not to this protocol alone. Two equal queries
/// ask for the same. A test stubs them by their values.
///
/// ```swift
/// struct Burgers: FetchQuery {
///   typealias Domain = Food
///   func fetch(from source: any FoodSource) throws -> [Burger] { try source.burgers() }
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol ModelQuery<Domain, Result>: Hashable, Sendable {
  /// The only domain whose provider runs the query: write `typealias Domain = Food`.
  associatedtype Domain: DataDomain
  /// The type of the value that it returns. The compiler infers it from the method.
  associatedtype Result: Sendable
}

/// A query that reads from a store.
///
/// ```swift
/// struct Burgers: FetchQuery {
///   typealias Domain = Food
///   func fetch(from source: any FoodSource) throws -> [Burger] { try source.burgers() }
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol FetchQuery<Domain, Result>: ModelQuery {
  // Said again so that the compiler infers it from the method.
  /// The type of the value that ``fetch(from:)`` returns, which the compiler infers, for example `[Burger]`.
  associatedtype Result

  /// Reads the data; called on any thread, in one transaction.
  ///
  /// - Parameter source: Valid until this method returns. Do not keep it.
  /// - Throws: The error of the source, or an error of the query's own. The caller gets it unchanged.
  func fetch(from source: Domain.Source) throws -> Result
}

/// A query that changes the data of a store, wholly or not at all.
///
/// ```swift
/// struct SetQuantity: MutateQuery {
///   typealias Domain = Food
///   let item: Item.ID
///   let quantity: Int
///   func mutate(_ source: any FoodSource) throws { try source.setQuantity(quantity, of: item) }
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol MutateQuery<Domain, Result>: ModelQuery {
  /// The type of the value that ``mutate(_:)`` returns; nothing by default.
  associatedtype Result = Void

  /// Makes the change; called on any thread, in one transaction, which is undone if this throws.
  ///
  /// - Parameter source: Valid until this method returns. Do not keep it.
  /// - Throws: The error of the source, or an error of the query's own. The caller gets it unchanged.
  func mutate(_ source: Domain.Source) throws -> Result
}
