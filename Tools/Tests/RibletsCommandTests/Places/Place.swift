import Foundation
import Testing

/// The places in which the user may run a command without an app that it could only mean.
enum Place: String, CaseIterable, CustomTestStringConvertible {
  case withoutApp = "a folder without an app"
  case aboveApps = "a folder with apps below it"
  case severalApps = "a package with two apps"
  case libraries = "a package of several libraries"
  case ownFolders = "a package whose modules are not in Sources"
  case withoutGit = "an app where there is no git"
  case readOnly = "an app that may not be written"

  var testDescription: String { rawValue }

  /// The program, with its arguments, that runs the command there.
  var runner: [String] {
    switch self {
    case .withoutApp, .aboveApps, .severalApps, .libraries, .ownFolders: []
    case .withoutGit: ["/usr/bin/env", "PATH=/nowhere"]
    case .readOnly: Permissions.runner
    }
  }

  /// Makes it in an empty folder.
  func make(in folder: String) throws {
    switch self {
    case .withoutApp: break
    case .aboveApps:
      try write("class MenuRouter {}\n", to: "Kiosk/Sources/Kiosk/MenuRouter.swift", in: folder)
      try write("", to: "Kiosk/Package.swift", in: folder)
      try write("", to: "Library/Package.swift", in: folder)
      try makeApp(in: folder + "/apps/Shop")
    case .severalApps:
      try write("class MenuRouter {}\nclass CartRouter {}\n", to: "Sources/Kiosk/Routers.swift", in: folder)
      try write("class ShopRouter {}\n", to: "Sources/Shop/ShopRouter.swift", in: folder)
      try write("struct Price {}\n", to: "Sources/Prices/Price.swift", in: folder)
      try write("", to: "Package.swift", in: folder)
    case .libraries:
      try write("struct Price {}\n", to: "Sources/Prices/Price.swift", in: folder)
      try write("struct Tax {}\n", to: "Sources/Taxes/Tax.swift", in: folder)
      try write("", to: "Package.swift", in: folder)
    case .ownFolders:
      try write("struct Price {}\n", to: "Modules/Prices/Price.swift", in: folder)
      try write("", to: "Package.swift", in: folder)
    case .withoutGit: try makeApp(in: folder)
    case .readOnly:
      try makeApp(in: folder)
      try Permissions.set(folders: 0o555, files: 0o444, in: folder)
    }
  }

  private func makeApp(in folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #require(try BuiltCommand.run(["new", "app", "Shop", "--path", "."], in: folder).status == 0)
  }

  private func write(_ text: String, to path: String, in folder: String) throws {
    let url = URL(filePath: folder + "/" + path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
