/// One change to an element in the browser.
///
/// Patches apply one after the other: each path refers to the tree after the previous patches.
struct Patch: Hashable, Sendable {
  /// The indices of the children on the path from the root to the element.
  var path: [Int]
  /// Its new text.
  var text: String?
  /// The attributes to set.
  var set: [String: String] = [:]
  /// The attributes to remove.
  var drop: [String] = []
  /// The children to remove, by their index before the change, ascending.
  var cut: [Int] = []
  /// The children to insert, ascending by their index after the change.
  var put: [Placement] = []

  init(path: [Int]) {
    self.path = path
  }

  /// A child to insert at an index.
  struct Placement: Hashable, Sendable {
    var index: Int
    var child: Child
  }

  /// The origin of an inserted child.
  enum Child: Hashable, Sendable {
    case new(Element)
    /// A child that the same patch has cut: its position in ``Patch/cut``.
    case moved(Int)
  }

  var isEmpty: Bool {
    text == nil && set.isEmpty && drop.isEmpty && cut.isEmpty && put.isEmpty
  }
}

extension Patch: Encodable {
  private enum Key: String, CodingKey {
    case path, text, set, drop, cut, put
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(text, forKey: .text)
    if !set.isEmpty { try container.encode(set, forKey: .set) }
    if !drop.isEmpty { try container.encode(drop, forKey: .drop) }
    if !cut.isEmpty { try container.encode(cut, forKey: .cut) }
    if !put.isEmpty { try container.encode(put, forKey: .put) }
  }
}

/// A pair: the index, and either markup or the number of a child that was cut.
extension Patch.Placement: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(index)
    switch child {
    case .new(let element): try container.encode(element.html)
    case .moved(let position): try container.encode(position)
    }
  }
}
