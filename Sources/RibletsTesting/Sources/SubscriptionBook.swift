import Riblets
import Testing

/// Records the subscriptions to a scripted source, with their start and end.
///
/// A scripted stream finishes at the end in its script and not before: this object keeps the sender.
@MainActor
final class SubscriptionBook: StreamOrigin {
  private struct Live {
    let inner: StreamConnection
    /// The player for this subscriber alone.
    let player: (any ScriptPlaying)?
  }

  /// The periods in the order of the subscriptions.
  private(set) var periods: [RecordedPeriod] = []
  private let maker: SourceMaker
  private let sender: AnyObject?
  private var live: [Int: Live] = [:]

  init(_ maker: SourceMaker, keeping sender: AnyObject? = nil) {
    self.maker = maker
    self.sender = sender
    super.init()
    maker.scope?.atEndOfBooks { hasSurvivors in self.close(reporting: !hasSurvivors) }
  }

  /// Connects a subscriber to a stream, and records the subscription.
  ///
  /// - Parameter player: The player for this subscriber alone, until it leaves.
  func connect<Element>(
    _ subscription: StreamConnection, _ sink: @escaping @MainActor (Element?) -> Void,
    to stream: some Observed<Element>,
    playing player: ScriptPlayer<Element>? = nil
  ) {
    maker.checkScope()
    let inner = StreamConnection()
    let number = periods.count
    periods.append(.from(maker.clock.now))
    live[number] = Live(inner: inner, player: player)
    subscription.bind(self, number)
    stream.subscribe(inner) { element in
      if element == nil {
        inner.finish()
        self.drop(number)
      }
      sink(element)
    }
    if live[number] != nil { player?.start(at: maker.clock.now) }
  }

  override func drop(_ id: Int) {
    guard let left = live.removeValue(forKey: id) else { return }
    periods[id].end = maker.clock.now
    left.player?.stop()
    left.inner.cancel()
  }

  /// Ends all subscriptions with the test.
  private func close(reporting isReporting: Bool) {
    let survivors = live.keys.sorted()
    if isReporting, !survivors.isEmpty { maker.report(textOfSurvivors(survivors)) }
    for id in survivors { drop(id) }
  }

  private func textOfSurvivors(_ ids: [Int]) -> String {
    var starts: [String] = []
    for id in ids where starts.last != periods[id].start.text { starts.append(periods[id].start.text) }
    let subscriptions = ids.count == 1 ? "A subscription" : "\(ids.count) subscriptions"
    return """
      \(subscriptions) to this source still live\(ids.count == 1 ? "s" : "") at the end of the test, since \
      \(starts.prefix(5).joined(separator: ", "))\(starts.count > 5 ? " …" : "").
      Deactivate or cancel who subscribed, or let the script finish.
      """
  }
}
