/// A question to a domain's data, or a change of them, as a value.
///
/// A type conforms to ``FetchQuery`` or to ``MutateQuery``, not to this protocol alone. Two equal queries ask for the
/// same; that is what a test stubs them by.
public protocol ModelQuery<Domain, Result>: Hashable, Sendable {
  /// The only domain whose provider runs the query.
  associatedtype Domain: DataDomain
  /// The type of the value that it returns.
  associatedtype Result: Sendable
}

/// A query that reads.
///
/// ```swift
/// struct Burgers: FetchQuery {
///   typealias Domain = Food
///   func fetch(from source: any FoodSource) throws -> [Burger] { try source.burgers() }
/// }
/// ```
public protocol FetchQuery<Domain, Result>: ModelQuery {
  // Said again so that the compiler infers it from the method.
  associatedtype Result

  /// Reads what is asked for; called on any thread, in one transaction.
  ///
  /// - Throws: What the source throws, or an error of the query's own. The caller gets it unchanged.
  func fetch(from source: Domain.Source) throws -> Result
}

/// A query that changes, wholly or not at all.
///
/// ```swift
/// struct SetQuantity: MutateQuery {
///   typealias Domain = Food
///   let item: Item.ID
///   let quantity: Int
///   func mutate(_ source: any FoodSource) throws { try source.setQuantity(quantity, of: item) }
/// }
/// ```
public protocol MutateQuery<Domain, Result>: ModelQuery {
  associatedtype Result = Void

  /// Makes the change; called on any thread, in one transaction, which is undone if this throws.
  ///
  /// - Throws: What the source throws, or an error of the query's own. The caller gets it unchanged.
  func mutate(_ source: Domain.Source) throws -> Result
}
