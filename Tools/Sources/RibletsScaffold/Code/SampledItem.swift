import RibletsPlans

/// An item with a value for tests.
struct SampledItem: Encodable {
  let name: String
  let type: String
  /// An expression; empty where nothing is known.
  let sample: String

  init(_ item: TypedItem, in index: SourceIndex) {
    name = item.name
    type = item.type
    sample = SampleValue(for: item, in: index)?.text ?? ""
  }

  /// Takes an item whose values tests can compare.
  init?(comparable item: TypedItem, in index: SourceIndex) {
    guard SampleValue(for: item, in: index)?.isComparable == true else { return nil }
    self.init(item, in: index)
  }

  /// The argument of a call.
  var argument: String { "\(name): \(sample)" }
}
