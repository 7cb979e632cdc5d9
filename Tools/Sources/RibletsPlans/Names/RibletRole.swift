/// The ending of the name of a riblet's type, which says what it is for.
package enum RibletRole: String, CaseIterable, Sendable {
  case action = "Action"
  case buildable = "Buildable"
  case builder = "Builder"
  case component = "Component"
  case dependency = "Dependency"
  case interactable = "Interactable"
  case interactor = "Interactor"
  case listener = "Listener"
  case model = "Model"
  case presentable = "Presentable"
  case presentableListener = "PresentableListener"
  case presenter = "Presenter"
  case route = "Route"
  case router = "Router"
  case routing = "Routing"
  case screen = "Screen"
  case spec = "Spec"
  case state = "State"
  case view = "View"
  case viewControllable = "ViewControllable"
  case viewController = "ViewController"
  case viewModel = "ViewModel"
  case viewState = "ViewState"

  /// True if only riblets shown by SwiftUI have such a type; others may have a type of that name beside them.
  package var isOfSwiftUI: Bool { self == .screen || self == .view }
}
