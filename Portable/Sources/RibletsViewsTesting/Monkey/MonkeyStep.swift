import RibletsViews

/// One step of a monkey, described as code of a test.
enum MonkeyStep: Hashable, CustomStringConvertible {
  case press(String)
  case type(String, into: String)
  case set(String, to: Bool)
  case goBack
  case open(String)
  case restore
  case wait

  var description: String {
    switch self {
    case .press(let identifier): "app.press(\(identifier.inQuotes))"
    case .type(let text, let identifier): "app.type(\(text.inQuotes), into: \(identifier.inQuotes))"
    case .set(let identifier, let isOn): "app.set(\(identifier.inQuotes), to: \(isOn))"
    case .goBack: "app.goBack()"
    case .open(let link): "app.open(\(link.inQuotes))"
    case .restore: "app.restore(app.navigationState)"
    case .wait: "await app.advance(by: .seconds(1))"
    }
  }

  /// The input to a window; `nil` for other steps.
  var input: Input? {
    switch self {
    case .press(let identifier): .press(id: identifier)
    case .type(let text, let identifier): .edit(id: identifier, text: text)
    case .set(let identifier, let isOn): .toggle(id: identifier, isOn: isOn)
    case .goBack: .goBack
    case .open, .restore, .wait: nil
    }
  }
}
