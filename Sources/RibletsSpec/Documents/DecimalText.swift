/// Seconds as text, without Foundation and the same in every locale.
enum DecimalText {
  /// Three places behind the point, as in `0.042`.
  static func seconds(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  /// For people: `42 ms`, `1.2 s`.
  static func short(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1000).rounded())
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
