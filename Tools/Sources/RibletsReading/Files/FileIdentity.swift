#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The facts that distinguish a file from another one, and from itself after a change, without reading it.
package struct FileIdentity: Hashable, Sendable {
  package internal(set) var device: UInt64 = 0
  package internal(set) var inode: UInt64 = 0
  package internal(set) var size: Int64 = -1
  /// Nanoseconds since 1970.
  package internal(set) var modified: Int64 = 0
  /// Nanoseconds since 1970; also when the file was renamed, or its times were set.
  package internal(set) var changed: Int64 = 0

  /// Of a file that is not there.
  package static let missing = FileIdentity()

  /// Looks at a file; links are followed.
  package init(of path: String) {
    var status = stat()
    if stat(path, &status) == 0 { self.init(status) } else { self.init() }
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let times = (status.st_mtimespec, status.st_ctimespec)
    #else
      let times = (status.st_mtim, status.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(times.0.tv_sec) * 1_000_000_000 + Int64(times.0.tv_nsec)
    changed = Int64(times.1.tv_sec) * 1_000_000_000 + Int64(times.1.tv_nsec)
  }

  private init() {}

  /// The clock of files moves in steps: what changes twice within one would look unchanged.
  ///
  /// - Parameter now: When the file was looked at, in nanoseconds since 1970.
  package func isSettled(at now: Int64) -> Bool { max(modified, changed) < now - 50_000_000 }

  /// Itself, or what no file ever is: what was changed just now may change again, and look the same.
  ///
  /// - Parameter now: When the file was looked at, in nanoseconds since 1970.
  package func trusted(at now: Int64) -> FileIdentity { isSettled(at: now) ? self : .missing }

  /// The time, in nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
