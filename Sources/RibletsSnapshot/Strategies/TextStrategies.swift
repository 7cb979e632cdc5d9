extension SnapshotStrategy where Value == String {
  /// A text file, with one end of line added after the text.
  ///
  /// ```swift
  /// assertSnapshot(of: receipt.text, as: .text)
  /// ```
  public static var text: Self {
    SnapshotStrategy(pathExtension: "txt", form: .text, compare: TextComparison.compare) { text in
      Array(text.utf8) + [UInt8(ascii: "\n")]
    }
  }

  /// A picture in SVG, of a value that is its text.
  ///
  /// ```swift
  /// assertSnapshot(of: chart.svg, as: .svg)
  /// ```
  ///
  /// The failure page shows both pictures.
  public static var svg: Self {
    SnapshotStrategy(pathExtension: "svg", form: .vectorPicture, compare: TextComparison.compare) { text in
      Array(text.utf8) + [UInt8(ascii: "\n")]
    }
  }
}

extension SnapshotStrategy where Value: Sequence, Value.Element: StringProtocol {
  /// A text file with a line for each element.
  ///
  /// ```swift
  /// assertSnapshot(of: cart.lines.map(\.name), as: .lines)
  /// ```
  public static var lines: Self {
    SnapshotStrategy<String>.text.from { $0.joined(separator: "\n") }
  }
}

extension SnapshotStrategy where Value: Encodable {
  /// A JSON file: keys sorted, sets and dictionaries in a fixed order, indented by two spaces for each level.
  ///
  /// A value is encoded as its `Encodable` says, without the conventions that Foundation's encoder adds for dates,
  /// data and URLs. Numbers that JSON does not have, such as infinity, fail the assertion.
  ///
  /// ```swift
  /// assertSnapshot(of: cart, as: .json)
  /// ```
  public static var json: Self {
    SnapshotStrategy<String>.text.withPathExtension("json").from { try JSONNode.encoding($0).text() }
  }
}

/// The comparison of files of lines.
enum TextComparison {
  static func compare(expected: [UInt8], actual: [UInt8]) throws -> SnapshotDifference? {
    if let broken = firstBrokenByte(of: expected) {
      throw UnreadableSnapshot(reason: "it is no text in UTF-8, from byte \(broken) on")
    }
    if withoutReturns(expected) == actual {
      return SnapshotDifference(
        message: """
          The lines of the snapshot end in CR LF, those of this run in LF; nothing else differs.
          Keep git from changing them: add `**/__Snapshots__/** -text` to .gitattributes, and check the file out again.
          """)
    }
    let difference = LineDifference(expected: expected, actual: actual)
    guard difference.removedCount + difference.addedCount > 0 else {
      return SnapshotDifference(message: "Only the end of line at the end of the text differs.")
    }
    return SnapshotDifference(message: UnifiedDifference().text(of: difference))
  }

  /// Returns the bytes with the line ends of Windows replaced by those of other systems.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { index in
      bytes[index] != UInt8(ascii: "\r") || index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    }.map { bytes[$0] }
  }

  /// Finds the first byte that is not UTF-8, since decoding would replace it.
  private static func firstBrokenByte(of bytes: [UInt8]) -> Int? {
    let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return decoded == bytes ? nil : zip(decoded, bytes).prefix { $0 == $1 }.count
  }
}
