import FlyingFox
import FlyingSocks
import Foundation
import Riblets
import RibletsData

/// The prices as server-sent events: all of them, at once, after each change, and again after a pause, by which each side
/// finds out that the other has gone.
enum PriceEvents {
  private static let pause = Duration.seconds(15)

  /// The body of an answer that goes on until the client or the server ends it.
  @MainActor
  static func body(of kitchen: DataProvider<Kitchen>) -> HTTPBodySequence {
    // Each event has all prices, so the newest is enough for who reads slowly.
    let (events, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(1))
    let last = LastEvent()
    let following = kitchen.observing(Prices()).removeDuplicates().sink { prices in
      guard case .success(let prices) = prices, let event = event(prices) else { return }
      last.event = event
      continuation.yield(event)
    }
    let repeating = Task { @MainActor in
      while true {
        try await Task.sleep(for: pause)
        continuation.yield(last.event)
      }
    }
    continuation.onTermination = { _ in
      repeating.cancel()
      Task { @MainActor in following.cancel() }
    }
    return HTTPBodySequence(from: EventBytes(events: events))
  }

  /// An event of the standard's form; a client comes back after a second.
  private static func event(_ prices: [String: Int]) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(prices) else { return nil }
    return Array("retry: 1000\nevent: prices\ndata: \(String(decoding: json, as: UTF8.self))\n\n".utf8)
  }
}

@MainActor
private final class LastEvent {
  var event: [UInt8] = []
}

/// Events as the bytes of a body.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<[UInt8]>.Iterator) {
      self.events = events
    }

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next(isolation: #isolation) else { return nil }
        rest = event[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
