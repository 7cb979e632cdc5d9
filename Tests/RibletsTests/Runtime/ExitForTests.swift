#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Ends a process that a test started to see how it ends.
enum ExitForTests {
  static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #else
      Glibc.exit(code)
    #endif
  }
}
