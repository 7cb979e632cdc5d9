public import RibletsSnapshot

extension SnapshotStrategy where Value == Picture {
  /// A PNG file, compared exactly, byte by byte of each pixel.
  public static var png: Self { png(tolerance: .exact) }

  /// A PNG file, compared with a tolerance.
  ///
  /// Another program may have written the file: its pixels are compared, not their compression.
  ///
  /// - Parameter tolerance: The difference up to which pictures count as equal.
  public static func png(tolerance: PictureTolerance) -> Self {
    SnapshotStrategy(pathExtension: "png", form: .picture) { expected, actual in
      try PictureFileComparison(tolerance: tolerance).compare(expected, actual)
    } bytes: { picture in
      PNG.encode(picture)
    }
  }
}

/// The comparison of files of pictures.
struct PictureFileComparison {
  let tolerance: PictureTolerance

  func compare(_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference? {
    let snapshot: Picture
    do {
      snapshot = try PNG.decode(expected)
    } catch {
      throw UnreadableSnapshot(reason: error.description)
    }
    guard let difference = difference(between: snapshot, and: try PNG.decode(actual), tolerance: tolerance) else {
      return nil
    }
    return SnapshotDifference(message: difference.description, picture: PNG.encode(difference.picture))
  }
}
