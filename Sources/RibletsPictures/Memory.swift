import Foundation

/// Whole stretches of bytes at once: the C library is fast in a debug build too, where a loop of ours is not.
enum Memory {
  static func isEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(left, right, count) == 0
  }

  static func copy(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
    memcpy(target, source, count)
  }
}
