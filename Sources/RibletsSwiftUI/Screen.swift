#if canImport(SwiftUI)
  public import Combine
  public import Riblets
  public import SwiftUI

  /// A SwiftUI view as the view of a riblet: what a router shows, and what shows others.
  ///
  /// SwiftUI's views are values that come and go; a router needs something that stays. A subclass names the riblet's
  /// protocols and says what is seen:
  ///
  /// ```swift
  /// final class CounterScreen: Screen, CounterPresentable, CounterViewControllable {
  ///   weak var listener: (any CounterPresentableListener)?
  ///   @Published private var count = 0
  ///
  ///   func show(_ count: Int) { self.count = count }
  ///
  ///   override var body: any View {
  ///     Button("\(count)") { self.listener?.add() }
  ///   }
  /// }
  /// ```
  ///
  /// A change of a `@Published` property has the body read again. A child's screen is shown with ``ScreenView``.
  @MainActor
  open class Screen: ObservableObject, ViewPresenceReporting {
    /// The styles of presentation of a screen.
    public enum PresentationStyle: Hashable, Sendable {
      /// Leaves an edge; a person can swipe it away.
      case sheet
      /// Covers everything; on a Mac, where there is no such thing, a sheet.
      case fullScreen
    }

    struct Presentation {
      let screen: Screen
      let style: PresentationStyle
    }

    @Published private(set) var presentation: Presentation?
    /// The children that it was given by routes.
    @Published var routeChildren: [PlacedView] = []
    private let userDismissalSource = MutableEventStream<any ViewControllable>()
    /// The screen that presents or stacks this one.
    weak var container: Screen?
    /// The tree that this screen is the root of, while that is launched.
    var runtime: RibletRuntime?
    private var isOnScreen = false
    /// True if it was taken away from its container and not shown again.
    private var hasLeft = false

    /// Makes a screen that is shown nowhere.
    public init() {}

    /// The content that is seen; read by SwiftUI, so it describes and changes nothing.
    open var body: any View { EmptyView() }

    // MARK: Presenting

    /// The screen that this one presents.
    public final var presentedScreen: Screen? { presentation?.screen }

    /// Tells when a person took away what this screen presents, and what.
    ///
    /// Sent when SwiftUI says so, which is when the swipe cannot be cancelled any more, so that a router can detach its
    /// riblet. Dismissals made by the app are not told.
    public final var userDismissals: EventStream<any ViewControllable> { userDismissalSource.stream }

    /// Shows a view in front of this one, as a sheet.
    open func present(_ view: any ViewControllable) {
      present(view, style: .sheet)
    }

    /// Shows a view in front of this one.
    ///
    /// A view that is shown already, and a second one beside one that is presented, are diagnosed and not shown.
    open func present(_ view: any ViewControllable, style: PresentationStyle) {
      let screen = view.screen
      if let shown = presentedScreen {
        report(.alreadyPresenting(presenter: name, shown: shown.name, refused: screen.name))
      } else if screen.isPlaced || screen === self {
        report(.alreadyPlaced(screen.name, .shown, refused: .presented(by: name)))
      } else {
        screen.enter(self)
        presentation = Presentation(screen: screen, style: style)
      }
    }

    /// Takes away a view that this one presents, with all that it presents; nothing happens if it is gone already.
    open func dismiss(_ view: any ViewControllable) {
      guard presentedScreen === view else { return }
      removePresented()
    }

    /// Shows a view over the full screen, in place of whatever this one presents; nil shows nothing.
    open func replaceModal(_ view: (any ViewControllable)?) {
      replaceModal(view, style: .fullScreen)
    }

    /// Shows a view in place of whatever this one presents; nil shows nothing.
    open func replaceModal(_ view: (any ViewControllable)?, style: PresentationStyle) {
      guard presentedScreen !== view else { return }
      removePresented()
      if let view { present(view, style: style) }
    }

    /// Follows a dismissal that SwiftUI made, unless the app was first.
    func didDismiss(_ screen: Screen) {
      guard presentedScreen === screen else { return }
      if let stack = screen as? RouteStackScreen, stack.refusesDismissal { return objectWillChange.send() }
      removePresented()
      userDismissalSource.send(screen)
    }

    private func removePresented() {
      presentation?.screen.leave()
      presentation = nil
    }

    // MARK: Presence

    /// The state of the view: covered counts as shown, and what SwiftUI is about to take away as leaving.
    public final var presence: ViewPresence {
      var isLeaving = hasLeft
      var screen = self
      while let container = screen.container {
        screen = container
        isLeaving = isLeaving || screen.hasLeft
      }
      if screen.runtime != nil { return .shown }
      guard isOnScreen else { return .hidden }
      return isLeaving ? .leaving : .shown
    }

    /// True if something shows this screen and would lose it if something else did.
    final var isPlaced: Bool { container != nil || runtime != nil }

    final func enter(_ container: Screen) {
      self.container = container
      hasLeft = false
    }

    final func leave() {
      container = nil
      hasLeft = isOnScreen
    }

    final func didAppear() {
      isOnScreen = true
    }

    final func didDisappear() {
      isOnScreen = false
      hasLeft = false
    }

    // MARK: Diagnosing

    /// The name used in diagnoses.
    final var name: String { String(describing: type(of: self)) }

    final func report(_ misuse: PresentationMisuse) { tell(misuse) }

    /// Reports to the tree that this screen belongs to.
    final func tell(_ misuse: any Diagnosis.Misuse) {
      var screen = self
      while let container = screen.container { screen = container }
      misuse.report(to: screen.runtime)
    }
  }

  /// For `ForEach(children) { ScreenView($0) }`: a screen is known by its identity.
  extension Screen: nonisolated Identifiable {}

  extension ViewControllable {
    /// The screen behind a router's view, for the calls that show it.
    ///
    /// Stops the program if the view belongs to another toolkit; a screen cannot show it.
    public var screen: Screen {
      guard let screen = self as? Screen else {
        fatalError(
          """
          '\(type(of: self))' is not a screen, so a screen cannot show it.
          Make it a subclass of 'Screen', or show it by the toolkit that it belongs to.
          """
        )
      }
      return screen
    }
  }
#endif
