import RibletsViews
import RibletsViewsSnapshot

/// A mutable array of pixels for painting.
///
/// Works on raw memory and whole rows, because snapshots are made by debug builds.
final class Canvas {
  let width: Int
  let height: Int
  private let pixels: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int, ground: RGB) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height)
    pixels.initialize(to: ground.pixel)
    // Doubling copies are quicker than a loop.
    var done = 1
    while done < width * height {
      let count = min(done, width * height - done)
      (pixels + done).initialize(from: pixels, count: count)
      done += count
    }
  }

  deinit {
    pixels.deallocate()
  }

  var bounds: LayoutRect { LayoutRect(x: 0, y: 0, width: width, height: height) }

  /// The picture so far.
  var picture: Picture {
    let bytes = UnsafeRawBufferPointer(start: pixels, count: width * height * 4)
    return Picture(width: width, height: height, pixels: [UInt8](bytes))
  }

  func fill(_ rect: LayoutRect, _ colour: RGB, clip: LayoutRect) {
    let visible = rect.intersection(clip).intersection(bounds)
    guard !visible.isEmpty else { return }
    let first = pixels + (visible.y * width + visible.x)
    first[0] = colour.pixel
    var done = 1
    while done < visible.width {
      let count = done < visible.width - done ? done : visible.width - done
      (first + done).update(from: first, count: count)
      done += count
    }
    var row = first + width
    for _ in 1..<max(1, visible.height) {
      row.update(from: first, count: visible.width)
      row += width
    }
  }

  /// Blends a colour into a pixel, with an opacity in parts of 16.
  func blend(x: Int, y: Int, _ colour: RGB, part: UInt32) {
    Self.blend(pixels + (y * width + x), colour.pixel, part)
  }

  /// Blends a colour into the pixels that a mask covers.
  func paint(_ mask: GlyphMask, x: Int, y: Int, _ colour: RGB, clip: LayoutRect) {
    let rect = LayoutRect(x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
    let visible = rect.intersection(clip).intersection(bounds)
    guard !visible.isEmpty else { return }
    let colour = colour.pixel
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let start = coverage.baseAddress else { return }
      for row in visible.y..<visible.maxY {
        var level = start + ((row - rect.y) * mask.width + visible.x - rect.x)
        var pixel = pixels + (row * width + visible.x)
        let end = pixel + visible.width
        while pixel < end {
          if level.pointee > 0 { Self.blend(pixel, colour, UInt32(level.pointee)) }
          level += 1
          pixel += 1
        }
      }
    }
  }

  /// Darkens everything by a number of parts of 16.
  func shade(_ part: UInt32) {
    var pixel = pixels
    let end = pixels + width * height
    var (before, after) = (~pixel.pointee, UInt32(0))
    let black = RGB(0x000000).pixel
    while pixel < end {
      let colour = pixel.pointee
      if colour != before {
        before = colour
        Self.blend(pixel, black, part)
        after = pixel.pointee
      } else {
        pixel.pointee = after
      }
      pixel += 1
    }
  }

  private static func blend(_ pixel: UnsafeMutablePointer<UInt32>, _ colour: UInt32, _ part: UInt32) {
    let below = UInt32(littleEndian: pixel.pointee)
    let above = UInt32(littleEndian: colour)
    let rest = 16 &- part
    // Two channels at once: with 16 parts they do not overlap.
    let outer = ((below & 0xFF_00FF) &* rest &+ (above & 0xFF_00FF) &* part &+ 0x08_0008) >> 4 & 0xFF_00FF
    let inner = ((below & 0x00_FF00) &* rest &+ (above & 0x00_FF00) &* part &+ 0x00_0800) >> 4 & 0x00_FF00
    pixel.pointee = UInt32(littleEndian: outer | inner | 0xFF00_0000)
  }
}
