/// The places where the lines of a text begin.
struct LineStarts {
  private(set) var places = [0]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    while let last = places.last {
      let end = text.endOfLine(from: last)
      if end == text.count { return }
      places.append(end + 1)
    }
  }

  func position(at offset: Int, in file: String) -> SourcePosition {
    var low = 0
    var high = places.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(file: file, line: low + 1, column: offset - places[low] + 1)
  }
}
