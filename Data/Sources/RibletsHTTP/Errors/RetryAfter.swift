import Foundation

/// The time that a server wants to be left alone for.
enum RetryAfter {
  /// Reads `Retry-After`: seconds, or a date. A date is compared with the answer's own `Date`, never with this device's clock,
  /// which may be wrong.
  static func duration(_ fields: HTTPFields) -> Duration? {
    guard let text = fields["Retry-After"] else { return nil }
    if let seconds = Int64(text) { return seconds >= 0 && seconds < 1 << 31 ? .seconds(seconds) : nil }
    guard let then = HTTPDate(text), let now = fields["Date"].flatMap(HTTPDate.init) else { return nil }
    return .seconds(max(0, then.seconds - now.seconds))
  }
}

/// A date as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate: Hashable {
  /// The seconds since 1970.
  let seconds: Int64

  init?(_ text: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    guard let date = formatter.date(from: text) else { return nil }
    seconds = Int64(date.timeIntervalSince1970)
  }
}
