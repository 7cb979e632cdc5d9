#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a screen, with the screens that it presents, in a SwiftUI view: in the body of another screen, or in a
  /// hosting controller.
  ///
  /// ```swift
  /// override var body: any View {
  ///   VStack { Text("Shop"); ScreenView(cart) }
  /// }
  /// ```
  ///
  /// See `Documentation/UIKitAndSwiftUI.md`.
  public struct ScreenView: View {
    private let screen: Screen

    /// Makes the view of a screen. Put a screen in one place only: two views of one screen have one state.
    public init(_ screen: Screen) {
      self.screen = screen
    }

    /// The screen's body with its sheets. SwiftUI reads it.
    public var body: some View {
      // Another screen in this place is another view, with its own appearance callbacks and state.
      PresentingView(screen: screen).id(ObjectIdentifier(screen))
    }
  }

  private struct PresentingView: View {
    @ObservedObject var screen: Screen
    @StateObject private var modal = ShownModal()
    @Environment(\.surroundingScreen) private var surrounding

    var body: some View {
      let (presenter, surrounding) = (ScreenReference(screen), surrounding)
      AnyView(screen.body)
        .environment(\.surroundingScreen, presenter)
        .onAppear { screen.didAppear(in: surrounding?.screen) }
        .onDisappear { screen.didDisappear() }
        .sheet(
          item: $modal[.sheet, of: presenter, shown: modal.reference(to: .sheet, of: screen)],
          onDismiss: { modal.didEnd() }, content: { $0.view }
        )
        #if !os(macOS)
          .fullScreenCover(
            item: $modal[.fullScreen, of: presenter, shown: modal.reference(to: .fullScreen, of: screen)],
            onDismiss: { modal.didEnd() }, content: { $0.view }
          )
        #endif
    }
  }

  private enum SurroundingScreenKey: EnvironmentKey {
    static let defaultValue: ScreenReference? = nil
  }

  extension EnvironmentValues {
    /// The screen whose body contains the view.
    fileprivate var surroundingScreen: ScreenReference? {
      get { self[SurroundingScreenKey.self] }
      set { self[SurroundingScreenKey.self] = newValue }
    }
  }

  extension ShownModal {
    /// The screen that is presented in a style. SwiftUI sets it to nil when the user has dismissed it.
    ///
    /// - Parameter shown: The screen in the reading of the body to which the new value belongs: a late one must not
    ///   dismiss a screen that was presented since.
    fileprivate subscript(
      style: Screen.PresentationStyle, of presenter: ScreenReference, shown shown: ScreenReference?
    ) -> ScreenReference? {
      get { presenter.screen.flatMap { reference(to: style, of: $0) } }
      set {
        if newValue == nil, let screen = shown?.screen { presenter.screen?.didDismiss(screen) }
      }
    }

    fileprivate func reference(to style: Screen.PresentationStyle, of presenter: Screen) -> ScreenReference? {
      #if os(macOS)
        let presented = presenter.presentedScreen
      #else
        let presented = screen(of: presenter, as: style)
      #endif
      return presented.map { ScreenReference($0, presentations: $0.presentations) }
    }
  }
#endif
