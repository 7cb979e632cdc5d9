import RibletsSource

/// The subject behind a stream of a mock, as an annotation chooses it: `rx: scores = ReplaySubject`.
enum MockSubject: Hashable, Sendable {
  /// One of RxSwift, by its name.
  case rx(String)
  /// One of Combine, by its name.
  case combine(String)
  /// The values of another property of the mock.
  case published(String)

  private static let rxNames: Set<String> = ["PublishSubject", "ReplaySubject", "BehaviorSubject"]
  private static let combineNames: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]

  /// Reads the right side of an argument; `nil` if it names no subject.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let name = words[0].prefix { $0 != "<" }
    if words.count == 2, name == "@Published" {
      self = .published(words[1])
    } else if Self.rxNames.contains(String(name)) {
      self = .rx(String(name))
    } else if Self.combineNames.contains(String(name)) {
      self = .combine(String(name))
    } else {
      return nil
    }
  }

  /// The types of what a stream sends, if a property of this type is one for the subject.
  func elements(of type: SourceType) -> [SourceType]? {
    let (wanted, count) = if case .rx = self { ("Observable", 1) } else { ("AnyPublisher", 2) }
    switch type {
    case .named(wanted, let arguments) where arguments.count == count: return arguments
    case .member(_, wanted, let arguments) where arguments.count == count: return arguments
    default: return nil
    }
  }
}
