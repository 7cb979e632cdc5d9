import ArgumentParser
import RibletsBuildCommands
import RibletsModel
import RibletsPlans
import RibletsReading
import RibletsScaffold

/// The choice of the app whose model a command asks.
struct ModelOptions: ParsableArguments {
  @OptionGroup var place: AppOptions

  /// An app with its model.
  struct App: Sendable {
    let root: String
    let name: String
    let model: AppModel
    let owners: RibletOwners
  }

  /// Reads the app.
  ///
  /// - Parameter isQuiet: True if a program reads the result, and nothing else is said.
  func read(isQuiet: Bool) throws(CommandFailure) -> App {
    let app = try place.app(json: isQuiet, needsPackage: false, needsOneModule: false)
    return try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
      let app = App(
        root: app.root, name: app.layout.module,
        model: try AppModel(of: app, readsPackages: place.sources == nil), owners: try RibletOwners(of: app))
      Workings.keep(app)
      return app
    }
  }
}
