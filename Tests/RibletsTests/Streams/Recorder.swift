import Riblets

/// Subscribes to a stream and keeps what it sends, as text, so that pairs can be compared too: "1 2 |" is two
/// elements and the end.
@MainActor
final class Recorder {
  private(set) var elements: [String] = []
  private(set) var hasFinished = false
  private(set) var subscription = StreamConnection()

  /// - Parameter react: Called after an element was written down.
  init<Source: Observed>(_ source: Source, _ react: @escaping @MainActor (Source.Element) -> Void = { _ in }) {
    source.subscribe(subscription) { [self] element in
      guard let element else {
        subscription.finish()
        elements.append("|")
        hasFinished = true
        return
      }
      elements.append("\(element)")
      react(element)
    }
  }

  /// Everything so far.
  var text: String { elements.joined(separator: " ") }

  func cancel() { subscription.cancel() }
}
