import RibletsPlans
import RibletsRepository
import RibletsSource
import RibletsTemplates

/// The repositories outside of the app: the rules for Swift, packages elsewhere, and the command that makes mocks.
struct BazelRepositories {
  private let local: [Local]
  private let fetched: [Fetched]
  private let app: FoundApp
  private let name: String

  init(_ packages: [BazelPackage], _ app: FoundApp) {
    self.app = app
    name = BazelPackage.repository(packages.first?.source.manifest.name ?? app.layout.module)
    var local: [Local] = []
    var fetched: [Fetched] = []
    for package in packages {
      guard let name = package.repository else { continue }
      let file = "\(name).BUILD.bazel"
      if name.hasPrefix("riblets"), let version = app.layout.riblets?.version,
        let address = app.layout.riblets?.address?.beside(package.source.manifest.name ?? name)
      {
        fetched.append(Fetched(name: name, file: file, address: address, version: version))
      } else {
        local.append(Local(name: name, file: file, path: package.path))
      }
    }
    self.local = local
    self.fetched = fetched
  }

  /// The names by which build files speak of them.
  var names: [String] { ["build_bazel_rules_swift"] + local.map(\.name) + fetched.map(\.name) + ["riblets_tools"] }

  /// The values of the templates that name them.
  func values() throws(RequestProblem) -> TemplateValues {
    try TemplateValues(
      RepositoryValues(
        mark: BazelPlanner.mark, name: name, folder: BazelPlanner.folder, local: local, fetched: fetched,
        toolPath: toolPath, toolPattern: fetched.isEmpty ? "bin/riblets" : "*/bin/riblets"))
  }

  /// The folder with the command: as scripts/pack-tool has packed it, or as SwiftPM has fetched it.
  private var toolPath: String {
    if !fetched.isEmpty { return ".build/artifacts/riblets-tools/riblets/riblets.artifactbundle" }
    let checkout = local.first { $0.name == "riblets" }?.path ?? "../riblets"
    return app.layout.riblets?.packedTool ?? checkout + "/Tools/.build/packed/release/riblets-tools"
  }

  private struct Local: Encodable {
    let name, file, path: String
  }

  private struct Fetched: Encodable {
    let name, file, address, version: String
  }

  private struct RepositoryValues: Encodable {
    let mark, name, folder: String
    let local: [Local]
    let fetched: [Fetched]
    let toolPath, toolPattern: String
  }
}
