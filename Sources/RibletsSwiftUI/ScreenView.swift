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
    @ObservedObject private var screen: Screen

    /// Makes the view of a screen. Put a screen in one place only: two views of one screen have one state.
    public init(_ screen: Screen) {
      self.screen = screen
    }

    /// The screen's body with its sheets. SwiftUI reads it.
    public var body: some View {
      AnyView(screen.body)
        .onAppear { screen.didAppear() }
        .onDisappear { screen.didDisappear() }
        .sheet(
          item: $screen[presentedAs: .sheet, shown: screen.reference(presentedAs: .sheet)],
          onDismiss: { screen.didEndPresenting() }, content: { $0.view }
        )
        #if !os(macOS)
          .fullScreenCover(
            item: $screen[presentedAs: .fullScreen, shown: screen.reference(presentedAs: .fullScreen)],
            onDismiss: { screen.didEndPresenting() }, content: { $0.view }
          )
        #endif
        // Another screen in this place is another view, with its own appearance callbacks and state.
        .id(ObjectIdentifier(screen))
    }
  }

  extension Screen {
    /// The screen that is presented in a style. SwiftUI sets it to nil when the user has dismissed it.
    ///
    /// - Parameter shown: The screen in the reading of the body to which the new value belongs: a late one must not
    ///   dismiss a screen that was presented since.
    fileprivate subscript(presentedAs style: PresentationStyle, shown shown: ScreenReference?) -> ScreenReference? {
      get { reference(presentedAs: style) }
      set {
        if newValue == nil, let screen = shown?.screen { didDismiss(screen) }
      }
    }

    fileprivate func reference(presentedAs style: PresentationStyle) -> ScreenReference? {
      #if os(macOS)
        presentedScreen.map { ScreenReference($0, presentations: $0.presentations) }
      #else
        screenToPresent(as: style).map { ScreenReference($0, presentations: $0.presentations) }
      #endif
    }
  }
#endif
