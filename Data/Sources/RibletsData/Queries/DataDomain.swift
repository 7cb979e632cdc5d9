/// A part of an app's data with walls around it: food, payment, interviews.
///
/// A domain is a name for the compiler, usually an enum without cases. Each query belongs to one, and a
/// ``DataProvider`` runs those of its own.
///
/// ```swift
/// enum Food: DataDomain {
///   typealias Source = any FoodSource
/// }
/// ```
///
/// See `Documentation/Queries.md`.
public protocol DataDomain: SendableMetatype {
  /// The data that the domain's queries read and change.
  ///
  /// Either a protocol of your domain, so that neither the queries nor their users know a store. Or a store's
  /// connection, if a module of queries may know it. A source lives as long as one query runs.
  associatedtype Source
}
