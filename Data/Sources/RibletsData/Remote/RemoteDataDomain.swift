/// A part of an app's data that a server keeps, and that a store may cache.
///
/// ```swift
/// enum Menu: RemoteDataDomain {
///   typealias Remote = any MenuServer
///   typealias Source = any MenuCopy  // leave it out if nothing is stored
/// }
/// ```
///
/// See `Documentation/Server.md`.
public protocol RemoteDataDomain: DataDomain {
  /// The functions of the server that the domain's queries call.
  ///
  /// Usually a protocol of your domain with `async throws` functions. So neither the queries nor their users know a
  /// transport.
  associatedtype Remote: Sendable
  // Said again for its default.
  /// The cached data, as in ``DataDomain/Source``; `Never` by default, for a domain without a store.
  associatedtype Source = Never
}
