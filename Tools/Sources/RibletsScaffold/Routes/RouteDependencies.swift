import RibletsEdits
import RibletsPlans
import RibletsRepository
import RibletsSource

/// The dependencies that a parent's component gives a child: those it has, those it is given itself, or those it makes.
struct RouteDependencies {
  /// A property in the extension of the component.
  struct Item: Encodable {
    let name: String
    let type: String
    let value: String
    /// True if nothing above has it, so that the parent makes it.
    let isMade: Bool
    /// The value that the tool made up, because nobody gave one: `riblets check` finds it by the comment before it.
    var placeholder: String?

    init(handingOn item: TypedItem) {
      (name, type, value, isMade) = (item.name, item.type, "dependency.\(item.name)", false)
    }

    init(making item: TypedItem, by value: String) {
      (name, type, self.value, isMade) = (item.name, item.type, value, true)
      placeholder = item.value == nil ? value : nil
    }

    /// The comments before a property that is made, as the template of routes has them.
    ///
    ///     title: String → // @placeholder "title"
    ///                     // Nothing above has it. To take it from there: …
    func remarks(by parent: String) -> [String] {
      let mark = placeholder.map { ["// @placeholder \($0)"] } ?? []
      return mark + [
        "// Nothing above has it. To take it from there: declare it in \(parent)Dependency, and return dependency.\(name)."
      ]
    }

    /// The note about a property that is made.
    func note(by parent: String, file: String) -> String {
      let made =
        placeholder.map { " The value \($0) is made up: 'riblets check' reports it until you replace it." } ?? ""
      return
        "'\(parent)' makes '\(name)' itself, as nothing above has it: \(file). To take it from further up, declare it in '\(parent)Dependency'.\(made)"
    }
  }

  private let parent: String
  private(set) var items: [Item] = []

  /// - Parameters:
  ///   - receiver: Who is given the dependencies, for what is said about one that cannot be.
  ///   - others: What other children, which join at the same time, bring values for.
  /// - Throws: ``RequestProblem`` for what the parent has with another type, or can neither take nor make.
  init(
    parent: Parent, request: RibletRequest, index: SourceIndex, receiver: String = "its child",
    others: [TypedItem] = []
  ) throws(RequestProblem) {
    self.parent = parent.name
    let above = parent.shape(.protocol, .dependency)
    for dependency in request.dependencies {
      if let (type, place) = parent.componentProperty(dependency.name) {
        try Self.check(type, dependency, place)
      } else if let above, let type = above.type(ofProperty: dependency.name) {
        try Self.check(type, dependency, above)
        items.append(Item(handingOn: dependency))
      } else if dependency.value == nil,
        others.contains(where: { $0.name == dependency.name && $0.type == dependency.type })
      {
        continue
      } else {
        items.append(try Self.made(dependency, parent, index, receiver))
      }
    }
  }

  private static func check(_ type: String, _ item: TypedItem, _ place: OutlinedType) throws(RequestProblem) {
    guard type != item.type, !type.isEmpty else { return }
    throw RequestProblem(
      "'\(place.name)' has a '\(item.name)' of type '\(type)', not '\(item.type)'. Ask for that type, or choose another name.",
      at: "\(place.position.file):\(place.position.line):1")
  }

  private static func made(
    _ item: TypedItem, _ parent: Parent, _ index: SourceIndex, _ receiver: String
  ) throws(RequestProblem) -> Item {
    if let value = MadeValue.text(for: item, in: index) {
      return Item(making: item, by: value)
    }
    let place = parent.shape(.protocol, .dependency).map { " (\($0.position.file):\($0.position.line))" } ?? ""
    throw RequestProblem(
      "'\(parent.name)' cannot give '\(item.name)' to \(receiver): neither its component nor '\(parent.name)Dependency'\(place) has it. Declare it there, 'var \(item.name): \(item.type) { get }', or say how '\(parent.name)' makes it: --dependency '\(item.name):\(item.type)=…'."
    )
  }

  /// Returns the dependencies of a request that a parent neither has nor is told how to make.
  static func unknown(_ request: RibletRequest, to parent: Parent) -> [TypedItem] {
    let above = parent.shape(.protocol, .dependency)
    return request.dependencies.filter { item in
      item.value == nil && parent.componentProperty(item.name) == nil && above?.type(ofProperty: item.name) == nil
    }
  }

  /// Returns a note about each property that is made.
  func notes(file: String) -> [String] {
    items.filter(\.isMade).map { $0.note(by: parent, file: file) }
  }
}
