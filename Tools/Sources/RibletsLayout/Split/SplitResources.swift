import Foundation
import RibletsEdits
import RibletsPlans
import RibletsRepository

/// The moves of an app's storyboards, nibs and other resources with its riblets: code finds them in its own bundle.
struct SplitResources {
  private let files: AppSources
  /// The module of each file of the sources.
  private let homes: [String: String]
  private let types: TypeHomes
  /// Notes on the resources that stay, each with the modules whose code names it.
  private(set) var notes: [String] = []

  private var folder: String { files.layout.sources + "/Resources/" }

  init(_ files: AppSources, homes: [String: String], types: TypeHomes) {
    (self.files, self.homes, self.types) = (files, homes, types)
  }

  /// The module that a resource goes to; `nil` for a file that is none.
  mutating func home(of path: String) -> String? {
    guard path.hasPrefix(folder) else { return nil }
    let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init)
    guard let name = parts.last, !name.hasPrefix(".") else { return files.layout.module }
    // A catalog is one thing.
    let catalog = parts.dropLast().first { $0.contains(".") && !$0.hasSuffix(".lproj") }
    let users = catalog == nil ? self.users(of: name) : []
    if users.count == 1, let user = users.first { return user }
    note(catalog.map { folder + $0 } ?? path, users)
    return files.layout.module
  }

  /// The modules with code that loads a resource.
  private func users(of name: String) -> Set<String> {
    let stem = FilePath.stem(name)
    let isDrawn = [".storyboard", ".strings", ".xib"].contains(where: name.hasSuffix)
    if isDrawn, let home = types.types[stem] { return [home] }
    let users = files.sources.values.filter { !$0.words.isDisjoint(with: [name, stem]) }
    return Set(users.compactMap { homes[$0.path] })
  }

  /// Code of a module that asks for its own bundle does not find what stays.
  private mutating func note(_ path: String, _ users: Set<String>) {
    let isAsked = files.sources.values.contains {
      homes[$0.path] != files.layout.module && $0.names.contains("module")
    }
    guard isAsked else { return }
    let names = users.sorted().map { "'\($0)'" }.joined(separator: " and ")
    let note =
      "'\(path)' stays in the module '\(files.layout.module)'"
      + (users.isEmpty ? ", as no code names it" : ", as \(names) name it")
      + ": '.module' is the bundle of another one in each module. Move it by hand if a module loads it."
    if !notes.contains(note) { notes.append(note) }
  }

  /// Returns a text of Interface Builder with the modules of its classes corrected, for a file of a module.
  func adapted(_ text: String, in module: String) -> String {
    text.replacing(/<[^<>]*\scustomModule="[^<>]*>/) { match in
      let tag = String(match.output)
      guard Self.value(of: "customModule", in: tag) == files.layout.module,
        let home = Self.value(of: "customClass", in: tag).flatMap({ types.types[$0] })
      else { return tag }
      let named = tag.replacing("customModule=\"\(files.layout.module)\"", with: "customModule=\"\(home)\"")
      // It says that the class is in the module of the file.
      return home == module ? named : named.replacing(" customModuleProvider=\"target\"", with: "")
    }
  }

  private static func value(of attribute: String, in tag: String) -> String? {
    guard let start = tag.range(of: " \(attribute)=\"")?.upperBound else { return nil }
    return tag[start...].split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
  }
}
