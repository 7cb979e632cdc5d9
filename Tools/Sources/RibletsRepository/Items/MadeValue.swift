package import RibletsModel
package import RibletsPlans

/// The expressions with which components make dependencies.
package enum MadeValue {
  /// Returns the expression for a dependency; `nil` if no value is given and none is known.
  ///
  ///     price: Price = Price(cents: 3) → shared { Price(cents: 3) }
  ///     title: String                  → "title"
  package static func text(for item: TypedItem, in index: SourceIndex) -> String? {
    if let value = item.value { return "shared { \(value) }" }
    return SampleValue(for: item, in: index).flatMap { $0.isComparable ? $0.text : nil }
  }

  /// Returns the value that was asked for with an expression; `nil` for one that goes without saying.
  ///
  ///     price: Price, shared { Price(cents: 3) } → Price(cents: 3)
  ///     title: String, "title"                   → nil
  package static func asked(by text: String, name: String, type: String, in index: SourceIndex) -> String? {
    let standard = SampleValue(name: name, type: type, in: index)
    if standard?.isComparable == true, standard?.text == text { return nil }
    guard text.hasPrefix("shared { "), text.hasSuffix(" }") else { return text }
    return String(text.dropFirst("shared { ".count).dropLast(" }".count))
  }
}

extension ModelItem {
  /// A request for it; `nil` for a type that no request could name, such as a closure.
  package var typed: TypedItem? { try? TypedItem("\(name):\(type)", option: "") }
}
