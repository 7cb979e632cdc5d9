package import RibletsEdits
package import RibletsPlans
package import RibletsSource

/// A riblet as its sources describe it.
@dynamicMemberLookup
package struct KnownRiblet: Hashable, Sendable {
  package let name: String
  /// True if it is launched, and not attached.
  package let isRoot: Bool
  /// The choices that its sources show.
  package var options = RibletOptions()
  /// Without values, which belong to edges.
  package var dependencies: [ListedItem] = []
  /// Without values, but for a riblet that nobody attaches.
  package var arguments: [ListedItem] = []
  /// Modules that types of its items are in.
  package var imports: [String] = []
  /// True if the sources do not tell whether routes can keep its arguments.
  package var isCodable = false
  /// The methods that its listener protocol asks of parents.
  package var listenerMethods: Set<String> = []
  /// Its router.
  package let place: SourcePosition

  package init(name: String, isRoot: Bool, options: RibletOptions, place: SourcePosition) {
    (self.name, self.isRoot, self.options, self.place) = (name, isRoot, options, place)
  }

  package subscript<Value>(dynamicMember option: KeyPath<RibletOptions, Value>) -> Value { options[keyPath: option] }

  /// Returns the message for an attempt to attach a riblet that is launched.
  package func isLaunched(notBelow parent: String) -> String {
    "'\(name)' is launched (\(place)), and its builder takes no listener: '\(parent)' cannot attach it."
  }
}

/// Something that a riblet is given, as written in lists: `price: Price = Price(cents: 3)`.
package struct ListedItem: Hashable, Sendable {
  package let name: String
  /// Spaced as in source.
  package let type: String
  package var value: String?

  package init(name: String, type: String, value: String? = nil) {
    self.name = name
    self.type = type
    self.value = value
  }

  package var text: String { "\(name): \(type)" + (value.map { " = \($0)" } ?? "") }

  package func with(_ value: String?) -> ListedItem { ListedItem(name: name, type: type, value: value) }
}

extension KnownArguments {
  /// The values that tests have for some arguments, by name, but for those that go without saying.
  ///
  ///     CartInteractor(price: Price(cents: 3), title: "title") → price: Price(cents: 3)
  package func asked(for items: [ListedItem], in index: SourceIndex) -> [String: String] {
    items.reduce(into: [:]) { values, item in
      let standard = SampleValue(name: item.name, type: item.type, in: index)?.text
      values[item.name] = self[item.name].flatMap { $0 == standard ? nil : $0 }
    }
  }
}

extension RibletRequest {
  /// Takes what the sources say of a riblet that is there.
  ///
  /// - Parameters:
  ///   - made: The expressions with which its parent makes dependencies, by name.
  ///   - arguments: The expressions that its route has for arguments, by name.
  package mutating func take(
    _ known: KnownRiblet, made: [String: String], arguments values: [String: String]
  ) throws(RequestProblem) {
    (options, imports, isKnown) = (known.options, known.imports, true)
    dependencies = try Self.items(known.dependencies, made)
    arguments = try Self.items(known.arguments, values)
  }

  private static func items(_ items: [ListedItem], _ values: [String: String]) throws(RequestProblem) -> [TypedItem] {
    var result: [TypedItem] = []
    for item in items {
      result.append(try TypedItem(item.with(values[item.name]).text, option: "the list"))
    }
    return result
  }
}
