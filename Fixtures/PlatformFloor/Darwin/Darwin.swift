// The overlay of Apple's C library: variables and functions that are macros, or take any number of arguments, in C.
// README.md names the sources.
@_exported import CDarwin

public var errno: Int32 {
  get { 0 }
  set {}
}
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func ioctl(_ fd: Int32, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var TIOCGWINSZ: UInt { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFMT: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFIFO: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFCHR: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFDIR: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFREG: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFLNK: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var SIG_DFL: sig_t? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
