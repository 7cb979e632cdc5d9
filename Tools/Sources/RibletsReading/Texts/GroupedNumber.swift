extension Int {
  /// `−10,000`, in every language and on every machine.
  package var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "−" : "") + String(text.reversed())
  }

  /// The same with its sign: `+10,000`.
  package var signed: String { (self > 0 ? "+" : "") + grouped }
}
