/// A query that changes data at a server, and is saved until the server has accepted it: also offline, and when the
/// app ends.
///
/// Use it for changes that the user may make offline, and ``RemoteMutateQuery`` if the user has to wait for the
/// result. You enqueue it; `mutate` does not compile for it. Changes of one aggregate are sent one after the other,
/// in the order in which they were enqueued. Each has a key, by which the server makes it once.
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
/// The optimistic update stays as long as the change waits, also after a restart. After an attempt without an answer,
/// the server may have made the change, and the queries are asked for again. So let the update set a value. An update
/// that adds to a value may count twice until the server has answered.
///
/// See `Documentation/OfflineChanges.md`.
public protocol KeptMutateQuery<Domain>: RemoteChange, Codable where Result == Void {
  /// The name of the type in the outbox; the type's own name by default.
  ///
  /// If you rename the type, return the old name: otherwise changes from before the update are unreadable.
  static var keptName: String { get }

  /// The text that changes have in common which the server must get in order, such as the id of an order.
  ///
  /// By default all changes of the domain have one aggregate, so they are sent one after the other.
  var aggregate: String { get }

  /// Decides on a change that the server has refused with an error for which a retry does not help.
  ///
  /// A conflict is such an error, and can carry the state of the server. The default is ``Resolution/hold``. Called
  /// on the main actor.
  ///
  /// ```swift
  /// func resolution(of refusal: any Error) -> Resolution<Note> { refusal is DishIsGone ? .discard : .hold }
  /// ```
  ///
  /// - Parameter refusal: The error of ``RemoteChange/mutate(_:key:)``.
  func resolution(of refusal: any Error) -> Resolution<Self>
}

extension KeptMutateQuery {
  /// The name of the type, for example `Note`. Implement the property before you rename the type.
  public static var keptName: String { "\(Self.self)" }
  /// One aggregate for all changes of the domain. Implement the property to send independent changes at the same
  /// time.
  public var aggregate: String { "" }
  /// ``Resolution/hold``: the change waits until you retry or discard it.
  public func resolution(of refusal: any Error) -> Resolution<Self> { .hold }
}

/// The decision on an offline change that the server has refused.
///
/// ```swift
/// .replace(with: Note(dish: dish, text: merged))
/// ```
///
/// See `Documentation/OfflineChanges.md`.
public enum Resolution<Query: KeptMutateQuery>: Hashable, Sendable {
  /// It stays, and so do later changes of its aggregate, until you retry or discard it. The optimistic update is
  /// taken back.
  case hold
  /// It is removed with its optimistic update, and the next change of its aggregate is sent. For changes that make no
  /// sense any more.
  case discard
  /// Another change takes its place and is sent with a key of its own. For conflicts that the app can merge.
  case replace(with: Query)
}
