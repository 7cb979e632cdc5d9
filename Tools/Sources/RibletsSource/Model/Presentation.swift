/// The ways in which a route shows a child, as `Shown` of Riblets has them: `static let shown = Shown.sheet`.
package enum Presentation: String, CaseIterable, Encodable, Sendable {
  case embedded, item, pushed, sheet, fullScreen, tab, overlay, hidden

  /// The one of a child for which nothing else is said: one of a list if a key tells several apart.
  package static func standard(hasKey: Bool) -> Self { hasKey ? .item : .embedded }

  /// All of them in a sentence: "embedded, item, …, overlay or hidden".
  package static var list: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// As the state of navigation prints it: "full screen".
  package var words: String { self == .fullScreen ? "full screen" : rawValue }

  /// True for one that the parent begins with, unless told otherwise: the others come when the user asks for them.
  package var isFirst: Bool { self == .embedded || self == .tab || self == .hidden }

  /// True for one that is a part of the parent's view, which needs room for it.
  package var isInParentView: Bool { [.embedded, .item, .overlay, .tab].contains(self) }
}
