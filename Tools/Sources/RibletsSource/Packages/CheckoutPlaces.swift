import Foundation

/// The folders of the packages that SwiftPM fetched, as it wrote them down in `.build/workspace-state.json`.
struct CheckoutPlaces: Sendable {
  private var folders: [String: String] = [:]

  /// Looks in the package's own build folder, in those of the folders above it, whose packages may depend on it, and in
  /// that of the current folder. The nearest wins.
  init(around package: String) {
    var place = package
    read(place)
    while let slash = place.lastIndex(of: "/"), slash > place.startIndex {
      place = String(place[..<slash])
      read(place)
    }
    read(FileManager.default.currentDirectoryPath)
  }

  /// The folder of a package that goes by any of these names.
  func place(of names: Set<String>) -> String? {
    names.sorted().lazy.compactMap { folders[$0] }.first
  }

  private struct State: Decodable {
    struct Object: Decodable { var dependencies: [Entry] }
    struct Entry: Decodable {
      struct Reference: Decodable {
        var identity: String
        var name: String?
      }
      struct Kind: Decodable {
        var name: String
        var path: String?
      }
      var packageRef: Reference
      var state: Kind
      var subpath: String
    }
    var object: Object
  }

  private mutating func read(_ package: String) {
    let build = package + "/.build"
    guard let data = FileManager.default.contents(atPath: build + "/workspace-state.json"),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return }
    for entry in state.object.dependencies {
      let folder =
        switch entry.state.name {
        case "sourceControlCheckout": build + "/checkouts/" + entry.subpath
        case "registryDownload": build + "/registry/downloads/" + entry.subpath
        default: entry.state.path ?? package + "/Packages/" + entry.subpath
        }
      for name in [entry.packageRef.identity, entry.packageRef.name ?? ""].map({ $0.lowercased() }) where !name.isEmpty
      {
        if folders[name] == nil { folders[name] = folder }
      }
    }
  }
}
