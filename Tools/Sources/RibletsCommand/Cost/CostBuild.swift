import Foundation
import RibletsBuildCommands
import RibletsModel
import RibletsSource

/// The program of an app that is built in release with the map of the linker, in `.build/cost`.
struct CostBuild {
  let binary: String
  let map: String
  /// The conditions of the build that only it knows.
  let settings: [String: String]

  /// Builds the product, or the only executable, with further options of `swift build`.
  init(of app: CommandModel, product: String?, options: [String]) throws(CommandFailure) {
    let manifest = app.model.packages.first?.manifest
    let targets = manifest?.targets.filter { $0.kind == .executableTarget }.map(\.name) ?? []
    let products = manifest?.products.filter { !Set($0.targets).isDisjoint(with: targets) } ?? []
    // SwiftPM makes a product for an executable target that has none.
    let names = products.map(\.name) + targets.filter { target in !products.contains { $0.targets.contains(target) } }
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      let known = names.isEmpty ? "none" : names.joined(separator: ", ")
      throw CommandFailure(
        "Say which executable is measured: --product NAME. The package has: \(known).", .wrongArguments)
    }
    let place = app.root + "/.build/cost"
    map = "\(place)/\(name).map"
    #if os(macOS)
      let linking = ["-Xlinker", "-map", "-Xlinker", map]
    #else
      let linking = ["-Xlinker", "-Map=\(map)"]
    #endif
    let folders = ["--package-path", app.root, "--scratch-path", place, "-c", "release"] + options
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    // Without the option, SwiftPM does not see files that are new in a package beside this one.
    let build = ["build", "--product", name, "--disable-build-manifest-caching"] + folders + linking
    guard try SwiftProgram.run(build) else {
      throw CommandFailure("'\(name)' cannot be built in release, so nothing was measured.", .badData)
    }
    let folder = try SwiftProgram.output(of: ["build", "--show-bin-path"] + folders).text
    binary = folder.filter { $0 != "\n" } + "/" + name
    // Swift version 6.3.1 (swift-6.3.1-RELEASE), and the target in a second line
    let compiler = try String(SwiftProgram.output(of: ["--version"]).text.prefix { $0 != "\n" })
    settings = ["compiler": compiler, "options": options.joined(separator: " ")]
  }
}
