/// The name of a riblet, of which its types are named: `Shop` of `ShopRouter`.
package struct RibletName: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package var description: String { text }

  /// Long names would not fit into lines of code.
  package static let maximumLength = 40

  /// Takes a text that is the beginning of type names.
  ///
  /// - Throws: ``NameProblem`` with a name to take instead, where there is one.
  package init(_ text: String) throws(NameProblem) {
    if let problem = NameProblem(text) { throw problem }
    self.text = text
  }

  package var words: NameWords { NameWords(text) }

  /// The types that a riblet of this name may have.
  package var typeNames: [String] {
    RibletRole.allCases.map { text + $0.rawValue }
  }
}

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
  var isOfSwiftUI: Bool { self == .screen || self == .view }
}
