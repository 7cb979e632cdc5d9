/// The Swift that lists plug-ins: a type for each point.
package enum PluginList {
  /// The whole file; the same points give the same text.
  package static func text(of points: [PluginPoint]) -> String {
    let lists = points.map { "\n" + list(of: $0) }.joined()
    return "// Made by riblets plugins, when the module is built.\n" + lists
  }

  private static func list(of point: PluginPoint) -> String {
    """
    /// The plug-ins of `\(point.name)`, by name.
    @MainActor
    enum \(point.list.replacing(".", with: "")) {
      static var all: [any \(point.name).Type] {
    \(body(of: point))
      }
    }

    """
  }

  private static func body(of point: PluginPoint) -> String {
    if point.plugins.isEmpty { return "    []" }
    if point.plugins.allSatisfy(\.conditions.isEmpty) {
      return (["    ["] + point.plugins.map { "      \($0.type).self," } + ["    ]"]).joined(separator: "\n")
    }
    var lines = ["    var all: [any \(point.name).Type] = []"]
    for plugin in point.plugins {
      lines += plugin.conditions.map { "    #if \($0)" } + ["    all.append(\(plugin.type).self)"]
      lines += plugin.conditions.map { _ in "    #endif" }
    }
    return (lines + ["    return all"]).joined(separator: "\n")
  }
}
