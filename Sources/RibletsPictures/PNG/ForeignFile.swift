/// Names the format of a file that is not a PNG.
enum ForeignFile {
  static func kind(of file: [UInt8]) -> String {
    if let kind = beginnings.first(where: { file.starts(with: $0.bytes) })?.kind { return kind }
    if file.count >= 12, file[8..<12].elementsEqual("WEBP".utf8) { return "a WebP picture" }
    if file.count >= 12, file[4..<8].elementsEqual("ftyp".utf8) { return "a HEIC or AVIF picture, or a film" }
    return text(file) ?? "something else (its first bytes are \(hexadecimal(file.prefix(8))))"
  }

  private static let beginnings: [(bytes: [UInt8], kind: String)] = [
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    (Array("BM".utf8), "a BMP picture"),
    ([0x49, 0x49, 0x2A, 0x00], "a TIFF picture"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF picture"),
    (Array("%PDF".utf8), "a PDF document"),
    (Array("<svg".utf8), "an SVG picture"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0A], "a PNG whose line ends were changed on the way, as text is; mark it as binary"),
    ([0xC2, 0x89, 0x50, 0x4E, 0x47], "a PNG that was saved again as text"),
    ([0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47], "a PNG that was saved again as text"),
    (Array("version https://git-lfs".utf8), "a pointer of Git LFS, whose picture was not fetched ('git lfs pull')"),
  ]

  private static func text(_ file: [UInt8]) -> String? {
    // The last character may be cut.
    let beginning = String(decoding: file.prefix(40), as: UTF8.self)
    let isText = beginning.unicodeScalars.dropLast(1).allSatisfy {
      $0 != "\u{FFFD}" && ($0.value >= 0x20 || $0 == "\n" || $0 == "\r" || $0 == "\t")
    }
    guard isText, !beginning.isEmpty else { return nil }
    let line = beginning.split(whereSeparator: \.isNewline).first.map { String($0.prefix(24)) } ?? ""
    return "a text that begins with '\(line)'"
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
