/// Finds plug-in points and their plug-ins in the sources of one module.
package struct PluginScan {
  /// The mark of a point's protocol, in a comment before it.
  package static let mark = "@pluginPoint"

  private let files: [SourceText]
  private var parsed: [Int: [DeclaredType]] = [:]
  private var problems: [PluginProblem] = []

  /// Looks through files; of most of them only for words.
  ///
  /// - Returns: The points by name, each with its plug-ins by name.
  /// - Throws: ``PluginProblems`` with all that keeps a list from being whole.
  package static func points(in files: [SourceText]) throws(PluginProblems) -> [PluginPoint] {
    var scan = PluginScan(files: files)
    var points = scan.points()
    for place in points.indices {
      let names = scan.names(of: points[place])
      points[place].plugins = scan.plugins(of: points[place], named: names)
    }
    guard scan.problems.isEmpty else { throw PluginProblems(all: scan.problems) }
    return points
  }

  private init(files: [SourceText]) { self.files = files }

  /// The types of all files that were parsed.
  private var types: [DeclaredType] { parsed.keys.sorted().flatMap { parsed[$0] ?? [] } }

  private mutating func parseFiles(with word: String) {
    for (place, file) in files.enumerated() where parsed[place] == nil && file.contains(word) {
      parsed[place] = DeclaredTypes(file.text, file: file.path).types
    }
  }

  private mutating func refuse(_ text: String, at place: PluginPlace) {
    problems.append(PluginProblem(text, at: place))
  }

  private mutating func points() -> [PluginPoint] {
    parseFiles(with: Self.mark)
    var points: [PluginPoint] = []
    let marked = types.filter(\.isMarked).sorted { ($0.name, $0.place.file) < ($1.name, $1.place.file) }
    for type in marked {
      if type.kind != .protocol {
        refuse(
          "'\(type.name)' is no protocol. \(Self.mark) marks the protocol that plug-ins conform to.", at: type.place)
      } else if let obstacle = type.obstacle {
        refuse("'\(type.name)' \(obstacle.rawValue), so its list cannot name it. \(obstacle.remedy)", at: type.place)
      } else if !type.conditions.isEmpty {
        refuse(
          "'\(type.name)' is inside '#if \(type.conditions[0])'. Move the point out, and put conditions around plug-ins.",
          at: type.place)
      } else if let other = points.last, other.name == type.name {
        let first = "\(other.place.file):\(other.place.line)"
        refuse("There is a plug-in point '\(type.name)' already, in \(first). Rename one of them.", at: type.place)
      } else {
        points.append(PluginPoint(name: type.name, place: type.place))
      }
    }
    return points
  }

  /// The protocol of a point, and those that refine it, to which types may conform.
  private mutating func names(of point: PluginPoint) -> Set<String> {
    var names: Set<String> = [Self.lastName(point.name)]
    var new = names
    while !new.isEmpty {
      for name in new { parseFiles(with: name) }
      let refined = types.filter { $0.kind == .protocol && !names.isDisjoint(with: $0.inherited) }
      new = Set(refined.map { Self.lastName($0.name) }).subtracting(names)
      names.formUnion(new)
    }
    return names
  }

  private mutating func plugins(of point: PluginPoint, named names: Set<String>) -> [PluginPoint.Plugin] {
    var plugins: [PluginPoint.Plugin] = []
    let types = types.filter { $0.kind == .type && !names.isDisjoint(with: $0.inherited) }
      .sorted { ($0.name, $0.place.file, $0.place.line) < ($1.name, $1.place.file, $1.place.line) }
    for type in types {
      if let obstacle = type.obstacle {
        refuse(
          "'\(type.name)' \(obstacle.rawValue), so the list of '\(point.name)' cannot name it. \(obstacle.remedy)",
          at: type.place)
      } else if let other = plugins.last(where: { $0.type == type.name && $0.conditions == type.conditions }) {
        let first = "\(other.place.file):\(other.place.line)"
        refuse(
          "'\(point.name)' has a plug-in '\(type.name)' already, in \(first). Rename or remove one of them.",
          at: type.place)
      } else {
        plugins.append(PluginPoint.Plugin(type: type.name, conditions: type.conditions, place: type.place))
      }
    }
    return plugins
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
