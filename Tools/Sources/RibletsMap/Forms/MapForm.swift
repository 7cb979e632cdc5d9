/// The forms in which a map is written.
package enum MapForm: String, CaseIterable, Sendable {
  case html, json, dot, mermaid, text

  /// Returns a map in this form.
  ///
  /// - Parameter root: The folder of the app, for the links of a page.
  package func text(of map: AppMap, root: String?) -> String {
    switch self {
    case .html: MapPage(map, root: root).description
    case .json: JSONMap(map).description
    case .dot: GraphMap(map, as: .dot).description
    case .mermaid: GraphMap(map, as: .mermaid).description
    case .text: TextMap(map).description
    }
  }
}
