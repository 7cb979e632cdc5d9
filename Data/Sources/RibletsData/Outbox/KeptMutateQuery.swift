/// A query that changes data at a server, and is kept until the server took it: also offline, and when the app ends.
///
/// It is enqueued, not waited for; `mutate` does not compile for it. Changes of one aggregate are sent one after the
/// other, in the order in which they were enqueued, and each with a key of its own by which the server makes it once.
///
/// ```swift
/// struct Note: KeptMutateQuery {
///   typealias Domain = Menu
///   let dish: Dish.ID
///   let text: String
///
///   func mutate(_ remote: any MenuServer, key: IdempotencyKey) async throws {
///     try await remote.note(text, of: dish, key: key)
///   }
///
///   var aggregate: String { dish }
///   func predict(_ predictions: Predictions<Menu>) { predictions.change(NoteOf(dish: dish)) { $0 = text } }
/// }
/// ```
///
/// The prediction stays for as long as the change waits, also over a restart. After an attempt that had no answer it is
/// not known if the server made the change, and its queries are asked for all the same: a prediction that sets a value is
/// right in both cases, one that adds to it may count twice until the server has answered.
public protocol KeptMutateQuery<Domain>: RemoteChange, Codable where Result == Void {
  /// The name of the type in the outbox; that of the type by default. Keep it when the type is renamed.
  static var keptName: String { get }

  /// The text that changes have in common which the server has to get in order, such as the identity of one order; all
  /// of the domain are one by default.
  var aggregate: String { get }

  /// Decides what becomes of the change that the server has refused: with an error that a repetition does not help.
  ///
  /// A conflict is such an error, and may have with it the state of the server. ``Resolution/hold`` by default.
  func resolution(of refusal: any Error) -> Resolution<Self>
}

extension KeptMutateQuery {
  public static var keptName: String { "\(Self.self)" }
  public var aggregate: String { "" }
  public func resolution(of refusal: any Error) -> Resolution<Self> { .hold }
}

/// The decision on a kept change that the server has refused.
public enum Resolution<Query: KeptMutateQuery>: Hashable, Sendable {
  /// It stays, and so do those after it of its aggregate, until it is retried or discarded.
  case hold
  /// It is given up, and the next one of its aggregate is sent.
  case discard
  /// Another change is kept and sent in its place, with a key of its own.
  case replace(with: Query)
}
