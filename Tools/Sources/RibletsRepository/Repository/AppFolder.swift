import Foundation
package import RibletsPlans

/// The folder of an app or a package, from which on all its paths are meant.
package struct AppFolder: Hashable, Sendable {
  /// Absolute.
  package let path: String
  /// True if a file says where the app has its parts.
  package let hasLayout: Bool

  /// Takes a folder as it is.
  ///
  /// - Returns: `nil` where there is neither a layout nor a package.
  init?(at path: String) {
    self.path = path
    hasLayout = FileManager.default.fileExists(atPath: path + "/" + AppLayout.file)
    guard hasLayout || FileManager.default.fileExists(atPath: path + "/Package.swift") else { return nil }
  }

  /// Looks for the nearest one: a folder, or one of those around it.
  ///
  /// - Throws: ``RequestProblem`` that names the apps below the folder, if there is none.
  package init(around folder: String) throws(RequestProblem) {
    guard Self.isFolder(folder) else { throw RequestProblem("There is no folder '\(folder)'. Name one of the app.") }
    var place = folder
    while true {
      if let found = Self(at: place) {
        self = found
        return
      }
      let parent = URL(filePath: place).deletingLastPathComponent().standardizedFileURL.path
      guard parent != place, place != "/" else { break }
      place = parent
    }
    guard let hint = Self.hint(below: folder) else {
      throw RequestProblem(
        "There is no app in '\(folder)' or around it: no '\(AppLayout.file)' and no 'Package.swift'. Make one: riblets new app Shop."
      )
    }
    throw RequestProblem("There is no app in '\(folder)' or around it. \(hint)")
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

// MARK: - What is below

extension AppFolder {
  /// The apps below a folder, as a sentence with the way there; `nil` without any.
  static func hint(below folder: String) -> String? {
    let apps = apps(below: folder)
    guard let first = apps.first else { return nil }
    let isCurrent = URL(filePath: ".").standardizedFileURL.path == folder
    let way = isCurrent ? first : folder + "/" + first
    let command = "cd " + (way.contains(" ") ? "'\(way)'" : way)
    return apps.count == 1
      ? "In a folder below there is one. To work there: \(command)."
      : "In folders below there are: \(apps.prefix(20).joined(separator: ", ")). To work in one of them: \(command)."
  }

  /// The apps, and the packages with riblets, below a folder; the nearest first, and relative to it.
  ///
  /// A look and no search: three folders deep, and at a few hundred folders. Below the root of the disk it would find what
  /// nobody means.
  private static func apps(below folder: String) -> [String] {
    guard folder != "/" else { return [] }
    var found: [String] = []
    var waiting = subfolders(of: folder, below: "")
    var depth = 1
    var left = 300
    while depth <= 3, !waiting.isEmpty {
      var next: [String] = []
      for name in waiting.prefix(left) {
        if let app = Self(at: folder + "/" + name), app.hasLayout || app.hasRiblets {
          found.append(name)
        } else {
          next += subfolders(of: folder, below: name + "/")
        }
      }
      left -= min(left, waiting.count)
      waiting = next
      depth += 1
    }
    return found
  }

  private static func subfolders(of folder: String, below prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + prefix)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { prefix + $0 }.filter { isFolder(folder + "/" + $0) }
  }

  private var hasRiblets: Bool {
    ((try? ModuleCounts(of: path)) ?? nil)?.modules.contains { $0.riblets > 0 } ?? false
  }
}
