import Foundation

/// Writes dates as people read them here, the same on every machine.
enum DayText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// As in "21 November", in the time zone of the machine.
  static func text(of date: Date, in timeZone: TimeZone = .current) -> String {
    let parts = parts(of: date, in: timeZone)
    return "\(parts.day ?? 1) \(months[(parts.month ?? 1) - 1])"
  }

  /// As in "09:05".
  static func time(of date: Date, in timeZone: TimeZone = .current) -> String {
    let parts = parts(of: date, in: timeZone)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(two(parts.hour)):\(two(parts.minute))"
  }

  private static func parts(of date: Date, in timeZone: TimeZone) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.dateComponents([.month, .day, .hour, .minute], from: date)
  }
}
