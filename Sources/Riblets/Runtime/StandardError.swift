#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
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
      let written = platformWrite(2, rest, count)
      guard written > 0 else { return }
      rest += written
      count -= written
    }
  }

  private static func platformWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      count
    #endif
  }
}
