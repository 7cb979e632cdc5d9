import RibletsSnapshot
import RibletsViews
import RibletsViewsSnapshot
import Testing

@testable import RibletsPictures

@MainActor
struct ScreenPicturesTests {
  @Test func `the end of a file's name tells sizes and appearances apart`() {
    typealias Strategy = SnapshotStrategy<Frame>
    #expect(Strategy.png().pathExtension == "png")
    #expect(Strategy.png(size: .smallPhone, appearance: .dark).pathExtension == "320x568.dark.png")
  }

  @Test func `a screen too large to be painted says so`() {
    let size = ViewSize(width: 100_000, height: 100_000)
    let problem = ScreenTooLarge(size: size)
    #expect(throws: problem) { try SnapshotStrategy<Frame>.png(size: size).bytes(SampleScreens.logIn) }
    #expect(
      problem.description == """
        A screen of 100000 × 100000 points is too large for a picture. Sides up to 16384 and 50000000 pixels in all \
        are painted: give a smaller size.
        """)
  }
}
