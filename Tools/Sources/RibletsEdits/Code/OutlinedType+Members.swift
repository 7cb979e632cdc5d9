package import RibletsSource

extension OutlinedType {
  /// True if no other file sees it.
  package var isHidden: Bool { modifiers.isHidden }

  /// Returns the type of a property, spaced as in source; empty if none is written, `nil` without the property.
  ///
  ///     let prices:[String:Int] → [String: Int]
  package func type(ofProperty name: String) -> String? {
    members.first { $0.kind == .property && $0.name == name }.map { $0.type.map(PropertyText.spaced) ?? "" }
  }

  /// The methods with the types of their parameters: `save(Burger, Int)`.
  package var signatures: Set<String> {
    Set(
      members.filter { $0.kind == .function }.map { method in
        "\(method.name)(\(method.parameters.map { PropertyText.spaced($0.type) }.joined(separator: ", ")))"
      })
  }

  /// The parameters of each initializer.
  package var initializers: [[OutlinedParameter]] {
    members.filter { $0.kind == .initializer }.map { initializer in
      initializer.parameters.map { parameter in
        var parameter = parameter
        parameter.type = PropertyText.spaced(parameter.type)
        return parameter
      }
    }
  }

  /// The parameters of a structure's memberwise initializer, in order; `nil` if it has one of its own.
  ///
  ///     struct Burger { let id: Int; var name = "" } → id
  package var memberwiseItems: [OutlinedMember]? {
    guard keyword == .struct, !members.contains(where: { $0.kind == .initializer }) else { return nil }
    return storedProperties.filter { $0.value == nil && !$0.hasBody && $0.type != nil }
  }

  /// The properties of values that are not of the type itself.
  package var storedProperties: [OutlinedMember] {
    members.filter { $0.kind == .property && $0.modifiers.isDisjoint(with: ["static", "lazy"]) }
  }
}

extension Set<String> {
  /// True for the modifiers of what no other file sees.
  var isHidden: Bool { contains("private") || contains("fileprivate") }
}
