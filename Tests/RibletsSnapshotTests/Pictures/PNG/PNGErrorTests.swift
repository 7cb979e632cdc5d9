import Testing

@testable import RibletsPictures

struct PNGErrorTests {
  private let sound = PNGFile(width: 2, colourType: 0, rows: [0, 5, 6])

  @Test func `an empty file is called empty`() {
    #expect(message([]) == "The file is empty, so it is no PNG. Record the picture again.")
  }

  @Test(
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
      (Array("GIF89a".utf8), "a GIF picture"),
      (Array("BM1234".utf8), "a BMP picture"),
      (Array("RIFF1234WEBPVP8 ".utf8), "a WebP picture"),
      (Array("1234ftypheic".utf8), "a HEIC or AVIF picture, or a film"),
      (Array("<svg xmlns=''/>".utf8), "an SVG picture"),
      (Array("hello\nworld".utf8), "a text that begins with 'hello'"),
      (Array("안녕하세요".utf8), "a text that begins with '안녕하세요'"),
      ([1, 2, 3, 200], "something else (its first bytes are 01 02 03 c8)"),
      (
        Array("version https://git-lfs.github.com/spec/v1".utf8),
        "a pointer of Git LFS, whose picture was not fetched ('git lfs pull')"
      ),
      (
        [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
        "a PNG whose line ends were changed on the way, as text is; mark it as binary"
      ),
    ] as [([UInt8], String)])
  func `a file of another kind is named`(bytes: [UInt8], kind: String) {
    #expect(
      message(bytes) == "The file is \(kind), not a PNG. Save it as a PNG, or record the picture again.")
  }

  @Test func `a file that ends early says where, and what is missing`() {
    let bytes = sound.bytes
    let end = "It was not written to the end: record the picture again."
    #expect(
      message(Array(bytes[..<3])) == "The PNG ends after 3 bytes, before the end of its first eight bytes. \(end)")
    #expect(
      message(Array(bytes[..<20]))
        == "The PNG ends after 20 bytes, before the end of its part 'IHDR' at byte 33. \(end)")
    #expect(
      message(Array(bytes.dropLast(12)))
        == "The PNG ends after \(bytes.count - 12) bytes, before its last part ('IEND'). \(end)")
    for count in 1..<bytes.count {
      #expect(message(Array(bytes[..<count])).hasPrefix("The PNG ends after \(count) bytes, before "))
    }
  }

  @Test func `a changed byte is found by a checksum`() {
    var bytes = sound.bytes
    bytes[46] ^= 1
    #expect(
      message(bytes) == damaged("the chunk 'IDAT' at byte 33", "its checksum does not fit"))
    var stream = PNGFile.zlib([0, 5, 6])
    stream[8] ^= 1
    #expect(message(changed { $0.stream = stream }) == damaged("its pixels", "their checksum does not fit"))
  }

  @Test func `a picture too large to be true takes no memory`() {
    #expect(
      message(changed { $0.width = 4_000_000_000 }) == """
        The PNG says it has 4000000000 × 1 pixels. Only sides up to 16384 and 50000000 pixels in all are read. \
        Make the picture smaller, or record it again.
        """)
    #expect(
      message(changed { ($0.width, $0.height) = (16_384, 16_384) }).hasPrefix("The PNG says it has 16384 × 16384"))
    #expect(
      message(changed { ($0.width, $0.height) = (7_000, 7_000) })
        == damaged("its pixels", "14 bytes cannot hold 7000 × 7000 pixels"))
  }

  @Test func `a header that makes no sense is refused`() {
    #expect(
      message(changed { $0.width = 0 }) == damaged("the chunk 'IHDR'", "a picture of 0 × 1 pixels has none"))
    #expect(
      message(changed { $0.depth = 3 }) == damaged("the chunk 'IHDR'", "colour type 0 with 3 bits does not exist"))
    #expect(
      message(changed { $0.interlacing = 2 }) == """
        The PNG uses compression 0, filters 0 and interlacing 2, which is not read. Save it again without, or \
        record the picture again.
        """)
  }

  @Test func `parts that do not fit each other are refused`() {
    #expect(
      message(changed { $0.colourType = 3 }) == damaged("its chunks", "the table of colours ('PLTE') is missing"))
    #expect(
      message(
        changed {
          $0.colourType = 3
          $0.extras = [("PLTE", [1, 2, 3])]
        }) == damaged("its pixels", "one has colour 5 of a table of 1"))
    #expect(
      message(changed { $0.extras = [("tRNS", [1])] })
        == damaged("the chunk 'tRNS' at byte 33", "1 bytes do not fit the kind of picture"))
    #expect(
      message(changed { $0.extras = [("ABCD", [1])] })
        == "The PNG uses the unknown part 'ABCD', which is not read. Save it again without, or record the picture again."
    )
    #expect(
      message(changed { $0.stream = [] }) == damaged("its chunks", "none of them holds pixels ('IDAT')"))
    #expect(
      message(changed { $0.rows = [0, 5] }) == damaged("its pixels", "there are fewer than it says"))
    #expect(
      message(changed { $0.rows = [0, 5, 6, 7] }) == damaged("its pixels", "there are more than it says"))
    #expect(
      message(changed { $0.rows = [9, 5, 6] }) == damaged("its pixels", "row 0 has the unknown filter 9"))
    #expect(
      message(changed { $0.stream = [1, 2, 3, 4, 5, 6] })
        == damaged("its pixels", "they do not begin as a zlib stream does"))
  }

  private func changed(_ change: (inout PNGFile) -> Void) -> [UInt8] {
    var file = sound
    change(&file)
    return file.bytes
  }

  private func damaged(_ part: String, _ reason: String) -> String {
    "The PNG is damaged in \(part): \(reason). Take it from version control again, or record the picture again."
  }

  private func message(_ bytes: [UInt8]) -> String {
    do throws(PNGError) {
      _ = try PNG.decode(bytes)
      return "read without an error"
    } catch {
      return error.description
    }
  }
}
