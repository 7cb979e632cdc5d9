/// A line that is put together in bytes: strings would be checked and grown piece by piece.
struct LineText: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  init(stringLiteral value: String) { bytes = Array(value.utf8) }

  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
    }

    mutating func appendLiteral(_ literal: String) { append(literal) }

    mutating func appendInterpolation(_ text: String) { append(text) }

    @inline(__always)
    private mutating func append(_ text: String) {
      let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
      if isAppended == nil { bytes.append(contentsOf: text.utf8) }
    }
  }
}
