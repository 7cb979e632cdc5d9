#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension StaticString {
  /// Returns true if bytes spell this word. Quick where nothing is optimized, too.
  func isSpelled(by bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    utf8CodeUnitCount == count && memcmp(bytes, utf8Start, count) == 0
  }
}
