import Riblets
import RibletsSwiftUI
import SwiftUI

/// The view of a spot: a screen with room for children, or a tab bar.
final class SpotView: Screen, RouteContainer {
  let text: String
  let holdsStacks: Bool
  let inner: any Screen & RouteContainer
  /// Called while the view is shown: when it gets children, or is read.
  var onShow: (@MainActor () -> Void)?
  /// An object that has to be freed with the view.
  var parts: [AnyObject] { [self, inner] }

  init(_ name: String, holdsStacks: Bool = false) {
    text = name
    self.holdsStacks = holdsStacks
    inner = holdsStacks ? SpotTabScreen() : SpotScreen()
  }

  func arrange(_ children: [PlacedView]) {
    inner.arrange(children)
    self.children = children.count
    onShow?()
  }

  @Published private var children = 0

  override var body: any View {
    onShow?()
    return VStack {
      Text(text)
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
