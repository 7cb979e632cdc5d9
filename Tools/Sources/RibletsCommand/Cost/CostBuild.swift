import Foundation
import RibletsBuildCommands
import RibletsModel
import RibletsSource

/// The program of an app that is built in release with the map of the linker, in `.build/cost`.
struct CostBuild {
  let binary: String, map: String
  let settings: [String: String]

  init(of app: CommandModel, product: String?, options: [String]) throws(CommandFailure) {
    let manifest = app.model.packages.first?.manifest
    let targets = manifest?.targets.filter { $0.kind == .executableTarget }.map(\.name) ?? []
    // SwiftPM makes a product for an executable target that has none.
    let names = targets.map { target in manifest?.products.first { $0.targets.contains(target) }?.name ?? target }
    guard let name = product ?? (names.count == 1 ? names[0] : nil), names.contains(name) else {
      let known = names.isEmpty ? "no executable" : names.joined(separator: ", ")
      throw CommandFailure("Name the executable to measure: --product NAME. There is \(known).", .wrongArguments)
    }
    let place = app.root + "/.build/cost"
    map = "\(place)/\(name).map"
    #if os(macOS)
      let linking = ["-Xlinker", "-map", "-Xlinker", map]
    #else
      let linking = ["-Xlinker", "-Map=\(map)"]
    #endif
    let folders = ["--package-path", app.root, "--scratch-path", place, "-c", "release"] + options
    let folder = try SwiftProgram.output(of: ["build", "--show-bin-path"] + folders).text
    binary = folder.filter { $0 != "\n" } + "/" + name
    // Without the option, SwiftPM does not see files that are new in a package beside this one.
    let build = ["build", "--product", name, "--disable-build-manifest-caching"] + folders + linking
    // The first time may link tools of the build with the same map. The second time links only the product.
    for _ in 1...2 {
      try? FileManager.default.removeItem(atPath: binary)
      guard try SwiftProgram.run(build) else {
        throw CommandFailure("'\(name)' cannot be built in release, so nothing was measured.", .badData)
      }
    }
    // Swift version 6.3.1 (swift-6.3.1-RELEASE), and the target in a second line
    let compiler = try String(SwiftProgram.output(of: ["--version"]).text.prefix { $0 != "\n" })
    settings = ["compiler": compiler, "options": options.joined(separator: " ")]
  }
}
