package import RibletsPlans

/// An item with a value for tests.
package struct SampledItem: Encodable {
  package let name: String
  package let type: String
  /// An expression; empty where nothing is known.
  package let sample: String

  package init(_ item: TypedItem, in index: SourceIndex) {
    name = item.name
    type = item.type
    sample = SampleValue(for: item, in: index)?.text ?? ""
  }

  /// Takes an item whose values tests can compare.
  package init?(comparable item: TypedItem, in index: SourceIndex) {
    guard SampleValue(for: item, in: index)?.isComparable == true else { return nil }
    self.init(item, in: index)
  }

  /// The argument of a call.
  package var argument: String { "\(name): \(sample)" }
}
