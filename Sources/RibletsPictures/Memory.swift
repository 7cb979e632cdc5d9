import Foundation

/// Operations on ranges of bytes by the C library, which are fast in debug builds, too, unlike loops in Swift.
enum Memory {
  static func isEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(left, right, count) == 0
  }

  static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    memcpy(target, source, count)
  }
}
