import Foundation

/// A folder with the sources of Riblets.
enum RibletsCheckout {
  /// The checkout that the running tool was built in.
  static var ofTool: String? { above(Bundle.main.executablePath ?? CommandLine.arguments[0]) }

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
