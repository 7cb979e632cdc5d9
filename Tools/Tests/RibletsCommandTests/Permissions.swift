import Foundation

/// Permissions to write, and a user who is held by them.
enum Permissions {
  /// True if a command can be run so that it may not write everywhere: the superuser has to become another user.
  static var canHold: Bool { geteuid() != 0 || FileManager.default.fileExists(atPath: "/usr/bin/setpriv") }

  /// The program, with its arguments, that runs a command as a user whom permissions hold.
  static var runner: [String] {
    geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
  }

  /// Sets those of a folder and of everything in it.
  static func set(folders: Int, files: Int, in root: String) throws {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in names.map({ root + "/" + $0 }) + [root] {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      try set(isFolder.boolValue ? folders : files, of: path)
    }
  }

  static func set(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}
