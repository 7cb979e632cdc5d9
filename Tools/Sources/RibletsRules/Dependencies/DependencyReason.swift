public import RibletsModel
import RibletsPlans
import RibletsSource

/// The reason why a riblet has a dependency: who declares that it needs it, hands it on, and makes it.
public struct DependencyReason: Hashable, Sendable, Encodable {
  /// A way of the dependency.
  public struct Way: Hashable, Sendable, Encodable {
    /// A component on the way.
    public struct Step: Hashable, Sendable, Encodable {
      /// The type.
      public let type: String
      /// The name of the dependency there.
      public let dependency: String
      /// The path of the file.
      public let file: String
      /// The line.
      public let line: Int
    }

    /// The ends of ways.
    public enum End: String, Hashable, Sendable, Encodable { case made, missing, outside }

    /// The components, nearest first.
    public let steps: [Step]
    /// The end.
    public let end: End
  }

  /// The riblet.
  public let riblet: String
  /// The dependency.
  public let dependency: String
  /// Its type.
  public let type: String
  /// The path of the file that declares the need.
  public let file: String
  /// The line of it.
  public let line: Int
  /// The ways; none if no component is known to be above.
  public let ways: [Way]

  /// A riblet or a dependency that there is not.
  public struct Failure: Error, CustomStringConvertible, Sendable {
    public let description: String
  }

  /// Looks the reasons up.
  ///
  /// - Parameter question: A riblet, for all of its dependencies, or `RIBLET.dependency`; the riblet with its module where several
  ///   modules have one of its name.
  /// - Throws: ``Failure`` that says what is near.
  public static func reasons(for question: String, in model: AppModel) throws(Failure) -> [DependencyReason] {
    if let riblet = try riblet(question, in: model) {
      return riblet.needs.map { DependencyReason(riblet, $0, model) }
    }
    let name = question.lastIndex(of: ".").map { String(question[..<$0]) } ?? question
    guard name != question, let riblet = try riblet(name, in: model) else {
      let names = model.riblets.keys.map { model.name(of: $0) }
      let near = NearestName.question(for: name, in: names)
      let all =
        near.isEmpty && !names.isEmpty && names.count <= 20
        ? " There are: \(names.sorted().joined(separator: ", "))." : near
      throw Failure(description: "There is no riblet '\(name)'.\(all)")
    }
    let item = String(question.dropFirst(name.count + 1))
    guard let need = riblet.needs.first(where: { $0.name == item }) else {
      let names = riblet.needs.map(\.name)
      let all = names.isEmpty ? " It needs nothing." : " It needs: \(names.joined(separator: ", "))."
      throw Failure(
        description:
          "'\(model.name(of: riblet.id))' does not need '\(item)'.\(NearestName.question(for: item, in: names))\(all)")
    }
    return [DependencyReason(riblet, need, model)]
  }

  private static func riblet(_ name: String, in model: AppModel) throws(Failure) -> ModelRiblet? {
    let ids = model.riblets(named: name)
    guard ids.count < 2 else {
      let names = ids.map(\.description).joined(separator: ", ")
      throw Failure(description: "Several modules have a riblet '\(name)'. Say which is meant: \(names).")
    }
    return ids.first.flatMap { model.riblets[$0] }
  }

  private init(_ riblet: ModelRiblet, _ need: ModelItem, _ model: AppModel) {
    self.riblet = model.name(of: riblet.id)
    dependency = need.name
    type = need.type
    (file, line) = (need.position.file, need.position.line)
    ways = (riblet.paths[need.name] ?? []).map { path in
      let end: Way.End =
        switch path.end {
        case .provided: .made
        case .missing: .missing
        case .outside: .outside
        }
      return Way(
        steps: path.steps.map {
          .init(type: $0.type, dependency: $0.item, file: $0.position.file, line: $0.position.line)
        },
        end: end)
    }
  }
}

extension DependencyReason: CustomStringConvertible {
  /// The reason as lines, with places that editors can click.
  public var description: String {
    var lines = ["\(riblet) needs '\(dependency): \(type)'  \(file):\(line)"]
    if ways.isEmpty { lines.append("  no component of these sources conforms to its 'Dependency'") }
    for way in ways {
      for (place, step) in way.steps.enumerated() {
        let isLast = place == way.steps.count - 1
        let name = step.dependency == dependency ? "it" : "it as '\(step.dependency)'"
        let what =
          switch way.end {
          case .made where isLast: "makes \(name)"
          case .missing where isLast: "does not have it"
          case .outside where isLast: "takes \(name) from outside of these sources"
          case .made, .missing, .outside: "hands \(name) on"
          }
        lines.append("  \(step.type) \(what)  \(step.file):\(step.line)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension DependencyReason {
  /// Reasons as JSON.
  public static func json(of reasons: [DependencyReason]) -> String { reasons.json }
}
