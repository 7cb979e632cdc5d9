/// Decompresses bytes by RFC 1951.
struct Inflate {
  private var reader: BitReader
  private let target: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0

  /// Decompresses exactly `count` bytes.
  ///
  /// - Returns: The bytes, and the number of compressed ones.
  static func unpack(_ packed: ArraySlice<UInt8>, count: Int) throws(InflateError) -> (bytes: [UInt8], used: Int) {
    var used = 0
    var failure: InflateError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      packed.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress, let target = buffer.baseAddress else {
          failure = .endsEarly
          return
        }
        var inflate = Inflate(
          reader: BitReader(start, count: source.count), target: target, capacity: count)
        do throws(InflateError) {
          try inflate.run()
        } catch {
          failure = error
        }
        written = inflate.count
        used = inflate.reader.position
      }
    }
    if let failure { throw failure }
    guard bytes.count == count else { throw .endsEarly }
    return (bytes, used)
  }

  private init(reader: BitReader, target: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.reader = reader
    self.target = target
    self.capacity = capacity
  }

  private mutating func run() throws(InflateError) {
    var isLast = false
    while !isLast {
      isLast = try reader.read(1) == 1
      switch try reader.read(2) {
      case 0: try copyStored()
      case 1:
        try expand(
          literals: HuffmanTable(lengths: DeflateTables.fixedLiteralLengths[...], of: "literals"),
          distances: HuffmanTable(lengths: [UInt8](repeating: 5, count: 32)[...], of: "distances"))
      case 2:
        let tables = try readTables()
        try expand(literals: tables.literals, distances: tables.distances)
      default: throw .wrong("there is a block of an unknown kind")
      }
    }
    reader.finishByte()
  }

  private mutating func copyStored() throws(InflateError) {
    reader.finishByte()
    let length = try reader.read(16)
    guard try reader.read(16) == ~length & 0xFFFF else { throw .wrong("a block's length does not fit its check") }
    guard count + length <= capacity else { throw .tooLong }
    for _ in 0..<length {
      target[count] = UInt8(try reader.read(8))
      count += 1
    }
  }

  private mutating func readTables() throws(InflateError) -> (literals: HuffmanTable, distances: HuffmanTable) {
    let literalCount = try reader.read(5) + 257
    let distanceCount = try reader.read(5) + 1
    guard literalCount <= 286, distanceCount <= 30 else { throw .wrong("a block has too many codes") }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<(try reader.read(4) + 4) {
      codeLengths[DeflateTables.codeLengthOrder[index]] = UInt8(try reader.read(3))
    }
    let table = try HuffmanTable(lengths: codeLengths[...], of: "code lengths")
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      try appendLengths(to: &lengths, by: table)
    }
    guard lengths.count == literalCount + distanceCount else { throw .wrong("a block has too many code lengths") }
    guard lengths[DeflateTables.endOfBlock] > 0 else { throw .wrong("a block has no code for its end") }
    return (
      literals: try HuffmanTable(lengths: lengths[..<literalCount], of: "literals"),
      distances: try HuffmanTable(lengths: lengths[literalCount...], of: "distances")
    )
  }

  private mutating func appendLengths(to lengths: inout [UInt8], by table: HuffmanTable) throws(InflateError) {
    switch try table.symbol(from: &reader) {
    case 16:
      guard let last = lengths.last else { throw .wrong("the first code length repeats one before it") }
      lengths += [UInt8](repeating: last, count: 3 + (try reader.read(2)))
    case 17: lengths += [UInt8](repeating: 0, count: 3 + (try reader.read(3)))
    case 18: lengths += [UInt8](repeating: 0, count: 11 + (try reader.read(7)))
    case let length: lengths.append(UInt8(length))
    }
  }

  private mutating func expand(literals: HuffmanTable, distances: HuffmanTable) throws(InflateError) {
    while true {
      let symbol = try literals.symbol(from: &reader)
      if symbol == DeflateTables.endOfBlock { return }
      if symbol < DeflateTables.endOfBlock {
        guard count < capacity else { throw .tooLong }
        target[count] = UInt8(symbol)
        count += 1
        continue
      }
      let lengthCode = symbol - 257
      guard lengthCode < DeflateTables.lengthBases.count else { throw .wrong("there is an unknown length") }
      let length =
        DeflateTables.lengthBases[lengthCode] + (try reader.read(DeflateTables.lengthExtraBits[lengthCode]))
      let distanceCode = try distances.symbol(from: &reader)
      guard distanceCode < DeflateTables.distanceBases.count else { throw .wrong("there is an unknown distance") }
      let distance =
        DeflateTables.distanceBases[distanceCode] + (try reader.read(DeflateTables.distanceExtraBits[distanceCode]))
      guard distance <= count else { throw .wrong("a distance goes back before the beginning") }
      guard count + length <= capacity else { throw .tooLong }
      repeatBytes(length, distance: distance)
    }
  }

  private mutating func repeatBytes(_ length: Int, distance: Int) {
    let end = count + length
    if distance >= length {
      Memory.copy(target + count - distance, to: target + count, count: length)
      count = end
      return
    }
    while count < end {
      target[count] = target[count - distance]
      count += 1
    }
  }
}
