import RibletsPages

/// An HTML element as a value, for the comparison of two renderings.
///
/// An element has a text or children, never both, so that the browser's children are exactly ``children`` and a patch
/// can identify an element by the indices on its path.
struct Element: Hashable, Sendable {
  var tag: String
  /// The key that makes this element the same one in the next rendering, among its siblings of the same tag.
  var key: String?
  var attributes: [String: String]
  var text: String?
  var children: [Element]

  init(_ tag: String, key: String? = nil, _ attributes: [String: String] = [:], _ children: [Element] = []) {
    self.tag = tag
    self.key = key
    self.attributes = attributes
    self.children = children
  }

  init(_ tag: String, key: String? = nil, _ attributes: [String: String] = [:], text: String) {
    self.init(tag, key: key, attributes)
    self.text = text
  }

  /// The element as markup. Texts and attributes are escaped; attributes are in alphabetical order, so equal elements
  /// have equal markup.
  var html: String {
    var markup = ""
    write(to: &markup)
    return markup
  }

  private func write(to markup: inout String) {
    markup += "<" + tag
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      markup += " \(name)=\"\(Markup.escaped(value))\""
    }
    markup += ">"
    if tag == "input" || tag == "hr" { return }
    if let text { markup += Markup.escaped(text) }
    for child in children { child.write(to: &markup) }
    markup += "</\(tag)>"
  }
}
