extension DataProviding where Domain: RemoteDataDomain {
  /// Keeps a change until the server took it, and shows what is predicted of it meanwhile.
  @discardableResult
  public func enqueue<Query: KeptMutateQuery>(_ query: Query) throws -> KeptChange.ID where Query.Domain == Domain {
    try dataProvider.enqueue(query)
  }
}
