import RibletsModel
import RibletsSource

/// The functions of listeners that parents do not have: one branch has moved a riblet, and the other one has given its listener a
/// function, with an answer in the former parent.
struct MissingAnswers {
  /// A function that a parent's interactor lacks.
  struct Key: Hashable, Comparable {
    let parent, child, function: String

    static func < (left: Self, right: Self) -> Bool {
      (left.parent, left.child, left.function) < (right.parent, right.child, right.function)
    }
  }

  private(set) var keys: Set<Key> = []

  init(in model: AppModel) {
    // The functions by the names of their types, extensions and protocols included.
    var functions: [String: Set<String>] = [:]
    var requirements: [String: Set<String>] = [:]
    for type in model.files.lazy.filter({ !$0.isTest }).flatMap(\.outline.types) {
      let names = type.members.filter { $0.kind == .function && $0.conditions.isEmpty }.map { member in
        "\(member.name)(\(member.parameters.map { $0.label + ":" }.joined()))"
      }
      if type.keyword == .protocol, type.inherited.allSatisfy(Self.isPlain) {
        requirements[type.name, default: []].formUnion(names)
      } else {
        functions[type.name, default: []].formUnion(names)
      }
    }
    for edge in model.edges {
      let (parent, child) = (model.name(of: edge.parent), model.name(of: edge.child))
      let listener = child + "Listener"
      guard let required = requirements[listener], let answers = functions[parent + "Interactor"] else { continue }
      for function in required.subtracting(answers).subtracting(functions[listener] ?? []) {
        keys.insert(Key(parent: parent, child: child, function: function))
      }
    }
  }

  private static func isPlain(_ type: String) -> Bool { ["AnyObject", "Sendable"].contains(type) }

  /// Notes on those that are new.
  func notes(besides known: Set<Key>) -> [String] {
    keys.subtracting(known).sorted().map {
      "'\($0.parent)Interactor' lacks '\($0.function)' of '\($0.child)Listener' in the merged app. Answer it there."
    }
  }
}
