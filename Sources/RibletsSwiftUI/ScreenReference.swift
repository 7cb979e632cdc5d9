#if canImport(SwiftUI)
  import SwiftUI

  /// A reference to a screen, for SwiftUI to distinguish screens.
  ///
  /// It does not hold the screen, since SwiftUI may keep the items of sheets and the elements of paths for longer than it
  /// shows them.
  struct ScreenReference: Hashable, Identifiable, Sendable {
    let id: ObjectIdentifier
    weak let screen: Screen?

    init(_ screen: Screen) {
      id = ObjectIdentifier(screen)
      self.screen = screen
    }

    @MainActor @ViewBuilder
    var view: some View {
      if let screen { ScreenView(screen) }
    }

    static func == (one: ScreenReference, other: ScreenReference) -> Bool { one.id == other.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
#endif
