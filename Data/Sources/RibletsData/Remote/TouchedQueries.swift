/// The queries of a domain whose answers a mutation may make a difference to.
///
/// ```swift
/// var touches: TouchedQueries<Menu> { [.queries(of: StockOf.self), .query(Dishes())] }
/// ```
public struct TouchedQueries<Domain: RemoteDataDomain>: ExpressibleByArrayLiteral {
  private var isAll = false
  private var types: Set<ObjectIdentifier> = []
  private var values: Set<AnyHashable> = []

  /// Joins some.
  public init(arrayLiteral parts: TouchedQueries...) {
    for part in parts {
      isAll = isAll || part.isAll
      types.formUnion(part.types)
      values.formUnion(part.values)
    }
  }

  /// All queries of the domain.
  public static var all: TouchedQueries {
    var all = TouchedQueries()
    all.isAll = true
    return all
  }

  /// No query: nobody will notice the change.
  public static var none: TouchedQueries { [] }

  /// All queries of a type.
  public static func queries<Query: RemoteFetchQuery>(of type: Query.Type) -> TouchedQueries
  where Query.Domain == Domain {
    var touched = TouchedQueries()
    touched.types = [ObjectIdentifier(type)]
    return touched
  }

  /// All lists of a type that are read page by page.
  public static func pages<Query: PagedQuery>(of type: Query.Type) -> TouchedQueries where Query.Domain == Domain {
    .queries(of: PageOf<Query>.self)
  }

  /// One query.
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
