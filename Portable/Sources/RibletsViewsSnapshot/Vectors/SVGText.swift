import RibletsPages
import RibletsViews

/// Writes drawings as SVG.
///
/// A text stays a text, in the sans-serif font of the viewer. Its length is given, so that it is as wide in any font as
/// the layout has made it.
struct SVGText {
  private var lines: [String] = []
  private var clips: [LayoutRect] = []
  private let bounds: LayoutRect

  /// Returns the whole file, without an end of line after its last line.
  static func text(of drawing: Drawing) -> String {
    var svg = SVGText(bounds: LayoutRect(drawing.size))
    for (shape, clip) in drawing.shapes { svg.add(shape, clip: clip.intersection(svg.bounds)) }
    return svg.document(of: drawing)
  }

  private init(bounds: LayoutRect) {
    self.bounds = bounds
  }

  private func document(of drawing: Drawing) -> String {
    let (width, height) = (drawing.size.width, drawing.size.height)
    var document = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="sans-serif" xml:space="preserve">
      """
    ]
    if !clips.isEmpty {
      document.append("<defs>")
      for (index, clip) in clips.enumerated() {
        document.append("<clipPath id=\"clip-\(index)\"><rect \(attributes(of: clip))/></clipPath>")
      }
      document.append("</defs>")
    }
    document.append("<rect \(attributes(of: bounds)) fill=\"\(drawing.ground.svg)\"/>")
    return (document + lines + ["</svg>"]).joined(separator: "\n")
  }

  private mutating func add(_ shape: Drawing.Shape, clip: LayoutRect) {
    guard !clip.isEmpty else { return }
    let clipping = extent(of: shape).isInside(clip) ? "" : " clip-path=\"url(#clip-\(number(of: clip)))\""
    switch shape {
    case .box(let rect, let radius, let fill, let border):
      guard !rect.isEmpty else { return }
      lines.append("<rect \(attributes(of: rect, radius: radius, fill: fill, border: border))\(clipping)/>")
    case .text(let line): lines.append(element(of: line, clipping: clipping))
    case .line(let points, let penRadius, let colour):
      let places = points.map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
      lines.append(
        """
        <polyline points="\(places)" fill="none" stroke="\(colour.svg)" stroke-width="\(decimal(2 * penRadius))" \
        stroke-linecap="round" stroke-linejoin="round"\(clipping)/>
        """)
    case .symbol(let path, let x, let y, let colour):
      lines.append(
        """
        <path d="\(path)" transform="translate(\(x) \(y))" fill="none" stroke="\(colour.svg)" stroke-width="1.8" \
        stroke-linecap="round" stroke-linejoin="round"\(clipping)/>
        """)
    case .shade:
      let opacity = decimal(Double(Drawing.shadeParts) / 16)
      lines.append("<rect \(attributes(of: bounds)) fill=\"#000000\" fill-opacity=\"\(opacity)\"/>")
    }
  }

  private mutating func number(of clip: LayoutRect) -> Int {
    if let known = clips.firstIndex(of: clip) { return known }
    clips.append(clip)
    return clips.count - 1
  }

  /// Returns the bounds of a shape; a text reaches a little above and below its size.
  private func extent(of shape: Drawing.Shape) -> LayoutRect {
    switch shape {
    case .box(let rect, _, _, _): return rect
    case .text(let line):
      let width = Int(line.face.width(of: line.text).rounded(.up))
      let size = line.face.size
      return LayoutRect(x: Int(line.x.rounded(.down)), y: line.baseline - size, width: width, height: size * 5 / 4)
    case .symbol(_, let x, let y, _): return LayoutRect(x: x, y: y, width: 24, height: 24)
    case .line(let points, let penRadius, _):
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (
        Int(((xs.min() ?? 0) - penRadius).rounded(.down)), Int(((ys.min() ?? 0) - penRadius).rounded(.down))
      )
      let right = Int(((xs.max() ?? 0) + penRadius).rounded(.up))
      let bottom = Int(((ys.max() ?? 0) + penRadius).rounded(.up))
      return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    case .shade: return bounds
    }
  }
}

// MARK: - Elements

extension SVGText {
  private func attributes(of rect: LayoutRect) -> String {
    "x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }

  /// Returns the attributes of a rectangle; a border is centred on its line, half a pixel inside the edge.
  private func attributes(of rect: LayoutRect, radius: Int, fill: RGB, border: RGB?) -> String {
    let radius = min(Double(radius), Double(min(rect.width, rect.height)) / 2)
    let rounding = radius > 0 ? " rx=\"\(decimal(border == nil ? radius : radius - 0.5))\"" : ""
    guard let border, rect.width > 1, rect.height > 1 else {
      return attributes(of: rect) + rounding + " fill=\"\((border ?? fill).svg)\""
    }
    let place = "x=\"\(rect.x).5\" y=\"\(rect.y).5\" width=\"\(rect.width - 1)\" height=\"\(rect.height - 1)\""
    return place + rounding + " fill=\"\(fill.svg)\" stroke=\"\(border.svg)\""
  }

  private func element(of line: TextLine, clipping: String) -> String {
    let weight = line.face.weight == .bold ? " font-weight=\"600\"" : ""
    let width = line.face.width(of: line.text)
    // A single character has no gaps to stretch, but its glyph has a width.
    return """
      <text x="\(decimal(line.x))" y="\(line.baseline)" font-size="\(line.face.size)"\(weight) fill="\(line.colour.svg)" \
      textLength="\(decimal(width))" lengthAdjust="spacingAndGlyphs"\(clipping)>\(Markup.escaped(line.text))</text>
      """
  }

  /// Returns a number with at most two decimal places.
  private func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension LayoutRect {
  fileprivate func isInside(_ other: LayoutRect) -> Bool { intersection(other) == self }
}
