import Foundation
import RibletsPlans

/// The modules in the folder `Sources` of a package, and how many riblets each has.
struct ModuleCounts {
  struct Module {
    let name: String
    let riblets: Int
  }

  /// By name.
  private(set) var modules: [Module] = []
  private let package: String

  init(of package: String) throws(RequestProblem) {
    self.package = package
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: package + "/Sources")) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && AppFolder.isFolder("\(package)/Sources/\(name)") {
      let index = try SourceIndex(root: package, folders: ["Sources/\(name)"])
      modules.append(Module(name: name, riblets: index.ribletNames.count))
    }
  }

  /// The one with riblets, or the only one.
  ///
  /// - Throws: ``RequestProblem`` that lists them, if it is not clear which is meant.
  func theOne() throws(RequestProblem) -> Module {
    let filled = modules.filter { $0.riblets > 0 }
    if filled.count == 1 { return filled[0] }
    if modules.count == 1 { return modules[0] }
    if let largest = filled.max(by: { $0.riblets < $1.riblets }) {
      let list = filled.map { "Sources/\($0.name) (\($0.riblets))" }.joined(separator: ", ")
      throw RequestProblem(
        "Several modules of '\(package)' have riblets: \(list). Say which is meant: --sources Sources/\(largest.name).")
    }
    throw RequestProblem(withoutRiblets + (AppFolder.hint(below: package).map { " \($0)" } ?? ""))
  }

  private var withoutRiblets: String {
    guard let first = modules.first else {
      return
        "There is no module in '\(package)/Sources'. Say where the riblets are, from '\(package)' on: --sources FOLDER."
    }
    let names = modules.map(\.name).prefix(20).joined(separator: ", ")
    return
      "The modules in '\(package)/Sources' have no riblets: \(names). Say which shall have some: --sources Sources/\(first.name)."
  }
}
