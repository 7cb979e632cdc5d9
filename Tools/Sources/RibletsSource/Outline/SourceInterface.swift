/// The part of a Swift file that other declarations are compiled against: all of it but bodies.
///
/// Bodies are those of functions, of initializers, and of properties and subscripts that are computed; what is private counts as one.
/// What a declaration without a written type is initialised with belongs to the interface, as its type follows from that.
///
/// `public func total() -> Int { 3 }` is `public func total() -> Int`, and `private let rate = 2` is nothing.
public struct SourceInterface: Hashable, Sendable {
  /// The tokens outside of bodies, and the marks of its types: `@mockable`.
  public let text: String
  /// True if a declaration says that other modules see it.
  public let isOutward: Bool
  /// True if the linker, C or the compiler finds a declaration without its name: `@section("prices") let price = 1`.
  public let isLinked: Bool
  /// Hashes of declarations, bodies included, by their names with the types around them: `CartRouter.attach`.
  public let declarations: [String: Int]
  /// The parts of the file by name, that between declarations under an empty one.
  public let parts: [String: [Part]]
  /// The declarations of the file.
  public let outline: SourceOutline

  /// A part as far as a difference shows in it.
  public struct Part: Hashable, Sendable {
    /// The hash of its tokens.
    public let tokens: Int
    /// The lines and columns in which its pieces begin, and the lines in which they end.
    public let places: [Int]
  }

  /// Reads a text in UTF-8, which need not be Swift.
  public init(reading text: [UInt8], path: String) {
    var tokens: [String] = []
    var declarations: [String: Int] = [:]
    var parts: [String: [Part]] = [:]
    var isOutward = false
    outline = text.withUnsafeBufferPointer { text in
      DeclarationReader.reading(text, path: path) { reader in
        reader.read()
        tokens = Self.tokens(outsideBodiesOf: reader)
        isOutward = tokens.contains(where: Self.outward.contains)
        for (name, range) in reader.declarations {
          var hasher = Hasher()
          hasher.combine(declarations[name])
          hasher.combine(reader.string(range.lowerBound, min(range.upperBound, reader.tokens.count)))
          declarations[name] = hasher.finalize()
        }
        for (part, range) in zip(reader.outline.parts, reader.parts) {
          parts[part.name, default: []].append(Self.part(range, of: reader))
        }
        parts[""] = [Self.part(reader.rest, of: reader)]
      }
    }
    let marks = outline.types.flatMap { type in type.marks.map { "\(type.name) @\($0.name) \($0.text)" } }
    self.text = (tokens + marks).joined(separator: "\n")
    isLinked = zip(tokens, tokens.dropFirst()).contains { $0 == "@" && Self.linkingAttributes.contains($1) }
    // Other modules infer associated types from an alias in a type, whatever its access.
    self.isOutward = isOutward || isLinked || outline.types.contains { $0.keyword == .typealias && !$0.scopes.isEmpty }
    self.declarations = declarations
    self.parts = parts
  }

  private static func part(_ ranges: [Range<Int>], of reader: DeclarationReader) -> Part {
    let ranges = ranges.filter { !$0.isEmpty }
    let places = ranges.flatMap { range in
      let (start, end) = (reader.position(of: range.lowerBound), reader.position(of: range.upperBound - 1))
      return [start.line, start.column, end.line]
    }
    return Part(tokens: ranges.map { reader.string($0.lowerBound, $0.upperBound) }.hashValue, places: places)
  }

  /// The words that make a declaration visible in other modules, or its body a part of them.
  private static let outward: Set<String> = [
    "public", "package", "open", "usableFromInline", "inlinable", "_alwaysEmitIntoClient", "_spi", "_exported",
    // These have no access of their own.
    "precedencegroup", "operator", "_cdecl",
  ]

  /// The attributes by which something is found without its name.
  public static let linkingAttributes: Set<String> = [
    "c", "derivative", "section", "transpose", "used", "_cdecl", "_dynamicReplacement", "_section", "_used",
  ]

  /// The directive on which lines and the name of the file depend, also below the body that it is in.
  private static let movesLines = "#sourceLocation"

  private static func tokens(outsideBodiesOf reader: DeclarationReader) -> [String] {
    let moving = reader.tokens.indices.filter { reader.string(reader.tokens[$0]) == Self.movesLines }
    let bodies = reader.bodies.filter { body in !moving.contains(where: body.contains) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var found: [String] = []
    var place = 0
    var next = 0
    while place < reader.tokens.count {
      while next < bodies.count, bodies[next].upperBound <= place { next += 1 }
      if next < bodies.count, bodies[next].contains(place) {
        place = bodies[next].upperBound
        continue
      }
      found.append(reader.string(reader.tokens[place]))
      if found.last == Self.movesLines { found.append("\(reader.position(of: place).line)") }
      place += 1
    }
    return found
  }
}
