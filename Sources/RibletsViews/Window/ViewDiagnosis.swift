import Riblets

/// A mistake in the use of views that is survived, with what happened instead and the way out.
public enum ViewDiagnosis: Hashable, Sendable {
  /// Two controls of one view controller were given one identifier.
  case sharedIdentifier(String, in: String, replacement: String)
  /// A body embeds a view controller that is not its child.
  case embeddedStranger(child: String, in: String)
  /// A layer embeds a view controller twice.
  case embeddedTwice(child: String, in: String)
  /// A view controller that presents something was asked to present something else.
  case alreadyPresenting(presenter: String, shown: String, refused: String)
  /// A view controller was to get a second place in the tree of views.
  case alreadyPlaced(String, place: String, refused: String)
  /// A body asked for another render every time it was read.
  case bodyNeverSettles(String)
  /// Appearance callbacks changed what is shown every time they were called.
  case appearanceNeverSettles(String)

  /// The receiver of misuse outside a window, and in windows made by this task; prints to the standard error unless a
  /// test binds another.
  @TaskLocal public static var reporter: @MainActor @Sendable (ViewDiagnosis) -> Void = { diagnosis in
    StandardError.write("\(diagnosis)\n")
  }
}

extension ViewDiagnosis: CustomStringConvertible {
  /// The misuse, its place, and how to fix it.
  public var description: String {
    switch self {
    case .sharedIdentifier(let identifier, let place, let replacement):
      """
      Two views of '\(place)' have the identifier '\(identifier)'. The second one is '\(replacement)' now.
      Give each its own, or put 'identifierPrefix' on the rows they stand in.
      """
    case .embeddedStranger(let child, let place):
      """
      '\(place)' embeds '\(child)', which is not its child. Nothing is shown in its place.
      Call 'addChild' first.
      """
    case .embeddedTwice(let child, let place):
      """
      '\(place)' embeds '\(child)' twice. Only the first is shown.
      A view controller has one place; to show the same twice, make a second one.
      """
    case .alreadyPresenting(let presenter, let shown, let refused):
      """
      '\(presenter)' cannot present '\(refused)': it presents '\(shown)'.
      Dismiss that first, present from '\(shown)', or use 'replaceModal'.
      """
    case .alreadyPlaced(let controller, let place, let refused):
      """
      '\(controller)' cannot \(refused): it \(place).
      Take it out there first, or make a second one.
      """
    case .bodyNeverSettles(let controller):
      """
      The body of '\(controller)' asks for another render each time it is read. Such requests are ignored now.
      A body only reads; change state in actions and callbacks.
      """
    case .appearanceNeverSettles(let controller):
      """
      Appearance callbacks change what is shown each time they are called, last in '\(controller)'. The rest waits \
      for the next change.
      Let one of them happen once only.
      """
    }
  }
}
