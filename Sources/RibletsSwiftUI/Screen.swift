#if canImport(SwiftUI)
  public import Combine
  @_spi(Hosts) public import Riblets
  public import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// A SwiftUI view as the view of a riblet, which a router shows and which shows others.
  ///
  /// SwiftUI's views are temporary values; a router needs an object. A subclass conforms to the riblet's protocols and
  /// defines the content:
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
  /// A change of a `@Published` property updates the body. A child's screen is shown with ``ScreenView``.
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  @MainActor
  open class Screen: ObservableObject, ViewPresenceReporting {
    /// The styles of presentation of a screen.
    ///
    /// ```swift
    /// viewController.present(details.viewControllable, style: .fullScreen)
    /// ```
    public enum PresentationStyle: Hashable, Sendable {
      /// Leaves an edge visible, and the user can dismiss it. The default of `present`.
      case sheet
      /// Covers everything; on a Mac, which does not have this style, a sheet. The default of `replaceModal`.
      case fullScreen
    }

    struct Presentation {
      let screen: Screen
      let style: PresentationStyle
    }

    @Published private(set) var presentation: Presentation?
    /// The children that came by routes.
    @Published var routeChildren: [PlacedView] = []
    private let userDismissalSource = MutableEventStream<any ViewControllable>()
    /// The screen that presents or stacks this one.
    weak var container: Screen?
    /// The screen whose body has this one, while it is shown.
    private weak var surrounding: Screen?
    /// The runtime of the tree whose root view this screen is, while the tree is launched.
    var runtime: RibletRuntime?
    private(set) var isOnScreen = false
    /// The presentation of this screen by SwiftUI.
    weak var modal: ShownModal?
    /// The number of times that SwiftUI has had to present this screen again.
    private(set) var presentations = 0
    /// True if it was removed from its container and not shown again.
    private var hasLeft = false

    /// Makes a screen that is shown nowhere. A router or a ``ScreenView`` shows it.
    public init() {}

    /// The content; read by SwiftUI, so it must not change state. Override it.
    ///
    /// Read on the main actor after each change of a `@Published` property. The default is empty.
    open var body: any View { EmptyView() }

    // MARK: Presenting

    /// The screen that this one presents; `nil` if it presents nothing. Ask it before you present another.
    public final var presentedScreen: Screen? { presentation?.screen }

    /// The screens, presented by this one, that the user has dismissed.
    ///
    /// Sent when SwiftUI reports it, after which the swipe cannot be cancelled, so that a router can detach its riblet.
    /// Dismissals by the app are not sent.
    ///
    /// ```swift
    /// observe(screen.userDismissals) { interactor, view in interactor.router?.detach(view) }
    /// ```
    public final var userDismissals: EventStream<any ViewControllable> { userDismissalSource.stream }

    /// Shows a view in front of this one, as a sheet.
    ///
    /// A view that is already shown, and a second presented view, are diagnosed and not shown.
    open func present(_ view: any ViewControllable) {
      present(view, style: .sheet)
    }

    /// Shows a view in front of this one.
    ///
    /// A view that is already shown, and a second presented view, are diagnosed and not shown.
    ///
    /// ```swift
    /// viewController.present(details.viewControllable, style: .fullScreen)
    /// ```
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

    /// Dismisses a view that this one presents, with all views that it presents; does nothing if the view is gone.
    ///
    /// It is not sent to ``userDismissals``.
    open func dismiss(_ view: any ViewControllable) {
      guard presentedScreen === view else { return }
      removePresented()
    }

    /// Shows a view over the full screen, in place of the view that this one presents; `nil` shows nothing.
    ///
    /// Use it in a router that shows one of several parts, such as a log-in and the app behind it.
    open func replaceModal(_ view: (any ViewControllable)?) {
      replaceModal(view, style: .fullScreen)
    }

    /// Shows a view in place of the view that this one presents; `nil` shows nothing. A view that is presented
    /// already stays.
    open func replaceModal(_ view: (any ViewControllable)?, style: PresentationStyle) {
      guard presentedScreen !== view else { return }
      removePresented()
      if let view { present(view, style: style) }
    }

    /// Handles a dismissal by SwiftUI, unless the app has dismissed the screen before.
    func didDismiss(_ screen: Screen) {
      guard presentedScreen === screen else { return }
      if let stack = screen as? RouteStackScreen, stack.refusesDismissal {
        // Whether SwiftUI brings it back by itself is not documented.
        screen.presentations += 1
        return objectWillChange.send()
      }
      removePresented()
      userDismissalSource.send(screen)
    }

    private func removePresented() {
      presentation?.screen.leave()
      presentation = nil
    }

    // MARK: Presence

    /// The state of the view: a covered view counts as shown, and one that SwiftUI is about to remove as leaving.
    ///
    /// The leak detector reads it after a detach.
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

    /// True if this screen has a place, so that it cannot be shown elsewhere.
    final var isPlaced: Bool { container != nil || runtime != nil }

    final func enter(_ container: Screen) {
      self.container = container
      hasLeft = false
    }

    final func leave() {
      container = nil
      hasLeft = isOnScreen
    }

    func didAppear(in surrounding: Screen?) {
      isOnScreen = true
      self.surrounding = surrounding
      (container as? NavigationScreen)?.screensDidChange()
    }

    final func didDisappear() {
      isOnScreen = false
      surrounding = nil
      modal?.screenDidDisappear()
      hasLeft = false
      (container as? NavigationScreen)?.screensDidChange()
    }

    // MARK: Diagnosing

    /// The name used in diagnoses.
    var name: String { String(describing: type(of: self)) }

    final func report(_ misuse: PresentationMisuse) { tell(misuse) }

    /// Reports to the tree that this screen belongs to.
    final func tell(_ misuse: any Diagnosis.Misuse) {
      var screen = self
      while let next = screen.container ?? screen.surrounding { screen = next }
      misuse.report(to: screen.runtime)
    }
  }

  /// For `ForEach(children) { ScreenView($0) }`: a screen is identified by its object identity.
  extension Screen: nonisolated Identifiable {}

  extension ViewControllable {
    /// The screen behind a router's view, for the calls that show it: `ScreenView(child.viewControllable.screen)`.
    ///
    /// A `UIView` gets a screen for a part of another one. Stops the program if the view belongs to another toolkit, which a
    /// screen cannot show.
    public var screen: Screen {
      #if canImport(UIKit) && !os(watchOS)
        if let view = self as? UIView { return ViewScreen.of(view) }
      #endif
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
