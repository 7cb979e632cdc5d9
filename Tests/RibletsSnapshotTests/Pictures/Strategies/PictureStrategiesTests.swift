import RibletsSnapshot
import Testing

@testable import RibletsPictures

@Suite @MainActor struct PictureStrategiesTests {
  @Test func `a picture is written as PNG`() throws {
    let bytes = try SnapshotStrategy<Picture>.png.bytes(.plain(7))
    #expect(try PNG.decode(bytes) == .plain(7))
    #expect(SnapshotStrategy<Picture>.png.pathExtension == "png")
    #expect(SnapshotStrategy<Picture>.png.form == .picture)
  }

  @Test func `a difference is counted and drawn`() throws {
    let compare = SnapshotStrategy<Picture>.png.compare
    let difference = try #require(try compare(PNG.encode(.plain(7)), PNG.encode(.plain(200))))
    #expect(difference.message.hasPrefix("12 of 12 pixels differ"))
    #expect(try PNG.decode(try #require(difference.picture)).width == 4)
  }

  @Test func `a difference that nobody sees is tolerated where the strategy says so`() throws {
    let (old, new) = (PNG.encode(.plain(200)), PNG.encode(.plain(201)))
    #expect(try SnapshotStrategy<Picture>.png(tolerance: .imperceptible).compare(old, new)?.message == nil)
    #expect(try SnapshotStrategy<Picture>.png.compare(old, new)?.message != nil)
  }

  @Test func `the same pixels in a file packed otherwise are the same picture`() throws {
    // A chunk of text, as an image editor leaves it, between the header and the pixels.
    var other = PNG.encode(.plain(7))
    let comment: [UInt8] = [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x62]
    let check = CRC32.checksum(of: comment[4...])
    other.insert(contentsOf: comment + [24, 16, 8, 0].map { UInt8(check >> $0 & 0xFF) }, at: 33)
    #expect(try SnapshotStrategy<Picture>.png.compare(other, PNG.encode(.plain(7)))?.message == nil)
  }

  @Test func `a file that is no PNG is unreadable, and says why`() {
    #expect(throws: UnreadableSnapshot.self) {
      try SnapshotStrategy<Picture>.png.compare([1, 2], PNG.encode(.plain(7)))
    }
  }
}
