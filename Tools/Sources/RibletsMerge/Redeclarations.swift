import RibletsModel
import RibletsSource

/// The declarations that an app has twice, which the compiler refuses: two branches can write one each, in different files.
struct Redeclarations {
  /// A declaration as the compiler tells it from others: its module, the type around it, its name and its parameters.
  struct Key: Hashable, Comparable {
    let module, name, signature: String

    static func < (left: Self, right: Self) -> Bool {
      (left.name, left.module, left.signature) < (right.name, right.module, right.signature)
    }
  }

  /// The places of each that is there more than once.
  private(set) var places: [Key: [SourcePosition]] = [:]

  init(in model: AppModel) {
    var all: [Key: [SourcePosition]] = [:]
    func add(_ name: String, _ signature: String, _ modifiers: Set<String>, _ file: ModelFile, _ place: SourcePosition)
    {
      // Several files may have one of their own.
      let isOfFile = !modifiers.isDisjoint(with: ["private", "fileprivate"])
      let module = isOfFile ? file.module + " " + file.path : file.module
      all[Key(module: module, name: name, signature: signature), default: []].append(place)
    }
    for file in model.files {
      for member in file.outline.members where member.kind != .other && member.conditions.isEmpty {
        add(member.name, Self.signature(of: member), member.modifiers, file, member.position)
      }
      for type in file.outline.types where type.conditions.isEmpty {
        let path = (type.scopes + [type.name]).joined(separator: ".")
        if type.keyword != .extension { add(path, "", type.modifiers, file, type.position) }
        // Members of an extension with conditions differ by these.
        guard type.requirements.isEmpty, !path.contains("<"), !path.contains("[") else { continue }
        for member in type.members where member.kind != .other && member.conditions.isEmpty {
          let name = path + "." + (member.name.isEmpty ? "init" : member.name)
          add(
            name, Self.signature(of: member),
            member.modifiers.union(type.modifiers.intersection(["private", "fileprivate"])), file, member.position)
        }
      }
    }
    places = all.filter { $0.value.count > 1 }
  }

  private static func signature(of member: OutlinedMember) -> String {
    let isStatic = member.modifiers.isDisjoint(with: ["static", "class"]) ? "" : "static "
    if member.kind == .property { return isStatic + "var" }
    let parameters = member.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
    return "\(isStatic)\(member.kind)(\(parameters)) \(member.type ?? "")"
  }

  /// A property that a component has twice, in two files and with one value.
  struct Repeat {
    let component, item: String
    /// The place that is kept, and the other one.
    let kept, dropped: SourcePosition
  }

  /// The properties of components that both sides have added for a new child each.
  ///
  /// - Parameters:
  ///   - known: The ones that an app had twice before.
  ///   - ours: Our side, whose properties are kept.
  func repeats(besides known: Set<Key>, in model: AppModel, ours: AppModel) -> [Repeat] {
    let types = Dictionary(grouping: model.files.flatMap(\.outline.types), by: \.name)
    let files = Set(ours.files.map(\.path))
    return places.filter { !known.contains($0.key) && $0.key.signature == "var" }.sorted { $0.key < $1.key }
      .compactMap { key, places in
        let words = key.name.split(separator: ".").map(String.init)
        guard words.count == 2, words[0].hasSuffix("Component"), places.count == 2,
          let kept = places.first(where: { files.contains($0.file) }),
          let dropped = places.first(where: { !files.contains($0.file) })
        else { return nil }
        let members = (types[words[0]] ?? []).flatMap(\.members).filter { places.contains($0.position) }
        guard members.count == 2, let value = members[0].value, value == members[1].value,
          members[0].type == members[1].type
        else { return nil }
        return Repeat(component: words[0], item: words[1], kept: kept, dropped: dropped)
      }
  }

  /// Findings about those that are new.
  ///
  /// - Parameter known: The ones that an app had before.
  func findings(besides known: Set<Key>) -> [String] {
    places.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { key, places in
      let others = places.dropFirst().map { "\($0)" }.joined(separator: ", ")
      return
        "\(places[0]): error: '\(key.name)' is declared here, and also at \(others). Keep one of them, or give one another name."
    }
  }
}
