/// A limit that a count must not exceed, on any machine.
public struct Budget: Sendable {
  /// The name of the limited figure, as one reads it in a list.
  public let title: String
  /// The highest value that is allowed.
  public let limit: Double
  /// True if it needs instructions, which not every machine can count.
  let needsInstructions: Bool
  /// Computes the value from the figures; `nil` if one of them is missing.
  let value: @Sendable (FigureSet) -> Double?

  init(
    _ title: String, atMost limit: Double, needsInstructions: Bool = false,
    _ value: @escaping @Sendable (FigureSet) -> Double?
  ) {
    self.title = title
    self.limit = limit
    self.needsInstructions = needsInstructions
    self.value = value
  }

  /// The result of a budget.
  public enum Outcome: Equatable, Sendable {
    case within(Double)
    case exceeded(Double)
    /// Instructions were not counted.
    case skipped
    /// A figure is missing that every measurement has.
    case missing

    /// True if the check may pass with it.
    public var isAcceptable: Bool {
      switch self {
      case .within, .skipped: true
      case .exceeded, .missing: false
      }
    }
  }

  /// Holds the figures to this budget.
  public func outcome(for figures: FigureSet) -> Outcome {
    guard let value = value(figures) else { return needsInstructions ? .skipped : .missing }
    return value <= limit ? .within(value) : .exceeded(value)
  }
}

/// Figures by the name of their benchmark.
public struct FigureSet: Sendable {
  private let figures: [String: Figures]

  public init(_ figures: [Figures]) {
    self.figures = Dictionary(figures.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  subscript(name: String, figure: KeyPath<Figures, Double?>) -> Double? {
    figures[name]?[keyPath: figure]
  }

  /// Returns the cost of one benchmark divided by that of another.
  func ratio(of name: String, to other: String, _ figure: KeyPath<Figures, Double?>) -> Double? {
    guard let above = self[name, figure], let below = self[other, figure], below > 0 else { return nil }
    return above / below
  }

  /// Returns the cost of one benchmark less that of another.
  func difference(of name: String, and other: String, _ figure: KeyPath<Figures, Double?>) -> Double? {
    guard let above = self[name, figure], let below = self[other, figure] else { return nil }
    return above - below
  }
}
