/// 64 bits that tell texts apart. Nobody attacks it: two names of one hash cost a look more.
package struct ContentHash: Sendable {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = ContentHash()
    hash.add(UnsafeRawBufferPointer(bytes))
    return hash.value
  }

  package static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of($0) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
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

  private mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }
}
