extension Character {
  /// The columns of a character in monospaced text: 0, 1 or 2.
  ///
  /// Counted as terminals do: Chinese, Japanese, Korean and emoji take 2, combining marks and joiners nothing, and a
  /// cluster never more than 2 however many scalars it is made of.
  package var columns: Int {
    var sum = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, sum > 0 { return 2 }
      sum += scalar.columns
      if sum >= 2 { return 2 }
    }
    return sum
  }

  /// True if terminals agree on ``columns``, as they do for letters, but not always for emoji and rare scripts.
  package var hasCertainColumns: Bool {
    let scalars = unicodeScalars
    guard let only = scalars.first, scalars.count == 1 else { return false }
    switch only.value {
    case 0x20..<0x300, 0x370..<0x530, 0x2500..<0x25A0, 0x3041..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return true
    default: return false
    }
  }
}

extension Unicode.Scalar {
  /// The columns of the scalar alone.
  fileprivate var columns: Int {
    switch value {
    case 0x20..<0x7F: 1
    case 0..<0xA0, 0x1160..<0x1200, 0xD7B0..<0xD800: 0
    case 0xAD: 1
    default: isWithoutWidth ? 0 : WideScalars.contains(self) ? 2 : 1
    }
  }

  private var isWithoutWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The sum of the characters' ``Swift/Character/columns``.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}
