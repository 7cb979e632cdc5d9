import RibletsViews

@testable import RibletsTerminal

/// A frame that a test sets, with a record of what was sent to it.
@MainActor
final class ScriptedSource: FrameSource {
  var frame: Frame
  var sent: [Input] = []
  /// The app's answer to an input.
  var onSend: (ScriptedSource, Input) -> Void = { _, _ in }

  init(_ content: Node, style: Frame.Layer.Style = .full, title: String = "", canGoBack: Bool = false) {
    frame = Frame(layers: [.init(key: "base", style: style, title: title, canGoBack: canGoBack, content: content)])
  }

  func send(_ input: Input) throws(InputError) {
    sent.append(input)
    onSend(self, input)
  }

  func session(width: Int = 30, height: Int = 20) -> TerminalSession {
    TerminalSession(source: self, title: "", size: LayoutSize(width: width, height: height))
  }
}

func column(_ children: Node...) -> Node { .stack(.vertical, spacing: 0, children: children) }

func row(_ children: Node...) -> Node { .stack(.horizontal, spacing: 8, children: children) }

func button(_ id: String, role: Node.ButtonRole = .normal, isEnabled: Bool = true) -> Node {
  .button(id: id, title: id, role: role, tint: .plain, isEnabled: isEnabled)
}

func field(_ id: String, _ value: String = "") -> Node {
  .field(id: id, placeholder: id, value: value, isSecure: false)
}

func text(_ text: String, _ style: Node.TextStyle = .body) -> Node { .text(text, style: style, tint: .plain) }
