/// The state of an answer that is waited for, as a value that a view shows and a test compares.
public enum LoadState<Value: Sendable>: Sendable {
  /// The server has not been asked, and there is no copy.
  case idle
  /// The server is being asked; with the answer so far.
  case loading(KnownValue<Value>?)
  /// An answer.
  case value(KnownValue<Value>)
  /// The server did not answer; with the answer so far.
  case failed(LoadFailure, KnownValue<Value>?)

  /// The answer that is known, whatever else is going on.
  public var known: KnownValue<Value>? {
    switch self {
    case .idle: nil
    case .loading(let known), .failed(_, let known): known
    case .value(let known): known
    }
  }

  /// The value that is known, whatever else is going on.
  public var value: Value? { known?.value }

  /// The failure, if the last request failed.
  public var failure: LoadFailure? { if case .failed(let failure, _) = self { failure } else { nil } }

  /// True while the server is being asked.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  /// The same state of something that is made of the value.
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
  /// The state, and what is known.
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
