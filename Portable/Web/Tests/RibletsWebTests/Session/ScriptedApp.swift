import RibletsViews

@testable import RibletsWeb

/// An app in a few lines: a screen with a field, a toggle and a button, and an alert that may cover it.
@MainActor
final class ScriptedApp {
  var name = ""
  var isOn = false
  var presses = 0
  var hasAlert = false
  /// The most characters of the name.
  var limit = Int.max
  private(set) var inputs: [Input] = []

  private(set) lazy var view = LiveView(
    LiveSource(title: "App", frame: { [unowned self] in frame }, send: { [unowned self] in try handle($0) }),
    run: "run"
  )

  struct Unknown: Error, CustomStringConvertible {
    var description: String
  }

  var frame: Frame {
    let content = Node.stack(
      .vertical, spacing: 8,
      children: [
        .text("Pressed \(presses) times", style: .body, tint: .plain),
        .field(id: "name", placeholder: "Name", value: name, isSecure: false),
        .toggle(id: "sound", title: "Sound", isOn: isOn),
        .button(id: "go", title: "Go", role: .primary, tint: .plain, isEnabled: true),
      ])
    let screen = Frame.Layer(key: "screen", style: .full, title: "Screen", content: content)
    let button = Node.button(id: "go", title: "Close", role: .cancel, tint: .plain, isEnabled: true)
    return Frame(layers: [screen] + (hasAlert ? [Frame.Layer(key: "alert", style: .alert, content: button)] : []))
  }

  private func handle(_ input: Input) throws {
    inputs.append(input)
    switch input {
    case .press("go"): if hasAlert { hasAlert = false } else { presses += 1 }
    case .edit("name", let text): name = String(text.prefix(limit))
    case .toggle("sound", let isOn): self.isOn = isOn
    case .goBack: throw InputError.noWayBack("the screen")
    default: throw Unknown(description: "Nothing takes \(input).")
    }
  }
}

extension Session {
  /// Sends what the page's script would.
  func receive(_ kind: String, _ sequence: Int, layer: String = "screen", _ rest: String = "") {
    receive(#"{"sequence":\#(sequence),"layer":"\#(layer)","kind":"\#(kind)"\#(rest.isEmpty ? "" : ",")\#(rest)}"#)
  }

  /// The patches of the next message as short texts, such as `0.1.0.1.0 value=Ada`.
  var nextPatches: [String] {
    (nextMessage()?.patches ?? []).map { patch in
      let path = patch.path.map(String.init).joined(separator: ".")
      let set = patch.set.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let counts = [("cut", patch.cut.count), ("put", patch.put.count)].filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
      let parts = [path] + (patch.text.map { ["'\($0)'"] } ?? []) + set + patch.drop.map { "-\($0)" } + counts
      return parts.joined(separator: " ")
    }
  }
}
