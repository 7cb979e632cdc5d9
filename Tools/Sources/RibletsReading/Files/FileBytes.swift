/// Quick questions to the bytes of a file.
struct FileBytes {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The hashes of names that are declared, as far as words tell: `protocol Name`, `typealias Name`, `class Name`.
  func declaredNames() -> [UInt64] {
    var names: [UInt64] = []
    for keyword in Self.keywords {
      var place = 0
      while let found = keyword.place(in: bytes, from: place) {
        place = found + keyword.word.count
        if let name = name(at: place) { names.append(ContentHash.of(UnsafeBufferPointer(rebasing: bytes[name]))) }
      }
    }
    return names
  }

  private static let keywords = ["protocol", "typealias", "class"].map(WordSearch.init)

  /// The name after spaces, without backticks.
  private func name(at start: Int) -> Range<Int>? {
    var place = start
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 9 || bytes[place] == 10 { place += 1 }
    guard place > start else { return nil }
    if place < bytes.count, bytes[place] == UInt8(ascii: "`") { place += 1 }
    let first = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    return place > first ? first..<place : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The offset of the first byte that is not UTF-8.
  var invalidOffset: Int? {
    if isASCII { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &source) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  private var isASCII: Bool {
    var high: UInt64 = 0
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place + 8 <= raw.count {
      high |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < raw.count {
      high |= UInt64(raw[place])
      place += 1
    }
    return high & 0x8080_8080_8080_8080 == 0
  }
}
