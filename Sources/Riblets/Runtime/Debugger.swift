#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Whether somebody watches this process, asked anew each time since a debugger comes and goes.
enum Debugger {
  /// Stops like a breakpoint if a debugger is attached; else does nothing.
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
      isTraced(inStatus: readStatus())
    #else
      false
    #endif
  }

  /// Reads the `TracerPid` line of a Linux process status.
  static func isTraced(inStatus status: String) -> Bool {
    for line in status.split(separator: "\n") where line.hasPrefix("TracerPid:") {
      return line.dropFirst("TracerPid:".count).contains { $0 != "0" && $0.isNumber }
    }
    return false
  }

  #if canImport(Glibc) || canImport(Musl)
    private static func readStatus() -> String {
      let file = open("/proc/self/status", O_RDONLY)
      guard file >= 0 else { return "" }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(file, &bytes, bytes.count)
      return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
    }
  #endif
}
