import RibletsPictures
import Testing

@testable import RibletsSnapshot

@Suite struct PicturesSectionTests {
  @Test func `the size of a picture is read from its file`() {
    #expect(PictureSize(PNG.encode(.plain(1))) == PictureSize(PNG.encode(.plain(2))))
    #expect(PictureSize(PNG.encode(.plain(1)))?.width == 4)
    #expect(PictureSize(PNG.encode(.plain(1)))?.height == 3)
    #expect(PictureSize([1, 2, 3]) == nil)
  }
}
