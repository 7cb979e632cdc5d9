import Foundation

/// The names by which an app opens files, and the modules that open none, besides those that are known: `.riblets/impact.json`.
///
///     { "opensFiles": ["Fixtures", "loadSample"], "opensNoFiles": ["Yams"] }
struct ImpactSettings: Hashable, Sendable {
  /// The path of the file from the app's folder on.
  static let file = ".riblets/impact.json"

  /// Names of types and functions.
  private(set) var opensFiles: Set<String> = []
  /// Names of modules.
  private(set) var opensNoFiles: Set<String> = []
  /// The reason why the file cannot be read; `nil` for most.
  private(set) var problem: String?

  /// Reads the file in the folder of an app; it need not be there.
  init(in root: String) {
    guard let data = FileManager.default.contents(atPath: root + "/" + Self.file) else { return }
    let lists = try? JSONDecoder().decode([String: Set<String>].self, from: data)
    guard let lists, Set(lists.keys).isSubset(of: ["opensFiles", "opensNoFiles"]) else {
      problem = "\(Self.file) has other than 'opensFiles' and 'opensNoFiles', two lists of names"
      return
    }
    (opensFiles, opensNoFiles) = (lists["opensFiles"] ?? [], lists["opensNoFiles"] ?? [])
  }
}
