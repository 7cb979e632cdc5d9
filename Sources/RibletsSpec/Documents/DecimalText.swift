import Foundation

/// Seconds as text, the same in every locale.
enum DecimalText {
  /// Returns three decimal places, as in `0.042`.
  static func seconds(_ seconds: Double) -> String { String(format: "%.3f", max(0, seconds)) }

  /// Returns a short text for people: `42 ms`, `1.2 s`.
  static func short(_ seconds: Double) -> String {
    seconds < 0.9995 ? String(format: "%.0f ms", max(0, seconds) * 1000) : String(format: "%.1f s", seconds)
  }
}
