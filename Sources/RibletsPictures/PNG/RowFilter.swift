/// The filter of a row of a PNG, which is written as differences from neighbours on the left and above.
enum RowFilter: UInt8 {
  case none = 0
  case left = 1
  case up = 2
  case average = 3
  case paeth = 4
}

// MARK: - Writing

extension RowFilter {
  /// Returns the one of the two fast filters with the smaller signed differences.
  ///
  /// The others help for photographs, but not for screens, and pictures are written in debug builds.
  static func best(for row: [UInt8], above: [UInt8], channels: Int) -> RowFilter {
    row.withUnsafeBufferPointer { rowBuffer in
      above.withUnsafeBufferPointer { aboveBuffer in
        guard let row = rowBuffer.baseAddress, let above = aboveBuffer.baseAddress else { return .none }
        var (left, up) = (0, 0)
        var index = channels
        while index < rowBuffer.count {
          left &+= magnitude(row[index] &- row[index - channels])
          up &+= magnitude(row[index] &- above[index])
          index += 1
        }
        return left <= up ? .left : .up
      }
    }
  }

  private static func magnitude(_ difference: UInt8) -> Int {
    difference < 128 ? Int(difference) : 256 - Int(difference)
  }

  /// Writes a row with one of the two fast filters, or unfiltered.
  func append(_ row: [UInt8], above: [UInt8], channels: Int, to bytes: inout [UInt8]) {
    if self == .none {
      bytes += row
      return
    }
    bytes += [UInt8](unsafeUninitializedCapacity: row.count) { buffer, count in
      row.withUnsafeBufferPointer { rowBuffer in
        above.withUnsafeBufferPointer { aboveBuffer in
          guard let target = buffer.baseAddress, let row = rowBuffer.baseAddress, let above = aboveBuffer.baseAddress
          else { return }
          var index = 0
          while index < rowBuffer.count {
            switch self {
            case .left: target[index] = index < channels ? row[index] : row[index] &- row[index - channels]
            case .up: target[index] = row[index] &- above[index]
            case .none, .average, .paeth: target[index] = row[index]
            }
            index += 1
          }
        }
      }
      count = row.count
    }
  }
}

// MARK: - Reading

extension RowFilter {
  /// Converts the differences in `row` back to samples.
  ///
  /// - Parameters:
  ///   - above: The finished row above; zeros above the first.
  ///   - step: The bytes of a pixel, at least 1.
  func restore(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int
  ) {
    var index = 0
    while index < count {
      let left = index >= step ? row[index - step] : 0
      switch self {
      case .none: return
      case .left: row[index] = row[index] &+ left
      case .up: row[index] = row[index] &+ above[index]
      case .average: row[index] = row[index] &+ UInt8((Int(left) + Int(above[index])) / 2)
      case .paeth:
        let corner = index >= step ? above[index - step] : 0
        row[index] = row[index] &+ Self.nearest(left: left, above: above[index], corner: corner)
      }
      index += 1
    }
  }

  /// Returns the neighbour that is nearest to left + above − corner.
  private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) - Int(corner))
    let toAbove = abs(Int(left) - Int(corner))
    let toCorner = abs(Int(left) + Int(above) - 2 * Int(corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
