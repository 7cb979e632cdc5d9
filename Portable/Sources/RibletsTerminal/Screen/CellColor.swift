import RibletsViews

/// A colour of a cell, before it is reduced to what the terminal can show.
enum CellColor: Hashable, Sendable {
  /// The terminal's default, which suits its background.
  case standard
  /// One of the sixteen of the terminal's theme.
  case named(UInt8)
  /// Red, green and blue as six hexadecimal digits.
  case rgb(UInt32)

  static let accent = CellColor.named(12)
  static let faint = CellColor.named(8)

  init(_ tint: Node.Tint) {
    switch tint {
    case .plain: self = .standard
    case .secondary: self = .faint
    case .accent, .blue: self = .accent
    case .red: self = .named(9)
    case .green: self = .named(2)
    case .orange: self = .named(3)
    case .hex(let value): self = .rgb(value & 0xFF_FFFF)
    }
  }
}

/// The number of colours that a terminal shows.
enum ColorDepth: Hashable, Sendable {
  case none
  case sixteen
  case twoHundredFiftySix
  case trueColor

  /// Reads `NO_COLOR`, `COLORTERM` and `TERM`, in this order.
  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"] ?? ""
    if !(environment["NO_COLOR"] ?? "").isEmpty {
      self = .none
    } else if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.contains("256color") {
      self = .twoHundredFiftySix
    } else if colorTerm.isEmpty, Self.isWithoutColors(term) {
      self = .none
    } else {
      self = .sixteen
    }
  }

  /// Returns true for old terminals and those that declare it; unknown ones probably have sixteen colours.
  private static func isWithoutColors(_ term: String) -> Bool {
    ["vt1", "vt2", "vt3", "vt4"].contains { term.hasPrefix($0) } || term.hasSuffix("-m") || term.hasSuffix("-mono")
  }

  /// Returns the parameters of a colour in an SGR sequence.
  func parameters(_ color: CellColor, isBackground: Bool) -> String {
    let base = isBackground ? 40 : 30
    switch (self, color) {
    case (.none, _), (_, .standard): return "\(base + 9)"
    case (_, .named(let index)): return "\(index < 8 ? base + Int(index) : base + 52 + Int(index & 15))"
    case (.trueColor, .rgb(let value)):
      return "\(base + 8);2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)"
    case (.twoHundredFiftySix, .rgb(let value)): return "\(base + 8);5;\(Self.cubeIndex(of: value))"
    case (.sixteen, .rgb(let value)):
      return parameters(.named(Self.nearestNamed(to: value)), isBackground: isBackground)
    }
  }

  /// Returns the nearest colour in the 6×6×6 cube that starts at index 16.
  private static func cubeIndex(of value: UInt32) -> UInt32 {
    parts(of: value).map(cubeStep).reduce(0) { $0 * 6 + $1 } + 16
  }

  private static func cubeStep(_ part: UInt32) -> UInt32 {
    part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
  }

  private static func parts(of value: UInt32) -> [UInt32] {
    [value >> 16 & 255, value >> 8 & 255, value & 255]
  }

  private static func nearestNamed(to value: UInt32) -> UInt8 {
    let parts = parts(of: value)
    let highest = parts.max() ?? 0
    guard highest >= 64 else { return 8 }
    var bits: UInt8 = 0
    for (offset, part) in parts.enumerated() where part * 2 > highest { bits |= 1 << UInt8(offset) }
    return bits == 7 ? 7 : highest > 160 ? bits + 8 : bits
  }
}
