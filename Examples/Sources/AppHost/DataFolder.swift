import Foundation

/// The folders in which the samples keep the data of the person who runs them.
public enum DataFolder {
  /// The path of a file in an app's folder, which is made if it is not there.
  public static func path(of file: String, in folder: String) throws -> String {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: file).path
  }
}
