import Riblets
import RibletsMVVM
import RibletsTesting
import Testing

@MainActor protocol FlowListener: AnyObject, Sendable {
  func flowDidFinish(_ name: String)
}

/// A flow that does what a test gives it to do.
final class Flow: Coordinator, FlowListener {
  let name: String
  weak var listener: (any FlowListener)?
  private(set) var log: [String] = []
  var onStart: @MainActor (Flow) -> Void = { _ in }
  var onChildFinish: @MainActor (Flow, String) -> Void = { _, _ in }
  var onLeave: @MainActor (Flow) -> Void = { _ in }

  init(_ name: String, listener: (any FlowListener)? = nil) {
    self.name = name
    self.listener = listener
    super.init()
  }

  override var ribletLabel: String? { name }

  override func didStart() {
    log.append("started")
    onStart(self)
  }

  override func willDeactivate() { onLeave(self) }

  func flowDidFinish(_ name: String) {
    log.append("\(name) finished")
    onChildFinish(self, name)
  }

  func end() { finish { listener?.flowDidFinish(name) } }
}

extension TestScope {
  /// The diagnoses' first lines.
  var mistakes: [String] { diagnoses.map { String($0.description.prefix { $0 != "\n" }) } }
}
