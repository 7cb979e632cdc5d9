/// A rectangle of pixels, ready to be written as a PNG or compared.
///
/// ```swift
/// let red = Picture(width: 1, height: 1, pixels: [255, 0, 0, 255])
/// let file = PNG.encode(red)
/// ```
public struct Picture: Sendable, Equatable {
  /// The pixels of a row; at least 1.
  public let width: Int
  /// The number of rows; at least 1.
  public let height: Int
  /// The pixels, four bytes each: red, green, blue and opacity, not premultiplied, in sRGB; row by row from the top
  /// left.
  public private(set) var pixels: [UInt8]

  /// Makes a picture of given pixels.
  ///
  /// Stops the program if a side is shorter than 1 or `pixels` are not four bytes for each.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      width > 0 && height > 0, "A picture of \(width) × \(height) pixels has none. Give both sides at least 1.")
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    precondition(
      !overflows && count <= Int.max / 4 && pixels.count == count * 4,
      "A picture of \(width) × \(height) pixels takes four bytes for each, and got \(pixels.count) in all.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
