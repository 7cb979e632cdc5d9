import RibletsSnapshot
import RibletsViews
import RibletsViewsSnapshot
import Testing

@testable import RibletsPictures

/// The look of everything, for people to see, and the very bytes.
@MainActor
struct ScreenSnapshotTests {
  @Test func `logging in`() {
    assertForms(of: SampleScreens.logIn)
  }

  @Test func `an alert above a board, in the dark`() {
    assertForms(of: SampleScreens.alert, appearance: .dark)
  }

  @Test func `all controls`() {
    assertForms(of: SampleScreens.controls)
  }

  @Test func `a sheet on a small phone, in the dark`() {
    assertForms(of: SampleScreens.sheet, size: .smallPhone, appearance: .dark)
  }

  @Test func `all letters`() {
    assertForms(of: SampleScreens.letters, size: ViewSize(width: 390, height: 1200))
  }

  @Test(
    arguments: [
      ("log in", ViewAppearance.light, 0x7D9A_C5EE), ("log in", .dark, 0xFED8_6192), ("board", .light, 0x0491_7937),
      ("controls", .dark, 0x703F_0CF1),
      ("letters", .light, 0xA583_D6C7),
    ] as [(String, ViewAppearance, UInt32)])
  func `the file has the same bytes on every machine`(name: String, appearance: ViewAppearance, sum: UInt32) throws {
    let frame = try #require(SampleScreens.all.first { $0.name == name }).frame
    let bytes = try SnapshotStrategy<Frame>.png(appearance: appearance).bytes(frame)
    #expect(CRC32.checksum(of: bytes[...]) == sum)
  }

  private func assertForms(
    of frame: Frame, size: ViewSize = .phone, appearance: ViewAppearance = .light,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    assertSnapshot(
      of: frame, as: .viewText, .svg(size: size, appearance: appearance), .png(size: size, appearance: appearance),
      sourceLocation: sourceLocation)
  }
}
