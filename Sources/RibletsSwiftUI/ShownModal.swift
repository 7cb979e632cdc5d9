#if canImport(SwiftUI)
  import Combine

  /// The screens that SwiftUI presents in front of one view of a screen, from the first reading to the end of the last dismissal.
  ///
  /// SwiftUI drops a sheet that comes in the update in which a full screen leaves, and the other way round. So a presenter waits
  /// while one of these screens is seen. The view keeps this as its state: in another place it presents nothing yet.
  @MainActor
  final class ShownModal: ObservableObject {
    private struct Place { weak let screen: Screen? }

    /// Read by no body: a change has SwiftUI read the view again.
    @Published private var rounds = 0
    /// Nil while nothing is presented.
    private var style: Screen.PresentationStyle?
    private var places: [Place] = []
    /// True if SwiftUI has read that none of the screens is presented any more.
    private var isGone = false
    /// True if a screen of another style is to be presented.
    private var isAwaited = false

    /// True while one of the screens is seen, and none of another place.
    private var isOnScreen: Bool { places.contains { $0.screen?.isOnScreen == true && $0.screen?.modal === self } }

    /// Returns what SwiftUI is to present in a style: nothing while it still shows a screen of another style.
    func screen(of presenter: Screen, as style: Screen.PresentationStyle) -> Screen? {
      let wanted = presenter.presentation.flatMap { $0.style == style ? $0.screen : nil }
      if let wanted, self.style == nil || self.style == style {
        self.style = style
        add(wanted)
        return wanted
      }
      isAwaited = isAwaited || wanted != nil
      guard self.style == style else { return nil }
      isGone = true
      // SwiftUI reports no end of what has not appeared.
      if !isOnScreen { Task { [weak self] in self?.screenDidDisappear() } }
      return nil
    }

    /// Notes a screen that SwiftUI shows, in place of those before it.
    private func add(_ screen: Screen) {
      (isGone, isAwaited) = (false, false)
      screen.modal = self
      guard places.last?.screen !== screen else { return }
      places = places.filter { $0.screen?.isOnScreen == true } + [Place(screen: screen)]
    }

    func screenDidDisappear() {
      if !isOnScreen { didEnd() }
    }

    /// Has SwiftUI present what has waited.
    func didEnd() {
      guard isGone else { return }
      if isAwaited { rounds += 1 }
      (style, places, isGone, isAwaited) = (nil, [], false, false)
    }
  }
#endif
