/// A question with a few answers, in front of everything.
///
/// ```swift
/// let alert = AlertController(title: "\(name) Won!")
/// alert.addAction("Close Game", role: .primary) { [weak self] in self?.listener?.closeGame() }
/// present(alert)
/// ```
///
/// With routes, ask with `ask(_:)` of the router instead. See `Documentation/Views.md`.
@MainActor
public final class AlertController: ViewController {
  private struct Action {
    let title: String
    let role: Node.ButtonRole
    let handler: @MainActor () -> Void
  }

  /// The text below the title; empty for none.
  public let message: String
  private var actions: [Action] = []

  /// Makes an alert without answers. Until it has one, it offers an "OK".
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the title; empty for none.
  public init(title: String, message: String = "") {
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds an answer below the others.
  ///
  /// A press removes the alert from the tree of view controllers and then calls `handler`, so the handler may present
  /// something else.
  ///
  /// - Parameters:
  ///   - title: The text of the button, by which tests press it.
  ///   - role: `.cancel` for the answer of the escape key.
  ///   - handler: Called on the main actor after the alert has left.
  public func addAction(
    _ title: String,
    role: Node.ButtonRole = .normal,
    handler: @escaping @MainActor () -> Void = {}
  ) {
    actions.append(Action(title: title, role: role, handler: handler))
    setNeedsDisplay()
  }

  public override var body: any View {
    VStack {
      if !message.isEmpty { Text(message) }
      for action in actions { button(action) }
      if actions.isEmpty { button(Action(title: "OK", role: .cancel, handler: {})) }
    }
  }

  private func button(_ action: Action) -> Button {
    Button(action.title, role: action.role) { [weak self] in
      self?.dismiss()
      action.handler()
    }
  }
}
