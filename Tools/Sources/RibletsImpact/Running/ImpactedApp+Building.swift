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

  /// True if selected tests may look for files where only a build in the package's own folder has them: they start programs, name the
  /// folder `.build`, or find the package's folder from their own file or program on. The package that `riblets test` builds has
  /// links there, which a walk through folders does not follow.
  package func looksIntoFolder(from impact: Impact) -> Bool {
    func parts(_ condition: (ReachNode) -> Bool) -> [Int] { nodes.indices.filter { condition(nodes[$0]) } }
    let (programs, openers) = (parts(\.startsPrograms), parts(\.opensFiles))
    let folders = openers.isEmpty ? [] : parts(\.findsFolder)
    let namesBuilds = Set(openers.map { nodes[$0].path }).contains { path in
      let text = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
      return text.firstRange(of: Data(".build".utf8)) != nil
    }
    if programs.isEmpty, openers.isEmpty || folders.isEmpty && !namesBuilds { return false }
    let units = impact.units
    let roots = parts(\.isTest).filter { number in
      facts.parts[number].suites.contains { units.contains(TestUnit(target: nodes[number].module, name: $0.name)) }
    }
    let isReached = graph(adding: []).isReached(by: roots)
    func reaches(_ parts: [Int]) -> Bool { parts.contains { isReached[$0] } }
    return reaches(programs) || reaches(openers) && (namesBuilds || reaches(folders))
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
