// A screen with room for children.

import Riblets
import RibletsSwiftUI
import SwiftUI

protocol HomeRouting: Navigating where Origin == any HomeRouting {}

final class HomeScreen: Screen, RouteContainer {
  override var body: any View {
    ScrollView {
      Text("Home")
      children(.embedded)
      ForEach([1, 2], id: \.self) { Text("Row \($0)") }
      children(.item)
    }
  }
}

final class HomeRouter: ViewableRouter<Interactor, HomeScreen>, HomeRouting {}

nonisolated struct HomeProduct: ChildRoute {
  static let shown = Shown.pushed
  var id: Int

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let screen = ProductScreen(id: id)
    return ViewableRouter<Interactor, ProductScreen>(interactor: Interactor(), viewController: screen)
  }
}

final class ProductScreen: Screen {
  private let id: Int

  init(id: Int) { self.id = id }

  override var body: any View { Text("Product \(id)").navigationTitle("Product") }
}
