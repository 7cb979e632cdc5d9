/// The bytes of one pixel.
struct PixelColour: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var opacity: UInt8 = 255

  init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The colour of four bytes in little-endian order.
  init(littleEndian value: UInt32) {
    red = UInt8(value & 0xFF)
    green = UInt8(value >> 8 & 0xFF)
    blue = UInt8(value >> 16 & 0xFF)
    opacity = UInt8(value >> 24)
  }
}

/// The colours of a picture in the order in which they first appear, as long as a byte can number them.
struct ColourTable {
  private static let slotCount = 1024

  private(set) var colours: [UInt32] = []
  /// A hash table with the number of each colour plus 1; collisions use the next free slot.
  private var slots = [UInt32](repeating: 0, count: slotCount)

  /// Returns the number of a colour; nil if there are 256 others.
  mutating func index(of colour: UInt32) -> UInt8? {
    var slot = Int((colour &* 0x9E37_79B1) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colours[index] == colour { return UInt8(index) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    guard colours.count < 256 else { return nil }
    colours.append(colour)
    slots[slot] = UInt32(colours.count)
    return UInt8(colours.count - 1)
  }
}
