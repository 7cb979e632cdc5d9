import RibletsSource

/// The settings of a target as options of the compiler.
struct CompilerOptions: Hashable {
  private(set) var list: [String] = []
  /// The places of settings that no option is known for.
  private(set) var unknowns: [SourcePosition] = []

  /// - Parameters:
  ///   - target: The target.
  ///   - manifest: Its manifest, whose name is also that of `package` access.
  init(of target: PackageManifest.Target, in manifest: PackageManifest) {
    var mode = manifest.languageMode
    for setting in target.settings ?? [] {
      if let own = Self.languageMode(setting) {
        mode = own
      } else if let options = Self.options(for: setting) {
        list += options
      } else {
        unknowns.append(setting.position)
      }
    }
    if target.settings == nil { unknowns.append(target.position) }
    list = ["-swift-version", mode, "-package-name", (manifest.name ?? "app").moduleName] + list
  }

  private static func languageMode(_ setting: SourceExpression) -> String? {
    guard case .call(let name, let arguments) = setting.value, arguments.count == 1,
      ["swiftLanguageMode", "swiftLanguageVersion"].contains(name)
    else { return nil }
    return arguments[0].expression.languageMode
  }

  /// The options of a setting that holds on all platforms; `nil` for any other, and for one that is not known.
  private static func options(for setting: SourceExpression) -> [String]? {
    guard case .call(let name, let arguments) = setting.value else { return nil }
    let values = arguments.map(\.expression.value)
    switch (name, values.count, values.first) {
    case ("enableUpcomingFeature", 1, .text(let feature)): return ["-enable-upcoming-feature", feature]
    case ("enableExperimentalFeature", 1, .text(let feature)): return ["-enable-experimental-feature", feature]
    case ("define", 1, .text(let condition)): return ["-D" + condition]
    case ("treatAllWarnings", 1, .member("error")): return ["-warnings-as-errors"]
    case ("treatAllWarnings", 1, .member("warning")): return ["-no-warnings-as-errors"]
    case ("treatWarning", 2, .text(let group)):
      return [values[1] == .member("error") ? "-Werror" : "-Wwarning", group]
    case ("defaultIsolation", 1, let actor):
      return ["-default-isolation", actor == .name("nil") ? "nonisolated" : "MainActor"]
    case ("strictMemorySafety", 0, _): return ["-strict-memory-safety"]
    case ("unsafeFlags", 1, .array(let flags)):
      let texts = flags.compactMap { if case .text(let text) = $0.value { text } else { nil } }
      return texts.count == flags.count ? texts : nil
    default: return nil
    }
  }
}
