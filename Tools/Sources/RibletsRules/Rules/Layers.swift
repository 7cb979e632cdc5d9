import RibletsModel
import RibletsSource

extension Rule {
  static let layers = Rule("layers", "Modules import only what the layers of the settings allow.", .error) { context in
    context.settings.layers.flatMap { layer -> [Finding] in
      let modules = layer.modules.map(NamePattern.init)
      let forbidden = layer.mayNotImport.map(NamePattern.init)
      return context.sources.filter { file in modules.contains { $0.matches(file.module) } }.flatMap { file in
        file.outline.imports.compactMap { used -> Finding? in
          // `import struct Foundation.URL` imports Foundation.
          let words = used.name.split(separator: " ").last?.split { $0 == "." || $0 == "`" } ?? []
          guard let name = words.first.map(String.init), name != file.module,
            forbidden.contains(where: { $0.matches(name) })
          else { return nil }
          return context.finding(
            used.position, key: "\(file.module) \(file.path) \(name)",
            "'\(file.module)' imports '\(name)', which is against '\(layer.name)'. Move the code, or use a protocol of its own module."
          )
        }
      }
    }
  }
}
