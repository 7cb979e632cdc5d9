#if canImport(SwiftUI)
  import SwiftUI

  /// A reference to a screen, for SwiftUI to distinguish screens.
  ///
  /// It does not hold the screen, since SwiftUI may keep the items of sheets and the elements of paths for longer than it
  /// shows them.
  struct ScreenReference: Hashable, Identifiable, Sendable {
    struct ID: Hashable, Sendable {
      let screen: ObjectIdentifier
      let presentations: Int
    }

    let id: ID
    weak let screen: Screen?

    /// - Parameter presentations: Another number has SwiftUI present the screen again.
    init(_ screen: Screen, presentations: Int = 0) {
      id = ID(screen: ObjectIdentifier(screen), presentations: presentations)
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
