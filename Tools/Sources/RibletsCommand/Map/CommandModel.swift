import RibletsBuildCommands
import RibletsModel
import RibletsPlans
import RibletsReading
import RibletsRepository
import RibletsScaffold

/// The app whose model a command asks.
struct CommandModel: Sendable {
  let root: String
  let name: String
  let model: AppModel
  let owners: RibletOwners
  let riblets: AppLayout.Riblets?
}

extension AppOptions {
  /// Reads the app with its model.
  ///
  /// - Parameter isQuiet: True if a program reads the result, and nothing else is said.
  func model(isQuiet: Bool) throws(CommandFailure) -> CommandModel {
    let app = try app(json: isQuiet, needsPackage: false, needsOneModule: false)
    return try CommandFailure.attempt(.badData) { () throws(RequestProblem) in
      let model = CommandModel(
        root: app.root, name: app.layout.module, model: try AppModel(of: app, readsPackages: sources == nil),
        owners: try RibletOwners(of: app), riblets: app.layout.riblets)
      Workings.keep(model)
      return model
    }
  }
}
