import Foundation

/// 64 bits that tell contents apart. Nobody attacks it: what it guards is a cache of one's own files.
package struct ContentHash: Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = ContentHash()
    hash.add(UnsafeRawBufferPointer(bytes))
    return hash.value
  }

  package static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of($0) }
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    add(rest)
    // So that zeros at the end count.
    add(UInt64(bytes.count))
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  /// Adds the program that runs, so that what it leaves is not for another one, or another version of it.
  package mutating func addProgram() {
    if let program = Bundle.main.executablePath { add(FileIdentity(of: program)) }
  }

  package mutating func add(_ identity: FileIdentity) {
    add(identity.device)
    add(identity.inode)
    add(UInt64(bitPattern: identity.size))
    add(UInt64(bitPattern: identity.modified))
    add(UInt64(bitPattern: identity.changed))
  }
}
