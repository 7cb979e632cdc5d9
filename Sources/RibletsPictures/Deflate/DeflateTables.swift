/// The numbers that RFC 1951 gives in its section 3.2.
enum DeflateTables {
  static let endOfBlock = 256
  static let shortestMatch = 3
  static let longestMatch = 258
  static let longestDistance = 32768

  /// The shortest length of each length code, from code 257 on.
  static let lengthBases: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  static let lengthExtraBits: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The shortest distance of each distance code.
  static let distanceBases: [Int] = (0..<30).map { code in
    code < 4 ? code + 1 : 1 + (2 + code % 2) << (code / 2 - 1)
  }
  static let distanceExtraBits: [Int] = (0..<30).map { $0 < 4 ? 0 : $0 / 2 - 1 }

  /// The order of the lengths of the codes for code lengths.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  static let fixedLiteralLengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
    + Array(repeating: 8, count: 8)
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: 30)

  /// The length code, counted from 0, of every match length.
  static let codeOfLength: [UInt8] = (0...longestMatch).map { length in
    UInt8(lengthBases.lastIndex { $0 <= max(length, shortestMatch) } ?? 0)
  }

  /// Returns the distance code of a distance from 1 to 32768.
  static func codeOfDistance(_ distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let bits = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * bits + ((distance - 1) >> (bits - 1)) & 1
  }
}
