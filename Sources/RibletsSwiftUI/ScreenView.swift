#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a screen, with what it presents, in a SwiftUI view: in the body of another screen, or in a hosting controller.
  public struct ScreenView: View {
    @ObservedObject private var screen: Screen

    /// Makes the view of a screen; one screen is shown in one place at a time.
    public init(_ screen: Screen) {
      self.screen = screen
    }

    public var body: some View {
      AnyView(screen.body)
        .onAppear { screen.didAppear() }
        .onDisappear { screen.didDisappear() }
        .sheet(item: $screen[presentedAs: .sheet, shown: screen.reference(presentedAs: .sheet)]) { $0.view }
        #if !os(macOS)
          .fullScreenCover(item: $screen[presentedAs: .fullScreen, shown: screen.reference(presentedAs: .fullScreen)]) {
            $0.view
          }
        #endif
        .interactiveDismissDisabled((screen as? RouteStackScreen)?.isHeld ?? false)
        // Another screen in this place is another view, with appearances and states of its own.
        .id(ObjectIdentifier(screen))
    }
  }

  extension Screen {
    /// The screen that is presented in a style. SwiftUI sets it to nil when a person has taken it away.
    ///
    /// - Parameter shown: What the reading of the body showed that the answer belongs to: a late one must not take away
    ///   what was presented since.
    fileprivate subscript(presentedAs style: PresentationStyle, shown shown: ScreenReference?) -> ScreenReference? {
      get { reference(presentedAs: style) }
      set {
        if newValue == nil, let screen = shown?.screen { didDismiss(screen) }
      }
    }

    fileprivate func reference(presentedAs style: PresentationStyle) -> ScreenReference? {
      #if os(macOS)
        presentedScreen.map(ScreenReference.init)
      #else
        presentation?.style == style ? presentedScreen.map(ScreenReference.init) : nil
      #endif
    }
  }
#endif
