import Foundation
import RibletsModel
import RibletsSource

/// The words of an app's code that is not read as Swift, which tell what that code may do: C, and what macros write.
struct UnreadCode: Sendable {
  /// The modules without Swift that are not for tests.
  let modulesOfC: Set<String>
  /// All modules without Swift, and those that hand one on: `@_exported import CShop`.
  private(set) var modulesWithC: Set<String>
  /// The modules of C whose text names a Swift file: `#embed "../Cart/Prices.swift"`.
  private(set) var namingSwift: Set<String> = []
  /// True if C of the app may read what a crash prints.
  private(set) var readsCrashes = false
  /// Marks of generated code, by module: code of the app's macros and plug-ins may read sources, and find code by a text.
  private(set) var generatedMarks: [String: [PartFacts.Mark: String]] = [:]
  /// Marks of the C that an import of each module leads to.
  private var marksOfC: [String: [PartFacts.Mark: String]] = [:]

  init(of model: AppModel, _ modules: ModuleGraph, in root: String) {
    let withSwift = Set(model.files.map(\.module))
    let ofC = Set(modules.modules.values.filter { $0.kind != .plugin }.map(\.name)).subtracting(withSwift)
    modulesOfC = ofC.filter { modules.modules[$0]?.kind != .testTarget }
    modulesWithC = ofC
    var open = ofC
    while !open.isEmpty {
      let handing = model.files.filter { file in
        file.outline.imports.contains { $0.attributes.contains("@_exported") && open.contains($0.moduleName) }
      }
      open = Set(handing.map(\.module)).subtracting(modulesWithC)
      modulesWithC.formUnion(open)
    }
    var own: [String: [PartFacts.Mark: String]] = [:]
    let libraries = Self.systemLibraries(of: model, modules, in: root)
    modulesWithC.formUnion(libraries.keys)
    for name in modulesOfC.union(libraries.keys) {
      guard let folder = libraries[name] ?? modules.modules[name]?.folder else { continue }
      let words = Self.words(in: root + "/" + folder)
      own[name] = PartFacts.marks(ofC: words.all)
      if words.namesSwift { namingSwift.insert(name) }
      if !words.all.isDisjoint(with: PartFacts.crashReaders) { readsCrashes = true }
    }
    for name in modulesWithC {
      let seen = (modules.seen[name] ?? [name]).compactMap { own[$0] }
      marksOfC[name] = seen.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
    addGenerated(modules, in: root)
  }

  /// The folders of imported modules that are no targets with sources: a system library can have functions in its header.
  private static func systemLibraries(of model: AppModel, _ modules: ModuleGraph, in root: String) -> [String: String] {
    let imported = Set(model.files.flatMap { $0.outline.imports.map(\.moduleName) }).filter { modules.isUnlisted($0) }
    var found: [String: String] = [:]
    for name in imported {
      let folders = model.packages.flatMap { [$0.folder + "/Sources/" + name, $0.folder + "/" + name] }
      found[name] = folders.first { FileManager.default.fileExists(atPath: root + "/" + $0 + "/module.modulemap") }
    }
    return found
  }

  private mutating func addGenerated(_ modules: ModuleGraph, in root: String) {
    let macros = modules.modules.values.filter { $0.kind == .macro }.map(\.name)
    let parts = Set(macros.flatMap { modules.seen[$0] ?? [] }).compactMap { modules.modules[$0]?.folder }
    let isFree = parts.contains { folder in
      !Self.words(in: root + "/" + folder).all.isDisjoint(with: PartFacts.freeWords)
    }
    for name in isFree ? modules.opaque : modules.pluggedByOwn {
      let text = "generated code"
      generatedMarks[name] = [.lookup: text, .opening: text, .reading: text, .program: text, .folder: text]
    }
  }

  /// Returns the marks of the C that a file can call.
  func marks(of file: ModelFile) -> [PartFacts.Mark: String] {
    if marksOfC.isEmpty { return [:] }
    return file.outline.imports.compactMap { marksOfC[$0.moduleName] }.reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
  }

  /// The words of all files in a folder.
  private static func words(in folder: String) -> (all: Set<String>, namesSwift: Bool) {
    var (all, namesSwift) = (Set<String>(), false)
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files {
      guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      namesSwift = namesSwift || text.contains(".swift")
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }) {
        all.insert(String(word))
      }
    }
    return (all, namesSwift)
  }
}
