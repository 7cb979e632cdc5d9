import Riblets
import RibletsSwiftUI
import SwiftUI

/// The view of a spot: a screen with room for children, or a tab bar.
final class SpotView: Screen, RouteContainer {
  let name: String
  let holdsStacks: Bool
  let inner: any Screen & RouteContainer

  init(_ name: String, holdsStacks: Bool = false) {
    self.name = name
    self.holdsStacks = holdsStacks
    inner = holdsStacks ? SpotTabScreen() : SpotScreen()
  }

  func arrange(_ children: [PlacedView]) {
    inner.arrange(children)
    self.children = children.count
  }

  @Published private var children = 0

  override var body: any View {
    VStack {
      Text(name)
      if children > 0 { Text("[") }
      ScreenView(inner)
      if children > 0 { Text("]") }
    }
  }
}

final class SpotScreen: Screen, RouteContainer {
  /// What the view does while SwiftUI reads it.
  var onRead: @MainActor () -> Void = {}

  override var body: any View {
    onRead()
    return routeViews
  }
}

final class SpotTabScreen: RouteTabScreen {}
