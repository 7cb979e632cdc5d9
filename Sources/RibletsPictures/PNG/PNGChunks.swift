/// The chunks of a PNG that describe its pixels, checked one by one.
struct PNGChunks {
  private(set) var header: PNGHeader
  /// Red, green and blue of each number in an indexed picture.
  private(set) var palette: [PixelColour] = []
  /// The content of `tRNS`: the transparent colour, or the opacities of the palette.
  private(set) var transparency: [UInt8] = []
  private(set) var pixels: [UInt8] = []

  init(_ file: [UInt8]) throws(PNGError) {
    try Self.checkSignature(of: file)
    var position = PNG.signature.count
    let first = try Self.chunk(in: file, at: position)
    guard first.type == "IHDR" else {
      throw .corrupted(part: "its first chunk", reason: "it is '\(first.type)' instead of 'IHDR'")
    }
    header = try PNGHeader(first.content)
    position = first.end
    while true {
      let chunk = try Self.chunk(in: file, at: position)
      if chunk.type == "IEND" { break }
      try take(chunk)
      position = chunk.end
    }
    guard !pixels.isEmpty else { throw .corrupted(part: "its chunks", reason: "none of them holds pixels ('IDAT')") }
    guard header.colourType != .indexed || !palette.isEmpty else {
      throw .corrupted(part: "its chunks", reason: "the table of colours ('PLTE') is missing")
    }
  }

  private mutating func take(_ chunk: Chunk) throws(PNGError) {
    switch chunk.type {
    case "PLTE": try takePalette(chunk)
    case "tRNS": try takeTransparency(chunk)
    case "IDAT": pixels += chunk.content
    case "IHDR": throw .corrupted(part: chunk.name, reason: "there is one already")
    default:
      // The case of the first letter marks chunks that a reader has to support.
      guard chunk.isOptional else { throw .unsupported("the unknown part '\(chunk.type)'") }
    }
  }

  private mutating func takePalette(_ chunk: Chunk) throws(PNGError) {
    let bytes = Array(chunk.content)
    guard bytes.count % 3 == 0, (1...256).contains(bytes.count / 3) else {
      throw .corrupted(part: chunk.name, reason: "\(bytes.count) bytes are no table of 1 to 256 colours")
    }
    palette = stride(from: 0, to: bytes.count, by: 3).map {
      PixelColour(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
  }

  private mutating func takeTransparency(_ chunk: Chunk) throws(PNGError) {
    let fits =
      switch header.colourType {
      case .grey: chunk.content.count == 2
      case .colour: chunk.content.count == 6
      case .indexed: chunk.content.count <= palette.count
      case .greyWithOpacity, .colourWithOpacity: false
      }
    guard fits else {
      throw .corrupted(part: chunk.name, reason: "\(chunk.content.count) bytes do not fit the kind of picture")
    }
    transparency = Array(chunk.content)
    guard header.colourType == .indexed else { return }
    for (index, opacity) in transparency.enumerated() { palette[index].opacity = opacity }
  }
}

// MARK: - Single chunks

extension PNGChunks {
  private struct Chunk {
    let type: String
    let content: ArraySlice<UInt8>
    let start: Int

    var end: Int { content.endIndex + 4 }
    var isOptional: Bool { type.utf8.first.map { $0 & 0x20 != 0 } ?? false }
    var name: String { "the chunk '\(type)' at byte \(start)" }
  }

  private static func chunk(in file: [UInt8], at start: Int) throws(PNGError) -> Chunk {
    guard start + 8 <= file.count else { throw .truncated(count: file.count, expected: "its last part ('IEND')") }
    let letters = file[start + 4..<start + 8]
    guard letters.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
      throw .corrupted(part: "the chunk at byte \(start)", reason: "its name is not made of letters")
    }
    let type = String(decoding: letters, as: UTF8.self)
    let length = Int(file.bigEndian(at: start))
    guard length <= Int(Int32.max) else {
      throw .corrupted(part: "the chunk '\(type)' at byte \(start)", reason: "its length of \(length) is not allowed")
    }
    guard length <= file.count - start - 12 else {
      throw .truncated(count: file.count, expected: "the end of its part '\(type)' at byte \(start + 12 + length)")
    }
    let end = start + 8 + length
    guard CRC32.checksum(of: file[start + 4..<end]) == file.bigEndian(at: end) else {
      throw .corrupted(part: "the chunk '\(type)' at byte \(start)", reason: "its checksum does not fit")
    }
    return Chunk(type: type, content: file[start + 8..<end], start: start)
  }

  private static func checkSignature(of file: [UInt8]) throws(PNGError) {
    guard !file.isEmpty else { throw .empty }
    if file.starts(with: PNG.signature) { return }
    if PNG.signature.starts(with: file) {
      throw .truncated(count: file.count, expected: "the end of its first eight bytes")
    }
    throw .foreign(ForeignFile.kind(of: file))
  }
}
