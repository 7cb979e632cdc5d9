package import ArgumentParser
import Foundation
import RibletsPlugins
import RibletsSource

/// `riblets plugins`: which plug-ins there are, for people or as the list that a build compiles.
package struct PluginsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plugins",
    abstract: "List the plug-ins of each plug-in point of a module.",
    discussion: """
      A point is a protocol that is marked '/// @pluginPoint'; its plug-ins are the types of the module that conform to \
      it. With --output the list is Swift, as the build plug-in RibletsPluginsPlugin writes it.

      Ends with 0, or with 65 for plug-ins that cannot be listed, 64 for wrong arguments, 66 for a missing file or \
      folder, 73 where the output cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("Files and folders of the module.", valueName: "path"), completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  @Option(
    help: ArgumentHelp("A list of such files, one path a line; written by build plug-ins.", valueName: "file"),
    completion: .file())
  var files: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the list there, as Swift.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var output: String?

  package init() {}

  package func validate() throws {
    if sources.isEmpty, files == nil { throw ValidationError("Give files or folders with plug-ins.") }
  }

  package func run() throws {
    do throws(CommandFailure) {
      let points = try self.points()
      guard let output else { return say(points) }
      try CommandOutput.update(output, to: PluginList.text(of: points))
    } catch {
      // With their places, they are what an editor reads.
      if error.status == .badData { CommandOutput.say(error.description) } else { throw CommandOutput.fail(error) }
      throw ExitCode(error.status.rawValue)
    }
  }

  private func say(_ points: [PluginPoint]) {
    if points.isEmpty { print("There is no plug-in point. Make one: riblets new plugin-point NAME --parent Root.") }
    for point in points {
      print("\(point.name)  \(point.position.file):\(point.position.line)")
      for plugin in point.plugins { print("  \(plugin.type)  \(plugin.position.file):\(plugin.position.line)") }
    }
  }

  private func points() throws(CommandFailure) -> [PluginPoint] {
    var texts: [SourceText] = []
    for path in try paths() {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandFailure("There is no file '\(path)', or it cannot be read.", .missingInput)
      }
      texts.append(SourceText(path, data))
    }
    do throws(PluginProblems) {
      return try PluginScan.points(in: texts)
    } catch {
      throw CommandFailure("\(error)", .badData)
    }
  }

  private func paths() throws(CommandFailure) -> [String] {
    var paths: [String] = []
    if let files {
      guard let data = FileManager.default.contents(atPath: files) else {
        throw CommandFailure("There is no list '\(files)', or it cannot be read.", .missingInput)
      }
      paths = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    for source in sources {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source, isDirectory: &isFolder) else {
        throw CommandFailure("There is no file or folder '\(source)'.", .missingInput)
      }
      guard isFolder.boolValue else {
        paths.append(source)
        continue
      }
      let found = FileManager.default.enumerator(atPath: source)?.compactMap { $0 as? String } ?? []
      paths += found.filter { $0.hasSuffix(".swift") }.sorted().map { source + "/" + $0 }
    }
    return paths
  }
}
