import Foundation

/// The folders in which programs keep the data of their user, such as a database.
///
/// ```swift
/// let path = try DataFolder.path(of: "shop.sqlite", in: "riblets-shop")
/// ```
///
/// Any isolation. See `Documentation/Terminal.md`.
public enum DataFolder {
  /// Returns the path of a file in a folder of the app, and creates the folder if it does not exist.
  ///
  /// - Throws: The error of the system if it cannot create the folder.
  public static func path(of file: String, in folder: String) throws -> String {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: file).path
  }
}
