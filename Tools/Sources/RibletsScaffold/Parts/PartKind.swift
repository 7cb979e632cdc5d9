/// A part of an app that `riblets new` writes besides whole riblets.
package enum PartKind: String, CaseIterable, Sendable {
  case pluginPoint = "plugin-point"

  /// What people call it.
  package var title: String {
    switch self {
    case .pluginPoint: "plug-in point"
    }
  }

  /// What the names of its types end in, the main one first.
  var endings: [String] {
    switch self {
    case .pluginPoint: ["Plugin", "PluginBuildable", "PluginBuilder", "Plugins"]
    }
  }

  /// What people may add to the name that is not a part of it.
  var superfluous: [String] {
    switch self {
    case .pluginPoint: ["PluginPoint", "Plugins", "Plugin"]
    }
  }
}
