#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The debugger that may be attached to this process, checked anew each time.
enum Debugger {
  /// Stops like a breakpoint if a debugger is attached; otherwise does nothing.
  static func stopIfAttached() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      if isAttached { raise(SIGTRAP) }
    #endif
  }

  static var isAttached: Bool {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&name, 4, &info, &size, nil, 0) == 0 else { return false }
      return info.kp_proc.p_flag & P_TRACED != 0
    #elseif canImport(Glibc) || canImport(Musl)
      isTracedByStatus()
    #else
      false
    #endif
  }

  /// Reads the `TracerPid` line of a Linux process status.
  static func isTraced(inStatus status: String) -> Bool {
    var status = status
    return status.withUTF8(isTraced)
  }

  /// Byte by byte: this is in every app, and the text operations of the standard library are a lot of code.
  private static func isTraced(inStatus status: UnsafeBufferPointer<UInt8>) -> Bool {
    let name: StaticString = "\nTracerPid:"
    // The number of matched bytes; the first line has no line end before it.
    var matched = 1
    for byte in status {
      if matched == name.utf8CodeUnitCount {
        if byte == UInt8(ascii: "\n") { return false }
        if byte >= UInt8(ascii: "1"), byte <= UInt8(ascii: "9") { return true }
      } else if byte == name.utf8Start[matched] {
        matched += 1
      } else {
        matched = byte == UInt8(ascii: "\n") ? 1 : 0
      }
    }
    return false
  }

  #if canImport(Glibc) || canImport(Musl)
    private static func isTracedByStatus() -> Bool {
      let file = open("/proc/self/status", O_RDONLY)
      guard file >= 0 else { return false }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { bytes in
        let count = read(file, bytes.baseAddress, bytes.count)
        return isTraced(inStatus: UnsafeBufferPointer(start: bytes.baseAddress, count: max(0, count)))
      }
    }
  #endif
}
