#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(WASILibc)
  internal import WASILibc
#endif

/// The error output of the process, without Foundation.
package enum StandardError {
  /// Writes all of a text, or as much as the output takes.
  package static func write(_ text: String) {
    #if canImport(Darwin)
      var text = text
      text.withUTF8(write)
    #else
      // On other systems every text is stored like this. `withUTF8` would add code for Objective-C strings to each app.
      text.utf8.withContiguousStorageIfAvailable(write)
    #endif
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard var rest = bytes.baseAddress else { return }
    var count = bytes.count
    while count > 0 {
      let written = writeToSystem(2, rest, count)
      guard written > 0 else { return }
      rest += written
      count -= written
    }
  }
}

/// Outside of the type, whose functions of this name would hide that of the system.
private func writeToSystem(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}
