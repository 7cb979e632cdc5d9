package import RibletsSource

/// Finds plug-in points and their plug-ins in the sources of one module.
package struct PluginScan {
  /// The mark of a point's protocol, in a comment before it.
  package static let mark = "@pluginPoint"

  private let files: [SourceText]
  private var read: [Int: [DeclaredType]] = [:]
  private var problems: [PluginProblem] = []

  /// Looks through files; of most of them only for words.
  ///
  /// - Returns: The points by name, each with its plug-ins by name.
  /// - Throws: ``PluginProblems`` with all that keeps a list from being whole.
  package static func points(in files: [SourceText]) throws(PluginProblems) -> [PluginPoint] {
    var scan = PluginScan(files: files)
    let points = scan.pluggedPoints()
    guard scan.problems.isEmpty else { throw PluginProblems(all: scan.problems) }
    return points
  }

  /// Looks through outlines of files.
  ///
  /// - Returns: The points by name, each with its plug-ins by name, and all that keeps a list from being whole.
  package static func points(in outlines: [SourceOutline]) -> (points: [PluginPoint], problems: [PluginProblem]) {
    var scan = PluginScan(files: [])
    for (place, outline) in outlines.enumerated() { scan.read[place] = DeclaredType.all(in: outline) }
    return (scan.pluggedPoints(), scan.problems)
  }

  private init(files: [SourceText]) { self.files = files }

  private mutating func pluggedPoints() -> [PluginPoint] {
    points().map { point in
      var point = point
      point.plugins = plugins(of: point, named: names(of: point))
      return point
    }
  }

  /// The types of all files that were read.
  private var types: [DeclaredType] { read.keys.sorted().flatMap { read[$0] ?? [] } }

  private mutating func readFiles(with word: String) {
    for (place, file) in files.enumerated() where read[place] == nil && file.contains(word) {
      read[place] = DeclaredType.all(in: file.outline)
    }
  }

  private mutating func refuse(_ text: String, at place: SourcePosition) {
    problems.append(PluginProblem(text, at: place))
  }

  private mutating func points() -> [PluginPoint] {
    readFiles(with: Self.mark)
    var points: [PluginPoint] = []
    let marked = types.filter { $0.type.mark(Self.mark) != nil }.sorted {
      ($0.name, $0.type.position.file) < ($1.name, $1.type.position.file)
    }
    for declared in marked {
      let (name, place) = (declared.name, declared.type.position)
      if !declared.isProtocol {
        refuse("'\(name)' is no protocol. \(Self.mark) marks the protocol that plug-ins conform to.", at: place)
      } else if let obstacle = declared.obstacle {
        refuse("'\(name)' \(obstacle.rawValue), so its list cannot name it. \(obstacle.remedy)", at: place)
      } else if let condition = declared.type.conditions.first {
        refuse(
          "'\(name)' is inside '#if \(condition)'. Move the point out, and put conditions around plug-ins.", at: place)
      } else if let other = points.last, other.name == name {
        let first = "\(other.position.file):\(other.position.line)"
        refuse("There is a plug-in point '\(name)' already, in \(first). Rename one of them.", at: place)
      } else {
        points.append(PluginPoint(name: name, position: place))
      }
    }
    return points
  }

  /// The protocol of a point, and those that refine it, to which types may conform.
  private mutating func names(of point: PluginPoint) -> Set<String> {
    var names: Set<String> = [OutlinedType.base(of: point.name)]
    var new = names
    while !new.isEmpty {
      for name in new { readFiles(with: name) }
      let refined = types.filter { $0.isProtocol && !names.isDisjoint(with: $0.type.inheritedNames) }
      new = Set(refined.map(\.type.name)).subtracting(names)
      names.formUnion(new)
    }
    return names
  }

  private mutating func plugins(of point: PluginPoint, named names: Set<String>) -> [PluginPoint.Plugin] {
    var plugins: [PluginPoint.Plugin] = []
    let types = types.filter { !$0.isProtocol && !names.isDisjoint(with: $0.type.inheritedNames) }
      .sorted { left, right in
        let (first, second) = (left.type.position, right.type.position)
        return (left.name, first.file, first.line) < (right.name, second.file, second.line)
      }
    for declared in types {
      let (name, place, conditions) = (declared.name, declared.type.position, declared.type.conditions)
      if let obstacle = declared.obstacle {
        refuse(
          "'\(name)' \(obstacle.rawValue), so the list of '\(point.name)' cannot name it. \(obstacle.remedy)", at: place
        )
      } else if let other = plugins.last(where: { $0.type == name && $0.conditions == conditions }) {
        let first = "\(other.position.file):\(other.position.line)"
        refuse(
          "'\(point.name)' has a plug-in '\(name)' already, in \(first). Rename or remove one of them.", at: place)
      } else {
        plugins.append(PluginPoint.Plugin(type: name, conditions: conditions, position: place))
      }
    }
    return plugins
  }
}
