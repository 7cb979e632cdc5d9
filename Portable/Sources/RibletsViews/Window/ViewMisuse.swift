public import Riblets

/// A misuse of portable views. The problem says what happens instead.
///
/// You get it in a `Diagnosis`. `Documentation/Troubleshooting.md` lists each case with its fix.
///
/// ```swift
/// if case .misused(let misuse as ViewMisuse) = diagnosis.kind { log(misuse.fix) }
/// ```
public enum ViewMisuse: Diagnosis.Misuse, Hashable {
  /// Two controls of one view controller have the same explicit identifier. Use ``View/identifierPrefix(_:)`` for
  /// rows.
  case sharedIdentifier(String, in: String, replacement: String)
  /// A body embeds a view controller that is not its child. Call ``ViewController/addChild(_:)`` first.
  case embeddedStranger(child: String, in: String)
  /// A layer embeds a view controller twice. Only the first is shown; make a second view controller.
  case embeddedTwice(child: String, in: String)
  /// A body requested another render every time it was read. Change state in actions and callbacks instead.
  case bodyNeverSettles(String)
  /// Appearance callbacks changed the shown content every time they were called. Let one of them act only once.
  case appearanceNeverSettles(String)
  /// A route names a transition that hosts of portable views do not have. Use one of ``Frame/Layer/Transition``.
  case noSuchTransition(String, of: String)

  /// The violated rule and its effect: `'Lobby' embeds 'Header' twice. Only the first is shown.`
  public var problem: String {
    switch self {
    case .sharedIdentifier(let identifier, let place, let replacement):
      "Two views of '\(place)' have the identifier '\(identifier)'. The second one is '\(replacement)' now."
    case .embeddedStranger(let child, let place):
      "'\(place)' embeds '\(child)', which is not its child. Nothing is shown in its place."
    case .embeddedTwice(let child, let place):
      "'\(place)' embeds '\(child)' twice. Only the first is shown."
    case .bodyNeverSettles(let controller):
      "The body of '\(controller)' asks for another render each time it is read. Such requests are ignored now."
    case .appearanceNeverSettles(let controller):
      """
      Appearance callbacks change what is shown each time they are called, last in '\(controller)'. The rest waits \
      for the next change.
      """
    case .noSuchTransition(let name, let controller):
      "'\(controller)' is to be shown with '\(name)', which portable views do not have. It comes as without a name."
    }
  }

  /// The advice for this case, in one line: `Call 'addChild' first.`
  public var fix: String {
    switch self {
    case .sharedIdentifier: "Give each its own, or use 'identifierPrefix' for their rows."
    case .embeddedStranger: "Call 'addChild' first."
    case .embeddedTwice: "A view controller has one place; to show the same twice, make a second one."
    case .bodyNeverSettles: "A body only reads; change state in actions and callbacks."
    case .appearanceNeverSettles: "Let one of them happen once only."
    case .noSuchTransition:
      "Name one of these in the 'transition' of the route: \(Frame.Layer.Transition.allCases.map(\.rawValue).joined(separator: ", "))."
    }
  }
}
