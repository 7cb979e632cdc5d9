import Testing

@testable import RibletsPictures

struct PictureComparisonTests {
  private let grey = Picture(width: 4, height: 3, pixels: Array(repeating: 200, count: 48).opaque)

  @Test func `equal pictures have no difference`() {
    #expect(difference(between: grey, and: grey) == nil)
  }

  @Test func `one changed pixel is counted and found`() throws {
    let found = try #require(difference(between: grey, and: grey.changed(at: 6, to: [0, 0, 0, 255])))
    #expect(found.differingPixels == 1)
    #expect(found.box == PictureDifference.Box(x: 2, y: 1, width: 1, height: 1))
    #expect(
      found.description == """
        1 of 12 pixels differs (8.33 %), within columns 2 to 2, rows 1 to 1. \
        The largest colour difference is 0.833 of 1.
        """)
  }

  @Test func `the difference is drawn in magenta over the faded picture`() throws {
    let found = try #require(difference(between: grey, and: grey.changed(at: 6, to: [0, 0, 0, 255])))
    #expect(Array(found.picture.pixels[0..<4]) == [233, 233, 233, 255])
    #expect(Array(found.picture.pixels[24..<28]) == [230, 0, 126, 255])
  }

  @Test func `what the eye cannot see passes a tolerance, and one step more does not`() {
    let nearly = grey.changed(at: 0, to: [201, 200, 200, 255])
    #expect(difference(between: grey, and: nearly)?.changedPixels == 1)
    #expect(difference(between: grey, and: nearly, tolerance: .imperceptible) == nil)
    let visibly = grey.changed(at: 0, to: [220, 200, 200, 255])
    #expect(difference(between: grey, and: visibly, tolerance: .imperceptible)?.differingPixels == 1)
  }

  @Test func `a share of pixels may differ, and not one more`() {
    let one = grey.changed(at: 0, to: [0, 0, 0, 255])
    let two = one.changed(at: 11, to: [0, 0, 0, 255])
    let tolerance = PictureTolerance(differingShare: 1.0 / 12)
    #expect(difference(between: grey, and: one, tolerance: tolerance) == nil)
    #expect(
      difference(between: grey, and: two, tolerance: tolerance)?.box
        == PictureDifference.Box(x: 0, y: 0, width: 4, height: 3))
  }

  @Test func `pictures of different sizes always differ, and both can be seen`() throws {
    let wider = Picture(width: 5, height: 2, pixels: Array(repeating: 200, count: 40).opaque)
    let all = PictureTolerance(colourDistance: 1, differingShare: 1)
    let found = try #require(difference(between: grey, and: wider, tolerance: all))
    #expect(found.picture.width == 5 && found.picture.height == 3)
    #expect(
      found.description == """
        The size is 5 × 2 instead of 4 × 3. 6 of 14 pixels differ (42.85 %), within columns 0 to 4, rows 0 to 2.
        """)
  }

  @Test func `opacity counts where it can be seen`() throws {
    let black = Picture(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let clear = Picture(width: 1, height: 1, pixels: [0, 0, 0, 0])
    let found = try #require(difference(between: black, and: clear))
    #expect(abs(found.largestDistance - 1) < 0.001)
    let alsoClear = Picture(width: 1, height: 1, pixels: [255, 0, 0, 0])
    #expect(difference(between: clear, and: alsoClear)?.differingPixels == 1)
    #expect(difference(between: clear, and: alsoClear, tolerance: .imperceptible) == nil)
  }

  /// Values of the author's own example code, to three digits.
  @Test(
    arguments: [
      ([255, 255, 255], 1.000), ([255, 0, 0], 0.6787), ([0, 255, 0], 0.9152), ([0, 0, 255], 0.5495),
      ([128, 128, 128], 0.5999),
    ] as [([UInt8], Double)])
  func `the distance from black is the one of OKLab`(colour: [UInt8], distance: Double) throws {
    let black = Picture(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let other = Picture(width: 1, height: 1, pixels: colour + [255])
    let found = try #require(difference(between: black, and: other))
    #expect(abs(found.largestDistance - distance) < 0.0005, "\(found.largestDistance)")
  }
}

extension [UInt8] {
  fileprivate var opaque: [UInt8] { enumerated().map { $0 % 4 == 3 ? 255 : $1 } }
}

extension Picture {
  fileprivate func changed(at index: Int, to colour: [UInt8]) -> Picture {
    var changed = pixels
    changed.replaceSubrange(4 * index..<4 * index + 4, with: colour)
    return Picture(width: width, height: height, pixels: changed)
  }
}
