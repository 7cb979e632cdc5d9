import RibletsViews

/// The appearance callbacks that were made, with their view controllers, in order.
@MainActor
final class CallbackLog {
  private(set) var lines: [String] = []

  func append(_ line: String) {
    lines.append(line)
  }

  /// Takes the lines that came since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view controller with a name, whose callbacks go to a log and then to whoever wants to do something in them.
class LoggedViewController: ViewController {
  let label: String
  private let log: CallbackLog
  var reactions: [String: @MainActor () -> Void] = [:]
  var content: @MainActor () -> any View = { EmptyView() } { didSet { setNeedsDisplay() } }

  init(_ label: String, log: CallbackLog = CallbackLog()) {
    self.label = label
    self.log = log
    super.init()
    title = label
  }

  @ViewBuilder override var body: any View {
    Text(label)
    content()
  }

  override func viewDidLoad() { record("didLoad") }
  override func viewWillAppear() { record("willAppear") }
  override func viewDidAppear() { record("didAppear") }
  override func viewWillDisappear() { record("willDisappear") }
  override func viewDidDisappear() { record("didDisappear") }

  private func record(_ callback: String) {
    log.append("\(label) \(callback)")
    reactions[callback]?()
  }
}
