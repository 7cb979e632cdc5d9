/// The difference between two pictures.
public struct PictureDifference: Sendable {
  /// A part of a picture, in pixels from the top left.
  public struct Box: Sendable, Hashable {
    /// The column of the first pixel.
    public let x: Int
    /// The row of the first pixel.
    public let y: Int
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  /// The sides of a picture.
  public struct Size: Sendable, Hashable {
    /// The pixels of a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
  }

  /// The expected size.
  public let expectedSize: Size
  /// The actual size.
  public let actualSize: Size
  /// The pixels that differ by more than the tolerance, or are in only one of the pictures.
  public let differingPixels: Int
  /// The pixels that differ at all.
  public let changedPixels: Int
  /// The pixels of the area that both pictures cover together.
  public let pixelCount: Int
  /// The largest distance in OKLab (see ``PictureTolerance``) of pixels in both pictures.
  public let largestDistance: Double
  /// The smallest box around all pixels that differ by more than the tolerance.
  public let box: Box
  /// The differing pixels in magenta, the stronger the larger their difference, over the faded expected picture.
  public let picture: Picture
}

extension PictureDifference: CustomStringConvertible {
  /// One line with the counts, the largest difference, and where it is.
  public var description: String {
    var parts: [String] = []
    if expectedSize != actualSize {
      parts.append(
        """
        The size is \(actualSize.width) × \(actualSize.height) instead of \
        \(expectedSize.width) × \(expectedSize.height).
        """)
    }
    let verb = differingPixels == 1 ? "differs" : "differ"
    parts.append("\(differingPixels) of \(pixelCount) pixels \(verb) (\(percent)), within \(box.description).")
    if largestDistance > 0 {
      let distance = max(1, Int((largestDistance * 1_000).rounded()))
      parts.append("The largest colour difference is \(decimal(distance, digits: 3)) of 1.")
    }
    return parts.joined(separator: " ")
  }

  private var percent: String {
    let hundredths = differingPixels * 10_000 / pixelCount
    return hundredths == 0 ? "less than 0.01 %" : decimal(hundredths, digits: 2) + " %"
  }

  private func decimal(_ number: Int, digits: Int) -> String {
    let text = String(number)
    let filled = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return "\(filled.dropLast(digits)).\(filled.suffix(digits))"
  }
}

extension PictureDifference.Box: CustomStringConvertible {
  /// The columns and rows, such as `"columns 10 to 19, rows 0 to 4"`.
  public var description: String {
    "columns \(x) to \(x + width - 1), rows \(y) to \(y + height - 1)"
  }
}

/// Compares two pictures.
///
/// Pictures of different sizes are never equal.
///
/// - Returns: The difference; nil if they are equal within the tolerance.
public func difference(
  between expected: Picture, and actual: Picture, tolerance: PictureTolerance = .exact
) -> PictureDifference? {
  if expected == actual { return nil }
  var comparison = PictureComparison(expected: expected, actual: actual, tolerance: tolerance)
  comparison.run()
  return comparison.difference
}
