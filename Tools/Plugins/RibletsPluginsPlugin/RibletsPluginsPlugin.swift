import Foundation
import PackagePlugin

/// Lists the plug-ins of the plug-in points of a module, while it is built: so no list is in anybody's way in git.
@main
struct RibletsPluginsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let files = module.sourceFiles.filter { $0.type == .source }.map(\.url).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    let folder = context.pluginWorkDirectoryURL
    let list = folder.appending(path: "files.txt")
    try update(list, to: Data(files.map { $0.path + "\n" }.joined().utf8))
    let output = folder.appending(path: "GeneratedPlugins.swift")
    return [
      .buildCommand(
        displayName: "Plug-ins of \(target.name)", executable: try tool(context).url,
        arguments: ["plugins", "--files", list.path, "--output", output.path],
        inputFiles: files + [list], outputFiles: [output])
    ]
  }

  /// Writes the list unless the file has that content: a new date would start a run.
  private func update(_ file: URL, to data: Data) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// The command as it was packed, or the part of it that is built from source.
  private func tool(_ context: PluginContext) throws -> PluginContext.Tool {
    do {
      return try context.tool(named: "riblets")
    } catch {
      return try context.tool(named: "RibletsBuildTool")
    }
  }
}
