#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of a file, by which it is the same one under several names.
package struct FileIdentity: Hashable, Sendable {
  private var device: UInt64 = 0
  private(set) var inode: UInt64 = 0

  /// Of a file that is not there.
  package static let missing = FileIdentity()

  /// Looks at a file; links are followed.
  package init(of path: String) {
    var status = stat()
    if stat(path, &status) == 0 { self.init(status) } else { self.init() }
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  private init() {}
}
