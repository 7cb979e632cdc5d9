import AppHost
import ArgumentParser
import Foundation
import InterviewData
import InterviewPresentation
import Riblets

/// The command line: options, a database, and a window shown in a browser or in the terminal.
@main
struct InterviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interview",
    abstract: "Practise job interviews, an app built of view models and coordinators.",
    discussion: """
      Prints an address to open in a browser. Interviews are kept in a database file and are there after a restart. What \
      you say is not recorded: a script stands in for the microphone.
      """
  )

  @OptionGroup var options: HostOptions

  @Option(help: ArgumentHelp("The database file; one of your own for this app unless told.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("A file that keeps the place, to start there again.", valueName: "file"))
  var restore: String?

  @MainActor
  func run() async throws {
    let database = try InterviewDatabase(
      path: try data ?? DataFolder.path(of: "interviews.sqlite", in: "riblets-interview"))
    let useCases = UseCases(
      questions: database.questions, interviews: database.interviews, transcriber: ScriptedTranscriber(),
      now: { Date() })
    let host = WindowHost(title: "Interview", options: options)
    let window = host.makeWindow()
    let file = restore.map { path in
      PlaceFile<Place>(path) { Console.note($0, from: "interview") }
    }
    let app = AppDelegate(useCases: useCases, at: file?.read() ?? .root)
    if options.tree {
      TreeSnapshot.printChanges(of: app.coordinator, in: host.runtime) { Console.print($0 + "\n") }
    }
    app.launch(from: window, in: host.runtime)
    let saving = file?.follow(window, in: host.runtime) { app.place }
    defer { saving?.cancel() }
    try await host.run(window)
  }
}
