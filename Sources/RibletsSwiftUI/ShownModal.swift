#if canImport(SwiftUI)
  /// The screens that SwiftUI has been told to present in front of one, from the first reading to the end of the last dismissal.
  ///
  /// SwiftUI drops a sheet that comes in the update in which a full screen leaves, and the other way round. So a presenter waits
  /// while one of these screens is seen.
  @MainActor
  final class ShownModal {
    /// A screen around the presenter, and how it presents what is in it.
    struct Container {
      weak let screen: Screen?
      let style: Screen.PresentationStyle?
    }

    private struct Place { weak let screen: Screen? }

    let style: Screen.PresentationStyle
    /// True if SwiftUI has read that none of the screens is presented any more.
    var isGone = false
    private let containers: [Container]
    private var places: [Place] = []

    init(_ style: Screen.PresentationStyle, in containers: [Container]) {
      self.style = style
      self.containers = containers
    }

    /// False if the presenter is in another place now: SwiftUI takes it for another view, which presents nothing yet.
    func isIn(_ containers: [Container]) -> Bool {
      self.containers.elementsEqual(containers) { $0.screen === $1.screen && $0.style == $1.style }
    }

    /// True while one of the screens is seen.
    var isOnScreen: Bool { places.contains { $0.screen?.isOnScreen == true } }

    /// Notes a screen that SwiftUI shows, in place of those before it.
    func add(_ screen: Screen) {
      isGone = false
      guard places.last?.screen !== screen else { return }
      places = places.filter { $0.screen?.isOnScreen == true } + [Place(screen: screen)]
    }
  }
#endif
