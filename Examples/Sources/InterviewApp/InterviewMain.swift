import Foundation
import InterviewData
import InterviewPresentation
import RibletsWebHost

/// The command line of the sample, and a window shown in a browser or in the terminal.
@main
struct InterviewMain {
  @MainActor
  static func main() async {
    let host = AppHost(
      title: "Interview",
      command: "interview",
      about: """
        Practise job interviews, an app built of view models and coordinators. Interviews are kept in a database file. A \
        script stands in for the microphone.
        """,
      options: [
        HostOption("data", value: "file", help: "The database file. The default is a file of yours for this app.")
      ],
      screen: WebScreen()
    )
    await host.run { start in
      let path = try start.arguments["data"] ?? DataFolder("riblets-interview").path + "/interviews.sqlite"
      let database = try InterviewDatabase(path: path)
      let useCases = UseCases(
        questions: database.questions, interviews: database.interviews, transcriber: ScriptedTranscriber(),
        now: { Date() })
      let app = AppDelegate(useCases: useCases, at: start.restore(Place.self) ?? .root)
      return HostedApp(app.coordinator, launch: app.launch) { app.place }
    }
  }
}
