/// The measured figures of one benchmark, each for one operation or one object.
public struct Figures: Codable, Equatable, Sendable {
  public let name: String
  /// The median.
  public var nanoseconds: Double?
  /// Calls that asked the heap for memory.
  public var allocations: Double?
  /// The bytes they asked for; for `size-6-riblets`, those of the file.
  public var bytes: Double?
  /// The instructions that the processor executed, as callgrind counts them.
  public var instructions: Double?

  public init(
    name: String, nanoseconds: Double? = nil, allocations: Double? = nil, bytes: Double? = nil,
    instructions: Double? = nil
  ) {
    self.name = name
    self.nanoseconds = nanoseconds
    self.allocations = allocations
    self.bytes = bytes
    self.instructions = instructions
  }

  /// One line of JSON: the keys always in the same order, `null` for what was not measured.
  ///
  /// - Parameter withInstructions: Whether the key `instructions` is there.
  public func json(withInstructions: Bool) -> String {
    var fields = [
      #""name":"\#(name)""#,
      #""nanoseconds":\#(Self.text(nanoseconds))"#,
      #""allocations":\#(Self.text(allocations))"#,
      #""bytes":\#(Self.text(bytes))"#,
    ]
    if withInstructions { fields.append(#""instructions":\#(Self.text(instructions))"#) }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func text(_ figure: Double?) -> String {
    figure.map(decimal) ?? "null"
  }

  /// At most two digits behind the point, and no point for a whole number.
  static func decimal(_ figure: Double) -> String {
    guard figure.isFinite, figure.magnitude < 1e15 else { return "null" }
    let hundredths = Int((figure.magnitude * 100).rounded())
    let sign = figure < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    switch rest {
    case 0: return "\(sign)\(whole)"
    case let tens where tens % 10 == 0: return "\(sign)\(whole).\(tens / 10)"
    case 1..<10: return "\(sign)\(whole).0\(rest)"
    default: return "\(sign)\(whole).\(rest)"
    }
  }
}
