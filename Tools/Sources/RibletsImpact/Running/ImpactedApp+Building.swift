import Foundation
import RibletsModel
import RibletsSource

/// The facts that decide how the tests of an app are built, besides the selection.
extension ImpactedApp {
  /// True if only the package in its own folder is built as SwiftPM builds it: its manifest may look for files outside, a plug-in may
  /// walk through folders, or a package is under `swift package edit`.
  package var isBoundToFolder: Bool {
    guard let package = model.packages.first, !hasEdits else { return hasEdits }
    if !modules.plugged.isDisjoint(with: package.modules.map(\.name)) { return true }
    return texts(ofManifestsOf: package).contains { text in
      let all = SourceNames(reading: Array(text)).all
      let opensFiles =
        !all.isDisjoint(with: PartFacts.readers.union(PartFacts.finders))
        || !all.isDisjoint(with: PartFacts.libraries) && !all.isDisjoint(with: PartFacts.calls)
      let writesPaths = !all.isDisjoint(with: ["packageDirectory", "unsafeFlags"])
      return opensFiles || writesPaths && String(decoding: text, as: UTF8.self).contains(/["\/]\.\./)
    }
  }

  /// True if selected tests may open files in the folder of the package, and find it from their own file or program on: the package that
  /// `riblets test` builds has links there, which a walk through folders does not follow.
  package func looksIntoFolder(from impact: Impact) -> Bool {
    let folders = nodes.indices.filter { nodes[$0].findsFolder }
    let openers = nodes.indices.filter { nodes[$0].opensFiles }
    if folders.isEmpty || openers.isEmpty { return false }
    let units = impact.units
    let roots = nodes.indices.filter { number in
      nodes[number].isTest
        && facts.parts[number].suites.contains {
          units.contains(TestUnit(target: nodes[number].module, name: $0.name))
        }
    }
    let isReached = graph(adding: []).isReached(by: roots)
    return folders.contains { isReached[$0] } && openers.contains { isReached[$0] }
  }

  /// The modules that may expand macros of the app, each with the paths of the code of these macros.
  package var codeOfMacros: [String: Set<String>] {
    let macros = Set(modules.modules.values.filter { $0.kind == .macro }.map(\.name))
    guard !macros.isEmpty else { return [:] }
    let files = Dictionary(grouping: model.files, by: \.module)
    let users = modules.seen.filter { !macros.contains($0.key) && !$0.value.isDisjoint(with: macros) }
    return users.mapValues { seen in
      let code = Set(seen.intersection(macros).flatMap { modules.seen[$0] ?? [] })
      return Set(code.flatMap { (files[$0] ?? []).map(\.path) })
    }
  }
}
