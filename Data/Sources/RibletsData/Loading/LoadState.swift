/// The state of an answer that the app waits for: a value that a view shows and a test compares.
///
/// `observing` sends it. A view can show ``value`` in every state, and a spinner while ``isLoading`` is true. See
/// `Documentation/Server.md`.
///
/// ```swift
/// observe(menu.observing(Dishes())) { interactor, state in
///   interactor.presenter.show(state.value ?? [], isLoading: state.isLoading)
/// }
/// ```
public enum LoadState<Value: Sendable>: Sendable {
  /// The query has not asked yet, and the cache has no value. The first state of a query without a cache.
  case idle
  /// The server is being asked; with the answer so far, if there is one. Show both, and a spinner.
  case loading(KnownValue<Value>?)
  /// An answer that is complete: nothing is being asked. A test compares it with
  /// `.value(KnownValue([soup], from: .server))`.
  case value(KnownValue<Value>)
  /// The server did not answer; with the answer so far, if there is one. Show both.
  case failed(LoadFailure, KnownValue<Value>?)

  /// The answer that is known, with its origin and age, in every state; `nil` before the first.
  public var known: KnownValue<Value>? {
    switch self {
    case .idle: nil
    case .loading(let known), .failed(_, let known): known
    case .value(let known): known
    }
  }

  /// The value that is known, in every state; `nil` before the first answer: `list.show(state.value ?? [])`.
  public var value: Value? { known?.value }

  /// The failure if the last request failed, otherwise `nil`: `if let failure = state.failure { … }`.
  public var failure: LoadFailure? { if case .failed(let failure, _) = self { failure } else { nil } }

  /// True while the server is being asked, also if a value is known. Show a spinner then.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// Returns the same state of a transformed value: `dishes.map(\.count)`.
  public func map<Other>(_ transform: (Value) -> Other) -> LoadState<Other> {
    switch self {
    case .idle: .idle
    case .loading(let known): .loading(known?.map(transform))
    case .value(let known): .value(known.map(transform))
    case .failed(let failure, let known): .failed(failure, known?.map(transform))
    }
  }
}

extension LoadState: Equatable where Value: Equatable {}

extension LoadState: CustomStringConvertible {
  /// For logs and failure messages, for example `failed: offline, again at 5 s, known: [soup]`. Not for the UI.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading(let known): "loading\(Self.text(known))"
    case .value(let known): "\(known)"
    case .failed(let failure, let known):
      "failed: \(failure)\(failure.retryAt.map { ", again at \($0)" } ?? "")\(Self.text(known))"
    }
  }

  private static func text(_ known: KnownValue<Value>?) -> String { known.map { ", known: \($0)" } ?? "" }
}
