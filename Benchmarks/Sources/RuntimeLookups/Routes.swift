internal import Foundation
internal import Riblets

protocol StoreRouting: Navigating where Origin == any StoreRouting {}

@MainActor
private final class StoreInteractor: Interactor, StateSaving {
  var savedState = ["draft": 1]
}

final class StoreRouter: LaunchRouter<any Interactable, any ViewControllable>, StoreRouting {
  fileprivate init(_ interactor: StoreInteractor = StoreInteractor()) {
    super.init(interactor: interactor, viewController: StoreView())
  }
}

@MainActor
private final class StoreView: ViewControllable {}

/// Made by code, as routes are.
struct StoreDish: ChildRoute {
  static let shown = Shown.pushed
  static let version = 2
  static let former: [any FormerRoute.Type] = [StoreMeal.self]
  var name: String
  var price: Double?

  func build(in parent: StoreRouter) -> any StoreRouting { StoreRouter() }

  static func migrate(_ arguments: PlainValue, from version: Int) -> PlainValue { .object(["name": .string("old")]) }
}

enum StoreMeal: FormerRoute {
  static let route: any ChildRoute.Type = StoreDish.self
}

/// Saves a tree of routes, and finds their types by the names in the saved state.
@MainActor
func restoreATree() {
  let store = StoreRouter()
  store.route(to: Route(StoreDish(name: "Soup", price: 4.5)))
  (store.children.first as? StoreRouter)?.route(to: Route(StoreDish(name: "Tea")))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  guard let data = try? encoder.encode(store.navigationState) else { return show("state", "not encoded") }
  show("state", String(decoding: data, as: UTF8.self))
  guard let state = try? JSONDecoder().decode(NavigationState.self, from: data) else {
    return show("state", "not decoded")
  }
  let other = StoreRouter()
  show("left out", other.restore(state))
  show("restored", other.navigationState == store.navigationState)
  show("former", other.restore(NavigationState(entries: [.init(route: "Meal", version: 1), .init(route: "Gone")])))
  show("restored", other.navigationState)
}
