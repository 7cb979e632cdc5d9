import ArgumentParser
import Foundation
import RibletsBuildCommands
import RibletsChanges
import RibletsPlans
import RibletsRepository
import RibletsScaffold
import RibletsTemplates

/// `riblets templates`: what new riblets and apps are made of.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the templates of 'riblets new', or write them to files that you can change or use in Xcode.",
    subcommands: [List.self, Export.self, Xcode.self],
    defaultSubcommand: List.self
  )

  /// `riblets templates list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the templates with their purpose, and mark the templates of your repository.")

    @Flag(help: "Print the templates as JSON.")
    var json = false

    func run() throws {
      let library = try TemplatesCommand.library()
      if json { return try CommandOutput.write(TemplateReport(library).text, to: nil) }
      let width = TemplateFile.all.map(\.name.count).max() ?? 0
      let lines = TemplateFile.all.map { file in
        let name = file.name.padding(toLength: width, withPad: " ", startingAt: 0)
        return "\(name)  \(file.purpose)" + (library.isOwn(file) ? " (the repository's own)" : "")
      }
      try CommandOutput.write((lines + ["", ToolTemplates.contextHelp]).joined(separator: "\n"), to: nil)
    }
  }

  /// `riblets templates export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write templates into your repository, where you can change them and 'riblets new' finds them first.")

    @Argument(
      help: ArgumentHelp("The names of the templates. Without a name, all templates are written.", valueName: "name"))
    var names: [String] = []

    @Option(
      help: ArgumentHelp("Write to this folder instead of '.riblets/templates' of the app.", valueName: "folder"),
      completion: .directory)
    var output: String?

    @Option(help: WaitTime.help, transform: { try WaitTime($0) }) var wait = WaitTime()
    @OptionGroup var options: ScaffoldOptions

    func run() throws {
      let (root, files) = try options.reporting { (try self.root(), try self.files()) }
      let prefix = output == nil ? TemplateLibrary.folder + "/" : ""
      let plan = ScaffoldPlan(files: files.map { PlannedFile(prefix + $0.name, $0.text) })
      try options.run(at: root, waiting: wait) { ("riblets templates export", plan) }
    }

    private func root() throws(CommandFailure) -> String {
      if let output { return output }
      do throws(RequestProblem) {
        return try AppFolder(around: FileManager.default.currentDirectoryPath).path
      } catch {
        throw CommandFailure("\(error) Or say where: --output FOLDER.", .missingInput)
      }
    }

    private func files() throws(CommandFailure) -> [TemplateFile] {
      guard !names.isEmpty else { return TemplateFile.all }
      var files: [TemplateFile] = []
      for name in names {
        let whole = name.hasSuffix(".stencil") ? name : name + ".stencil"
        guard let file = TemplateFile(named: whole) else {
          let hint = NearestName.question(for: whole, in: TemplateFile.all.map(\.name))
          throw CommandFailure("There is no template '\(name)'.\(hint)", .wrongArguments)
        }
        files.append(file)
      }
      return files
    }
  }

  static func library() throws -> TemplateLibrary {
    let folder = FileManager.default.currentDirectoryPath
    do throws(RequestProblem) {
      guard let app = try? AppFolder(around: folder) else { return TemplateLibrary() }
      return try TemplateLibrary(root: app.path)
    } catch {
      throw CommandOutput.fail("\(error)", .badData)
    }
  }
}

/// The templates, for programs.
private struct TemplateReport: Encodable {
  struct Template: Encodable {
    let name: String
    let purpose: String
    let isOwn: Bool
  }

  let templates: [Template]

  init(_ library: TemplateLibrary) {
    templates = TemplateFile.all.map {
      Template(name: $0.name, purpose: $0.purpose, isOwn: library.isOwn($0))
    }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
