public import Testing

extension TimedEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomTestStringConvertible {
  /// The event as it is written in a script, such as `.at(5, "a")`.
  public var description: String {
    switch content {
    case .element(let element):
      Element.self == Void.self ? ".at(\(time.sourceText))" : ".at(\(time.sourceText), \(String(inScript: element)))"
    case .finished:
      ".finished(at: \(time.sourceText))"
    }
  }

  /// The event as code, such as `.at(5, "a")`, for the debugger.
  public var debugDescription: String { description }

  /// The event as code, such as `.at(5, "a")`, for failures of `#expect`.
  public var testDescription: String { description }
}

extension String {
  /// Makes the text of a value as a failed expectation shows it; strings with quotation marks.
  init<Value>(inScript value: Value) {
    self = value is any StringProtocol ? String(reflecting: value) : String(describingForTest: value)
  }
}

extension Duration {
  /// The duration as code in a script: whole seconds as a number, otherwise in the largest exact unit.
  var sourceText: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0 { return "\(seconds)" }
    for (unit, length) in [("milliseconds", 3), ("microseconds", 6), ("nanoseconds", 9)] {
      var size: Int64 = 1_000_000_000_000_000_000
      var perSecond: Int64 = 1
      for _ in 0..<length {
        size /= 10
        perSecond *= 10
      }
      let (product, overflows) = seconds.multipliedReportingOverflow(by: perSecond)
      if attoseconds % size == 0, !overflows { return ".\(unit)(\(product + attoseconds / size))" }
    }
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }
}
