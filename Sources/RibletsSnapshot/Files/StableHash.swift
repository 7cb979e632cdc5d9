/// A hash that is the same in every process and on every machine: FNV-1a, 64 bits.
enum StableHash {
  static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Returns eight hexadecimal digits.
  static func digits(of text: String) -> String {
    let value = value(of: text.composed.utf8)
    return padded((value >> 32) ^ (value & 0xffff_ffff), to: 8)
  }

  /// Returns sixteen hexadecimal digits.
  static func longDigits(of text: String) -> String {
    padded(value(of: text.composed.utf8), to: 16)
  }

  private static func padded(_ value: UInt64, to length: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: length - digits.count) + digits
  }
}
