import RibletsModel
import RibletsSource

extension Rule {
  /// Finds `// @placeholder "title"`, which commands write, as long as the property after it has that value.
  static let placeholderValue = Rule(
    "placeholder-value", "No component makes a dependency with a value that a command made up.", .warning
  ) { context in
    context.sources.flatMap(\.outline.types).flatMap { type in
      type.marks.filter { $0.name == "placeholder" }.compactMap { mark -> Finding? in
        guard let member = type.members.first(where: { $0.position > mark.position }), member.value == mark.text else {
          return nil
        }
        return context.finding(
          member.position, key: "\(type.name).\(member.name)",
          "'\(type.name)' makes '\(member.name)' with \(mark.text), a value that a command made up. Replace it, and remove the comment '@placeholder'."
        )
      }
    }
  }
}
