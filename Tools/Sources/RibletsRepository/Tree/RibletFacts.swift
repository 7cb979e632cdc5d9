import RibletsEdits
package import RibletsPlans
package import RibletsSource

/// The facts on a riblet that its own types show: the choices with which `riblets new riblet` would write it again.
package struct RibletFacts {
  /// A declaration of a type or an extension of it, and the file that has it.
  package typealias Declared = (type: OutlinedType, file: SourceOutline)

  private let name: String
  private let router: String
  private let parts: (String) -> [Declared]

  /// - Parameters:
  ///   - router: The class of its router; `nil` for the one with its name.
  ///   - parts: Finds the declarations of a type and its extensions, by its name.
  package init(of name: String, router: String? = nil, parts: @escaping (String) -> [Declared]) {
    (self.name, self.router, self.parts) = (name, router ?? name + RibletRole.router.rawValue, parts)
  }

  private func parts(_ role: RibletRole, _ keyword: OutlinedType.Keyword) -> [Declared] {
    parts(name + role.rawValue).filter { $0.type.keyword == keyword }
  }

  /// A class and the classes of the app that it inherits from.
  private func classes(from name: String) -> [Declared] {
    var found: [Declared] = []
    var name = name
    while let part = parts(name).first(where: { $0.type.keyword == .class }),
      !found.contains(where: { $0.type.name == name })
    {
      found.append(part)
      name = OutlinedType.base(of: part.type.inherited.first ?? "")
    }
    return found
  }

  /// True if it has a view of its own.
  ///
  ///     class CartRouter: ViewableRouter<any CartInteractable, any CartViewControllable> → true
  ///     class CartRouter: Router<any CartInteractable>                                   → false
  package var hasView: Bool {
    let base = classes(from: router).last?.type.inherited.first.map(OutlinedType.base)
    return base == "ViewableRouter" || base == "LaunchRouter"
  }

  /// The kind of its view; `nil` for one that is written in a way of its own.
  ///
  ///     class CartScreen: Screen                                                         → .swiftui
  ///     import UIKit, class CartViewController: UIViewController                         → .uikit
  ///     class CartViewController: ShopViewController, and that in a file with UIKit      → .uikit
  package var view: RibletRequest.View? {
    if !parts(.screen, .class).isEmpty { return .swiftui }
    for part in classes(from: name + RibletRole.viewController.rawValue) {
      let imports = part.file.imports.map(\.module)
      if imports.contains("RibletsViews") { return .portable }
      if imports.contains("UIKit") || imports.contains("RibletsUIKit") { return .uikit }
    }
    return nil
  }

  package var hasPresenter: Bool { !parts(.presenter, .class).isEmpty }

  /// The way in which interactor and view communicate.
  ///
  ///     protocol CartPresentable { func connect(_ states: StateStream<CartViewState>, …) } → .oneWay
  package var flow: RibletRequest.Flow {
    let takesStates = parts(.presentable, .protocol).flatMap(\.type.members).contains { member in
      member.name == "connect" && member.parameters.contains { $0.type.hasPrefix("StateStream<") }
    }
    return takesStates ? .oneWay : .twoWay
  }

  /// The argument with which its listener is told which of several has finished.
  ///
  ///     protocol CartListener { func cartDidFinish(id: Int) } → "id"
  package var key: String? {
    let finish = "\(NameWords(name).property)DidFinish"
    return parts(.listener, .protocol).flatMap(\.type.members).first { $0.name == finish }?.parameters.first?.name
  }

  /// The methods that its listener protocol asks of parents.
  package var listenerMethods: Set<String> {
    let protocols = parts(.listener, .protocol).filter(\.type.scopes.isEmpty)
    return Set(protocols.flatMap(\.type.members).filter { $0.kind == .function }.map(\.name))
  }

  /// The routes that it begins with.
  ///
  ///     override func didBecomeActive() { router?.begin(with: .cart, .menu) } → cart, menu
  var firstRoutes: Set<String> {
    let starts = parts(name + RibletRole.interactor.rawValue).flatMap(\.type.members).filter {
      $0.name == "didBecomeActive" && $0.parameters.isEmpty
    }
    return Set(starts.flatMap(\.uses).filter { $0.kind == .route }.map(\.name))
  }

  /// The modules besides Riblets and Foundation that the file of its `Buildable` imports.
  var imports: [String] {
    (parts(.buildable, .protocol).first?.file.imports ?? []).filter(\.conditions.isEmpty).map(\.name)
      .filter { $0 != "Foundation" && $0 != "Riblets" }.sorted()
  }
}

extension [ParsedFile] {
  /// The declarations of a type and its extensions in these files.
  package func declarations(named name: String) -> [RibletFacts.Declared] {
    flatMap { file in file.outline.types.filter { $0.name == name }.map { ($0, file.outline) } }
  }
}
