import RibletsPlans
import RibletsRepository
import RibletsSource

/// A line of a list of riblets.
struct ListEntry {
  let request: RibletRequest
  /// True if it is a reference: the riblet stands further up already, and only its route is meant here.
  let isAgain: Bool
  /// True if the list says what shows it.
  let hasView: Bool
  /// The index of the entry above it; `nil` for those without indentation.
  let parent: Int?
  let place: SourcePosition

  var name: String { request.name.text }

  /// Returns the facts that it states, as a riblet of the tree.
  func known(view: RibletRequest.View) -> KnownRiblet {
    var options = request.options
    if !hasView { options.view = view }
    var riblet = KnownRiblet(name: name, isRoot: false, options: options, place: place)
    riblet.dependencies = request.dependencies.map { ListedItem(name: $0.name, type: $0.type) }
    riblet.arguments = request.arguments.map { ListedItem(name: $0.name, type: $0.type) }
    riblet.imports = request.imports
    return riblet
  }

  /// Values by the names of arguments.
  var argumentValues: [String: String] { Self.values(request.arguments) }

  /// Values by the names of dependencies.
  var madeValues: [String: String] { Self.values(request.dependencies) }

  private static func values(_ items: [TypedItem]) -> [String: String] {
    items.reduce(into: [:]) { values, item in values[item.name] = item.value }
  }
}
