import Foundation

/// The folder in which the app keeps its database for the person who runs it.
enum DataFolder {
  /// Makes the folder if it is not there.
  static func databasePath() throws -> String {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: "riblets-kiosk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "kiosk.sqlite").path
  }
}
