// What a Swift SDK adds to wasi-libc: variables and functions that are macros, or take any number of arguments, in C.
@_exported import CWASILibc

public var errno: Int32 {
  get { 0 }
  set {}
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFMT: mode_t { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var S_IFDIR: mode_t { 0 }
