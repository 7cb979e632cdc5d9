import Foundation
import RibletsSource

/// The manifests and packages that SwiftPM may build in place of those that are read: for another version of Swift, or edited ones.
struct OtherManifests {
  /// A reason for each, as `SwiftPM may take 'Package@swift-6.swift'`.
  private(set) var problems: [String] = []
  /// True if tests of the app itself may be in another manifest.
  private(set) var mayHaveTests = false
  /// True if the app's package has one under `swift package edit`.
  private(set) var hasEdits = false

  /// Looks into the folders of packages.
  ///
  /// - Parameter packages: The app's package first. Their folders are relative to the root.
  init(of packages: [SourcePackage], in root: String) {
    for (place, package) in packages.enumerated() {
      let folder = URL(filePath: root).appending(path: package.folder).path
      guard let name = Self.manifest(in: folder) else { continue }
      let path = package.folder.isEmpty ? name : "\(package.folder)/\(name)"
      problems.append("SwiftPM may take '\(path)', which is not read")
      mayHaveTests = mayHaveTests || place == 0
    }
    let state = FileManager.default.contents(atPath: root + "/.build/workspace-state.json") ?? Data()
    hasEdits = String(decoding: state, as: UTF8.self).contains("\"edited\"")
    if hasEdits {
      problems.append("a package is taken from elsewhere: see 'swift package edit'")
    }
  }

  /// Finds a manifest for a version of Swift that is not older than what `Package.swift` asks for: SwiftPM takes the one of the
  /// compiler, or else the newest that the compiler understands.
  ///
  /// ```text
  /// Package.swift (5.9), Package@swift-6.swift     →  Package@swift-6.swift
  /// Package.swift (6.0), Package@swift-5.9.swift   →  none
  /// ```
  private static func manifest(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = names.filter { $0.hasPrefix("Package@") && $0.hasSuffix(".swift") }.sorted()
    guard !others.isEmpty else { return nil }
    let text = FileManager.default.contents(atPath: folder + "/Package.swift").map {
      String(decoding: $0, as: UTF8.self)
    }
    let asked = version(ofTools: text ?? "")
    return others.last { name in
      let version = version(in: name.dropLast(".swift".count))
      return version.isEmpty || asked.isEmpty || !version.lexicographicallyPrecedes(asked.prefix(version.count))
    }
  }

  /// The version of Swift that a manifest asks for: `// swift-tools-version: 6.1` → `[6, 1]`
  static func version(ofTools manifest: String) -> [Int] { version(in: manifest.split(separator: "\n").first ?? "") }

  private static func version(in text: Substring) -> [Int] {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return digits.split(separator: ".").compactMap { Int($0) }
  }
}
