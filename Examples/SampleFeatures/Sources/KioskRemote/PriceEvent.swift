import Foundation
import KioskFood
import RibletsHTTP

extension PriceUpdate {
  /// Reads an event with prices; `nil` for events of other names, and for data of another shape.
  init?(_ event: ServerSentEvent) {
    guard event.name == "prices",
      let prices = try? JSONDecoder().decode([String: Int].self, from: Data(event.data.utf8))
    else { return nil }
    self = .prices(prices.mapValues { Price(cents: $0) })
  }
}
