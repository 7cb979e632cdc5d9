extension Element {
  /// Returns the patches that change this element to another one of the same identity.
  func patches(to new: Element) -> [Patch] {
    var patches: [Patch] = []
    collectPatches(to: new, path: [], into: &patches)
    return patches
  }

  private func collectPatches(to new: Element, path: [Int], into patches: inout [Patch]) {
    guard self != new else { return }
    let before = Identity.of(children)
    let after = Identity.of(new.children)
    var patch = Patch(path: path)
    if text != new.text { patch.text = new.text }
    patch.set = new.attributes.filter { attributes[$0.key] != $0.value }
    patch.drop = attributes.keys.filter { new.attributes[$0] == nil }.sorted()
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
    patch.rearrange(from: before, at: oldIndices, to: after, children: new.children)
    if !patch.isEmpty { patches.append(patch) }

    for (index, identity) in after.enumerated() {
      guard let oldIndex = oldIndices[identity] else { continue }
      children[oldIndex].collectPatches(to: new.children[index], path: path + [index], into: &patches)
    }
  }
}

extension Patch {
  /// Sets the children to cut and to put, so that children with the identities `before` become those of `after`.
  ///
  /// As many of the remaining children as possible are not moved: an element that is moved in a browser loses its focus
  /// and its scroll position.
  fileprivate mutating func rearrange(
    from before: [Identity], at oldIndices: [Identity: Int], to after: [Identity], children: [Element]
  ) {
    guard before != after else { return }
    let kept = after.compactMap { oldIndices[$0] }
    let untouched = Set(kept.longestIncreasingRun)
    cut = before.indices.filter { !untouched.contains($0) }
    let positions = Dictionary(uniqueKeysWithValues: zip(cut, cut.indices))
    for (index, identity) in after.enumerated() {
      guard let oldIndex = oldIndices[identity] else {
        put.append(Placement(index: index, child: .new(children[index])))
        continue
      }
      if let position = positions[oldIndex] {
        put.append(Placement(index: index, child: .moved(position)))
      }
    }
  }
}

/// The key by which an element is recognised among its siblings.
private struct Identity: Hashable {
  var tag: String
  var key: String?
  var hasText: Bool
  /// The number of earlier siblings that are otherwise equal.
  var ordinal = 0

  static func of(_ siblings: [Element]) -> [Identity] {
    var seen: [Identity: Int] = [:]
    return siblings.map { element in
      var identity = Identity(tag: element.tag, key: element.key, hasText: element.text != nil)
      let ordinal = seen[identity, default: 0]
      seen[identity] = ordinal + 1
      identity.ordinal = ordinal
      return identity
    }
  }
}

extension [Int] {
  /// The longest strictly increasing selection of elements that keeps their order; of several, one of them.
  var longestIncreasingRun: [Int] {
    var smallestEnds: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for (index, element) in enumerated() {
      var low = 0
      var high = smallestEnds.count
      while low < high {
        let middle = (low + high) / 2
        if self[smallestEnds[middle]] < element { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = smallestEnds[low - 1] }
      if low == smallestEnds.count { smallestEnds.append(index) } else { smallestEnds[low] = index }
    }
    var run: [Int] = []
    var index = smallestEnds.last ?? -1
    while index >= 0 {
      run.append(self[index])
      index = previous[index]
    }
    return run.reversed()
  }
}
