import RibletsPlugins
import RibletsSource

extension ModelReader {
  /// Reads the plug-in points of each module, as its build lists them.
  mutating func readPluginPoints() {
    let files = Dictionary(grouping: model.files.filter { !$0.isTest }, by: \.module)
    for (module, files) in files.sorted(by: { $0.key < $1.key }) {
      // Most modules have no points, and need no second look.
      let isMarked = files.contains { file in
        file.outline.types.contains { $0.mark(PluginScan.mark) != nil }
      }
      guard isMarked else { continue }
      let (points, problems) = PluginScan.points(in: files.map(\.outline))
      for problem in problems { note(problem.position, problem.text) }
      model.pluginPoints += points.map { point in
        ModelPluginPoint(
          module: module, name: point.name, parent: parent(of: point, in: module), position: point.position,
          plugins: point.plugins)
      }
    }
  }

  /// The riblet whose router a point names: `Root` of `ChildEdge<RootRouter>`.
  private func parent(of point: PluginPoint, in module: String) -> RibletID? {
    let entry = types.named(point.name).first { $0.module == module }
    return entry.flatMap { entry in
      entry.type.uses.lazy.compactMap { riblet($0.name, roles: ["Router"], entry) }.first
    }
  }
}
