/// The parts of an address after its prefix, percent-decoded.
struct LinkAddress {
  /// The longest address that is read.
  static let limit = 8192

  private(set) var segments: [String] = []
  /// The parameters of the query in their order, also those that no pattern has.
  private(set) var query: [(name: String, value: String)] = []

  /// Reads an address.
  ///
  /// - Throws: ``LinkFailure`` for one that has none of the prefixes, is too long, or is not text.
  init(_ text: String, prefixes: [String]) throws(LinkFailure) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.limit else { throw .tooLong(bytes: bytes.count, limit: Self.limit) }
    let starts = prefixes.filter { Self.begins(bytes, with: $0) }.map(\.utf8.count)
    guard let start = starts.max() else { throw .foreign(address: text, prefixes: prefixes) }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "#") }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    // Empty parts are kept, except the slashes around the path, so that `product//7` is not `product/7`.
    var parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts { segments.append(try Self.text(of: part, in: text)) }
    for pair in rest.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let value = pair.dropFirst(name.count + 1)
      query.append((try Self.text(of: name, in: text, isForm: true), try Self.text(of: value, in: text, isForm: true)))
    }
  }

  /// Compares without regard to case, since schemes and hosts are case-insensitive. A prefix ends where a part of an address
  /// does: `https://app.example` is not the beginning of `https://app.example.evil.com`.
  private static func begins(_ bytes: [UInt8], with prefix: String) -> Bool {
    func lowercased(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
    let ends = "/?#".utf8
    guard bytes.starts(with: prefix.utf8, by: { lowercased($0) == lowercased($1) }) else { return false }
    guard bytes.count > prefix.utf8.count, let last = prefix.utf8.last, !ends.contains(last) else { return true }
    let isScheme = last == UInt8(ascii: ":") && !prefix.utf8.contains(UInt8(ascii: "/"))
    return isScheme || ends.contains(bytes[prefix.utf8.count])
  }

  /// - Parameter isForm: True where a plus sign is a space, as browsers send forms.
  private static func text(of part: ArraySlice<UInt8>, in address: String, isForm: Bool = false) throws(LinkFailure)
    -> String
  {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(part.count)
    var index = part.startIndex
    while index < part.endIndex {
      var byte = part[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < part.endIndex, let high = digit(part[index + 1]), let low = digit(part[index + 2]) else {
          throw unreadable(part, address)
        }
        byte = high << 4 | low
        index += 2
      } else if isForm, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      decoded.append(byte)
      index += 1
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // Invalid UTF-8 was replaced by other bytes.
    guard text.utf8.elementsEqual(decoded),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    else { throw unreadable(part, address) }
    return text
  }

  private static func unreadable(_ part: ArraySlice<UInt8>, _ address: String) -> LinkFailure {
    .unreadable(part: String(decoding: part, as: UTF8.self), address: address)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
