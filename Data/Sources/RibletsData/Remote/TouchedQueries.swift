/// The queries of a domain that a mutation invalidates.
///
/// ```swift
/// var touches: TouchedQueries<Menu> { [.queries(of: StockOf.self), .query(Dishes())] }
/// ```
///
/// See `Documentation/Server.md`.
public struct TouchedQueries<Domain: RemoteDataDomain>: ExpressibleByArrayLiteral {
  private var isAll = false
  private var types: Set<ObjectIdentifier> = []
  private var values: Set<AnyHashable> = []

  /// Joins several: `[.queries(of: StockOf.self), .query(Dishes())]`. An empty list is ``none``.
  public init(arrayLiteral parts: TouchedQueries...) {
    for part in parts {
      isAll = isAll || part.isAll
      types.formUnion(part.types)
      values.formUnion(part.values)
    }
  }

  /// All queries of the domain: the default of a mutation, right but not economical.
  public static var all: TouchedQueries {
    var all = TouchedQueries()
    all.isAll = true
    return all
  }

  /// No query: no observer is asked for again.
  public static var none: TouchedQueries { [] }

  /// All queries of a type, whatever their values are: `.queries(of: StockOf.self)`.
  public static func queries<Query: RemoteFetchQuery>(of type: Query.Type) -> TouchedQueries
  where Query.Domain == Domain {
    var touched = TouchedQueries()
    touched.types = [ObjectIdentifier(type)]
    return touched
  }

  /// All lists of a type that are read page by page: `.pages(of: AllDishes.self)`.
  public static func pages<Query: PagedQuery>(of type: Query.Type) -> TouchedQueries where Query.Domain == Domain {
    .queries(of: PageOf<Query>.self)
  }

  /// One query with its values: `.query(StockOf(id: dish))`.
  public static func query<Query: RemoteFetchQuery>(_ query: Query) -> TouchedQueries where Query.Domain == Domain {
    var touched = TouchedQueries()
    touched.values = [AnyHashable(query)]
    return touched
  }

  package func contains<Query: RemoteFetchQuery>(_ query: Query) -> Bool {
    if isAll || types.contains(ObjectIdentifier(Query.self)) { return true }
    return !values.isEmpty && values.contains(AnyHashable(query))
  }
}
