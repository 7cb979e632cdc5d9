import Foundation
import RibletsBuildCommands
import RibletsCost
import RibletsModel
import RibletsRepository
import RibletsSource

/// The program of an app that is built in release with the map of the linker, in `.build/cost`.
struct CostBuild {
  let binary: String
  let map: String
  let settings: AppCost.Settings

  /// Builds it.
  ///
  /// - Parameters:
  ///   - product: The executable; needed where the package has several.
  ///   - options: Further options of `swift build`.
  init(of app: CommandModel, product: String?, options: [String]) throws(CommandFailure) {
    let targets = app.model.packages.first?.manifest.targets.filter { $0.kind == .executableTarget }.map(\.name) ?? []
    let products =
      app.model.packages.first?.manifest.products.filter { !Set($0.targets).isDisjoint(with: targets) } ?? []
    // SwiftPM makes a product for an executable target that has none.
    let unnamed = targets.filter { target in !products.contains { $0.targets.contains(target) } }
    let names = products.map(\.name) + unnamed
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      throw CommandFailure(
        names.isEmpty
          ? "'\(app.root)' has no executable that can be built here. Name a program that was built elsewhere: --binary and --map."
          : "Say which executable is measured: --product \(names.joined(separator: " or --product ")).",
        names.isEmpty ? .missingInput : .wrongArguments)
    }
    let place = app.root + "/.build/cost"
    map = "\(place)/\(name).map"
    #if os(macOS)
      let linking = ["-Xlinker", "-map", "-Xlinker", map]
    #else
      let linking = ["-Xlinker", "-Map=\(map)"]
    #endif
    let folders = ["--package-path", app.root, "--scratch-path", place, "-c", "release"] + options
    // Without the option, SwiftPM does not see files that are new in a package beside this one.
    let build = ["build", "--product", name, "--disable-build-manifest-caching"] + folders + linking
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    guard try SwiftProgram.run(build) else {
      throw CommandFailure("'\(name)' cannot be built in release; so nothing was measured.", .badData)
    }
    let folder = try SwiftProgram.output(of: ["build", "--show-bin-path"] + folders).text
    binary = folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + name
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let compilerVersion: String
      let target: Target
    }
    let text = try SwiftProgram.output(of: ["-print-target-info"]).text
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(text.utf8)) else {
      throw CommandFailure("'swift -print-target-info' does not say which compiler this is.", .missingInput)
    }
    settings = AppCost.Settings(
      compiler: info.compilerVersion, target: info.target.triple, linker: "", options: options, riblets: nil)
  }
}
