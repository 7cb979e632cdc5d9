/// A part of an app's data that a server keeps, and that a store may keep a copy of.
///
/// ```swift
/// enum Menu: RemoteDataDomain {
///   typealias Remote = any MenuServer
///   typealias Source = any MenuCopy  // left out where nothing is stored
/// }
/// ```
public protocol RemoteDataDomain: DataDomain {
  /// The functions of the server that the domain's queries wait for.
  ///
  /// Usually a protocol of the domain's own, whose functions are `async throws`, so that neither the queries nor their
  /// users know a transport.
  associatedtype Remote: Sendable
  // Said again for its default.
  associatedtype Source = Never
}
