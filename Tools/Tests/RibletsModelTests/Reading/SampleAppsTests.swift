import Foundation
import RibletsModel
import RibletsSource
import Testing

/// The samples: what their sources say, and what their own tests see as they run.
struct SampleAppsTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/SampleFeatures")

  private static func model(_ module: String) -> AppModel {
    let folders = [
      ModelSources.Folder(module: module, path: "Sources/\(module)"),
      ModelSources.Folder(module: "\(module)Tests", path: "Tests/\(module)Tests", isTest: true),
    ]
    return AppModel(reading: ModelSources(root: samples.path(percentEncoded: false), folders: folders))
  }

  /// The edges in the trees that the tests of a sample expect at run time: indented lists that begin with its root.
  private static func jointsAtRunTime(of module: String) throws -> Set<String> {
    let folder = samples.appending(path: "Tests/\(module)Tests")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    var joints: Set<String> = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for tree in text.matches(of: /\n *Root\n(?: +[A-Z][A-Za-z()]+\n)+ *"""/) {
        var open: [(column: Int, name: Substring)] = []
        for line in tree.output.split(separator: "\n").dropLast() {
          let name = line.drop { $0 == " " }
          let column = line.count - name.count
          open.removeAll { $0.column >= column }
          if let parent = open.last { joints.insert("\(parent.name) > \(name)") }
          open.append((column, name))
        }
      }
    }
    return joints
  }

  @Test(arguments: ["TicTacToe", "Kiosk"])
  func `the edges of the sources are those that tests see at run time`(module: String) throws {
    let model = Self.model(module)
    let names = Set(model.names)
    // The screen of a view model is a child, and no riblet of the app.
    let seen = try Self.jointsAtRunTime(of: module).filter { joint in
      joint.split(separator: " > ").allSatisfy { names.contains(String($0)) }
    }

    #expect(model.sentences == [])
    #expect(seen.count >= 2)
    #expect(Set(model.joints) == seen)
  }

  @Test(arguments: ["TicTacToe", "Kiosk"])
  func `children of a sample come by routes, but for the screen of a view model`(module: String) {
    let edges = Self.model(module).edges
    #expect(!edges.isEmpty)
    for edge in edges {
      guard case .route(let type, _) = edge.kind else {
        Issue.record("\(edge.parent.name) > \(edge.child.name): \(edge.kind)")
        continue
      }
      #expect(type == edge.parent.name + edge.child.name)
    }
  }

  @Test func `games are full screens, and the lobby gets them as values`() throws {
    let model = Self.model("TicTacToe")
    let edge = try #require(model.edges.first { $0.child.name == "RandomWin" })
    #expect(edge.kind == .route(type: "LoggedInRandomWin", shown: "fullScreen"))
    #expect(model.riblets(named: "OffGame").compactMap { model.riblets[$0]?.arguments.map(\.type) } == [["[Game]"]])
    #expect(
      Set(model.tests.filter { $0.riblet.name == "OffGame" }.map(\.role)).isSuperset(of: [
        "Router", "Interactor", "Builder",
      ]))
  }

  @Test(arguments: ["TicTacToe", "Kiosk"])
  func `whatever a riblet of a sample needs is provided`(module: String) {
    let model = Self.model(module)
    for riblet in model.riblets.values {
      for item in riblet.needs {
        let ends = (riblet.paths[item.name] ?? []).map(\.end)
        #expect(!ends.isEmpty && ends.allSatisfy { $0 == .provided }, "\(riblet.id).\(item.name): \(ends)")
      }
    }
  }

  @Test func `the source of chance comes from the app through three components`() {
    let model = Self.model("TicTacToe")
    let path = model.riblets(named: "RandomWin").first.flatMap { model.riblets[$0]?.paths["randomSource"]?.first }
    #expect(path?.steps.map(\.type) == ["LoggedInComponent", "RootComponent", "AppComponent"])
  }

  /// The samples as one app, as the manifests say.
  private static func model(in folder: String) -> AppModel {
    let root = samples.deletingLastPathComponent().appending(path: folder).standardizedFileURL
      .path(percentEncoded: false)
    let packages = ModelPackages(in: root.hasSuffix("/") ? String(root.dropLast()) : root)
    return AppModel(reading: ModelSources(root: root, folders: packages.folders), packages: packages)
  }

  @Test(arguments: ["", "SampleFeatures"])
  func `all modules of the samples are read at once, and each has the edges that it has alone`(folder: String) {
    let model = Self.model(in: folder)
    #expect(model.sentences == [])
    for module in ["TicTacToe", "Kiosk", "Shop"] {
      let alone = Self.model(module)
      let edges = model.edges.filter { $0.parent.module == module }
      #expect(edges.map(\.child) == alone.edges.map(\.child))
      #expect(edges.map(\.kind) == alone.edges.map(\.kind))
      #expect(
        Set(model.riblets.keys.filter { $0.module == module }) == Set(alone.riblets.keys.filter { $0.module == module })
      )
    }
    #expect(Set(model.riblets.keys.map(\.module)) == ["TicTacToe", "Kiosk", "Shop"])
    #expect(model.riblets(named: "Root").map { model.name(of: $0) } == ["Kiosk.Root", "Shop.Root", "TicTacToe.Root"])
  }

  @Test func `the modules of the samples are those of their manifest, with what they see`() {
    let package = Self.model(in: "SampleFeatures").packages
    #expect(package.map(\.manifest.name) == ["riblets-samples"])
    #expect(
      package.flatMap(\.modules).map(\.name) == [
        "TicTacToe", "InterviewDomain", "InterviewData", "InterviewPresentation", "KioskFood", "Kiosk", "KioskStore",
        "KioskRemote", "Shop",
        "TicTacToeTests", "InterviewTests", "KioskTests", "ShopTests",
      ])
    #expect(
      package.flatMap(\.modules).first { $0.name == "Kiosk" }?.dependencies.map(\.name) == [
        "KioskFood", "Riblets", "RibletsData", "RibletsMVVM", "RibletsViews",
      ])
    #expect(Self.model(in: "").packages.map(\.folder) == ["", "SampleFeatures"])
  }

  @Test func `the workflow of TicTacToe is read with its steps`() {
    let model = Self.model("TicTacToe")
    #expect(model.workflows.map(\.name) == ["LaunchGameWorkflow"])
    #expect(model.workflows.first?.riblet?.name == "Root")
    #expect(model.workflows.first?.steps.map(\.call) == ["waitForLogin", "launchGame"])
    let game = model.protocols.first { $0.name == "TicTacToeBuildable" }
    #expect(game?.isMockable == true)
    #expect(game?.mock == .generated("TicTacToeBuildableMock"))
  }

  @Test(arguments: [
    "InterviewDomain", "InterviewData", "InterviewPresentation", "KioskFood", "KioskStore", "KioskRemote",
  ])
  func `modules without riblets are read without a note`(module: String) {
    #expect(Self.model(module).sentences == [])
    #expect(Self.model(module).riblets.isEmpty)
    #expect(!Self.model(module).files.isEmpty)
  }
}
