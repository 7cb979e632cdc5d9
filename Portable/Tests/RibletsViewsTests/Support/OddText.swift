import Testing

/// A text that has broken somebody's layout, markup or terminal before.
struct OddText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  static let all = [
    OddText(testDescription: "HTML", text: "<script>alert(1)</script> & \"quotes\""),
    OddText(testDescription: "emoji", text: "👩‍👩‍👧‍👦🏳️‍🌈"),
    OddText(testDescription: "Arabic", text: "مرحبا بالعالم"),
    OddText(testDescription: "Hebrew", text: "שלום"),
    OddText(testDescription: "Korean", text: "한국어"),
    OddText(testDescription: "combining marks", text: "e\u{301}\u{327}"),
    OddText(testDescription: "control characters", text: "\u{0}\u{1B}[31m\n\t\u{7F}"),
    OddText(testDescription: "nothing", text: ""),
    OddText(testDescription: "10,000 characters", text: String(repeating: "long 🎲 x", count: 1250)),
  ]
}
