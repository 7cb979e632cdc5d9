import RibletsModel

extension AppModel {
  /// The model of some texts, each a file of one module.
  init(of texts: String..., module: String = "Shop") {
    self.init(
      reading: ModelSources(texts.enumerated().map { ("\($0.offset).swift", $0.element) }, module: module))
  }

  /// The model of texts by module.
  init(ofModules modules: [(module: String, text: String)]) {
    var sources = ModelSources([], module: "")
    for (module, text) in modules { sources.add(ModelSources([("\(module).swift", text)], module: module)) }
    self.init(reading: sources)
  }

  /// The edges as `Root > Cart`, in their order.
  var joints: [String] { edges.map { "\(name(of: $0.parent)) > \(name(of: $0.child))" } }

  /// The riblets by name.
  var names: [String] { riblets.keys.sorted().map { name(of: $0) } }

  var sentences: [String] { notes.map(\.description) }
}

extension String {
  /// The types of a riblet, as short as they can be.
  static func riblet(_ name: String, base: String = "Router", children: String = "") -> String {
    """
    protocol \(name)Buildable: Buildable { func build(withListener listener: any \(name)Listener) -> any \(name)Routing }
    final class \(name)Builder: Builder<any \(name)Dependency>, \(name)Buildable {
      func build(withListener listener: any \(name)Listener) -> any \(name)Routing { \(name)Router(interactor: \(name)Interactor()) }
    }
    final class \(name)Interactor: Interactor {}
    final class \(name)Router: \(base)<any \(name)Interactable> {
      \(children)
    }

    """
  }
}
