import Foundation

/// A folder with the sources of Riblets.
enum RibletsCheckout {
  /// The checkout that the running tool was built in.
  static var ofTool: String? { above(Bundle.main.executablePath ?? CommandLine.arguments[0]) }

  /// The package that the running tool was packed in, by `scripts/pack-tool`.
  static var packageOfTool: String? { package(ofTool: Bundle.main.executablePath ?? CommandLine.arguments[0]) }

  /// The package with a tool in `riblets.artifactbundle/VARIANT/bin`.
  static func package(ofTool path: String) -> String? {
    let parts = URL(filePath: path).resolvingSymlinksInPath().pathComponents.dropLast(3)
    guard parts.last == "riblets.artifactbundle" else { return nil }
    let folder = NSString.path(withComponents: Array(parts.dropLast()))
    return FileManager.default.fileExists(atPath: folder + "/Package.swift") ? folder : nil
  }

  /// The checkout around a path.
  static func above(_ path: String) -> String? {
    var place = URL(filePath: path).resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      if isCheckout(place.path) { return place.path }
    }
    return nil
  }

  static func isCheckout(_ folder: String) -> Bool {
    ["Package.swift", "Sources/Riblets", "Tools/Package.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: folder + "/" + $0)
    }
  }

  /// The way from a folder to another one, so that both can be moved together.
  static func relativePath(from folder: String, to target: String) -> String {
    func names(_ path: String) -> [String] {
      // A new folder has no real path yet; the one around it has.
      let url = URL(filePath: path).standardizedFileURL
      if FileManager.default.fileExists(atPath: path) { return url.resolvingSymlinksInPath().pathComponents }
      return url.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents + [url.lastPathComponent]
    }
    let from = names(folder)
    let to = names(target)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
