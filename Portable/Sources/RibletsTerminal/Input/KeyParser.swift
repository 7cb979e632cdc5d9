/// Parses bytes from a terminal as keys.
///
/// A state machine: the split of the bytes over reads makes no difference. Only an escape key without further bytes
/// needs a time-out; ``quiet()`` reports it.
struct KeyParser {
  private enum State {
    case ground
    case escape
    case control([UInt8])
    /// A sequence that is too long to be a supported one, up to its last byte.
    case overlong
    case single
    /// The three bytes of an old mouse report.
    case oldMouse([UInt8])
    /// The remaining byte of a function key on the Linux console.
    case console
    /// A reply or title, up to its terminator.
    case string(isEscaped: Bool)
    case text([UInt8], expected: Int)
    case paste(wasQuiet: Bool)
  }

  private var state = State.ground
  /// Outside of the state, so that it grows in place.
  private var pasted: [UInt8] = []
  private static let longestPaste = 1 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// True if the bytes so far could be complete or the beginning of a longer sequence.
  var isWaiting: Bool {
    if case .ground = state { false } else { true }
  }

  mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// Ends an incomplete sequence: a single escape is the escape key, an incomplete sequence is dropped, an incomplete
  /// character is invalid.
  mutating func quiet() -> [Key] {
    switch state {
    case .paste:
      state = .paste(wasQuiet: true)
      return []
    case .escape:
      state = .ground
      return [.escape]
    case .text:
      state = .ground
      return [.scalar("\u{FFFD}")]
    default:
      state = .ground
      return []
    }
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: takePlain(byte, into: &keys)
    case .escape: takeAfterEscape(byte, into: &keys)
    case .control(let bytes): takeControl(byte, after: bytes, into: &keys)
    case .overlong: if (0x40...0x7E).contains(byte) { state = .ground }
    case .single:
      state = .ground
      if let key = Self.keys[byte] { keys.append(key) }
    case .oldMouse(let bytes): takeOldMouse(bytes + [byte], into: &keys)
    case .console: state = .ground
    case .string(let isEscaped):
      state = byte == 7 || isEscaped && byte == 0x5C ? .ground : .string(isEscaped: byte == 0x1B)
    case .text(let bytes, let expected): takeText(byte, after: bytes, expected: expected, into: &keys)
    case .paste(let wasQuiet): takePaste(byte, wasQuiet: wasQuiet, into: &keys)
    }
  }

  private mutating func takePlain(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x09: keys.append(.tab)
    case 0x1B: state = .escape
    case 0x7F, 0x08: keys.append(.backspace)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00...0x1F: break
    case 0x20..<0x80: keys.append(.scalar(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .text([byte], expected: 2)
    case 0xE0...0xEF: state = .text([byte], expected: 3)
    case 0xF0...0xF4: state = .text([byte], expected: 4)
    default: keys.append(.scalar("\u{FFFD}"))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x1B: keys.append(.escape)
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .string(isEscaped: false)
    case 0x20..<0x7F:
      state = .ground
      keys.append(.alt(Unicode.Scalar(byte)))
    default:
      state = .ground
      keys.append(.escape)
      takePlain(byte, into: &keys)
    }
  }

  private mutating func takeControl(_ byte: UInt8, after bytes: [UInt8], into keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case UInt8(ascii: "[") where bytes.isEmpty: state = .console
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse([])
    case 0x40...0x7E:
      state = .ground
      finishControl(byte, bytes: bytes, into: &keys)
    case 0x20..<0x40: state = bytes.count < 32 ? .control(bytes + [byte]) : .overlong
    default:
      state = .ground
      takePlain(byte, into: &keys)
    }
  }

  private mutating func finishControl(_ last: UInt8, bytes: [UInt8], into keys: inout [Key]) {
    if bytes.first == UInt8(ascii: "<") {
      let numbers = Self.numbers(bytes.dropFirst())
      guard last == UInt8(ascii: "M"), numbers.count == 3 else { return }
      appendMouse(button: numbers[0], x: numbers[1] - 1, y: numbers[2] - 1, to: &keys)
    } else if last == UInt8(ascii: "~") {
      let number = Self.numbers(bytes[...]).first
      if number == 200 {
        pasted = []
        state = .paste(wasQuiet: false)
      }
      if let key = number.flatMap({ Self.numbered[$0] }) { keys.append(key) }
    } else if let key = Self.keys[last] {
      keys.append(key)
    }
  }

  private mutating func takeOldMouse(_ bytes: [UInt8], into keys: inout [Key]) {
    state = .oldMouse(bytes)
    guard bytes.count == 3 else { return }
    state = .ground
    appendMouse(button: Int(bytes[0]) - 32, x: Int(bytes[1]) - 33, y: Int(bytes[2]) - 33, to: &keys)
  }

  private func appendMouse(button: Int, x: Int, y: Int, to keys: inout [Key]) {
    guard x >= 0, y >= 0 else { return }
    switch button & ~0b11100 {
    case 0: keys.append(.click(x: x, y: y))
    case 64: keys.append(.wheel(x: x, y: y, isUp: true))
    case 65: keys.append(.wheel(x: x, y: y, isUp: false))
    default: break
    }
  }

  private mutating func takeText(_ byte: UInt8, after bytes: [UInt8], expected: Int, into keys: inout [Key]) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      keys.append(.scalar("\u{FFFD}"))
      return takePlain(byte, into: &keys)
    }
    let all = bytes + [byte]
    state = .text(all, expected: expected)
    guard all.count == expected else { return }
    state = .ground
    keys.append(.scalar(String(decoding: all, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"))
  }

  private mutating func takePaste(_ byte: UInt8, wasQuiet: Bool, into keys: inout [Key]) {
    // A paste whose end was lost must not block Ctrl-C.
    if wasQuiet, byte == 3 {
      state = .ground
      return keys.append(.control("c"))
    }
    state = .paste(wasQuiet: false)
    pasted.append(byte)
    if byte == Self.pasteEnd.last, pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      state = .ground
      keys.append(.paste(String(decoding: pasted.dropLast(Self.pasteEnd.count), as: UTF8.self)))
      pasted = []
    } else if pasted.count > Self.longestPaste {
      pasted.removeFirst(Self.longestPaste / 2)
    }
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";")).compactMap { Int(String(decoding: $0.prefix(6), as: UTF8.self)) }
  }

  private static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}
