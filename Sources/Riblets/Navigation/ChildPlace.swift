/// The riblet of one child of a list of routes, or its saved state.
@MainActor
final class ChildPlace {
  /// The number of the child.
  let number: UInt32
  /// The version of the child that the riblet was built from.
  let version: UInt32
  let shown: Shown
  /// The riblet, while it is attached or being restored.
  var node: RibletNode?
  /// The state to restore in the riblet when it is built.
  var saved: SavedBranch?
  /// The last change of the list that kept the child.
  var wantedIn: Int
  var isReleased = false

  init(of child: RouteList.Child, node: RibletNode? = nil, saved: SavedBranch? = nil, wantedIn: Int) {
    number = child.number
    version = child.version
    shown = child.shown
    self.node = node
    self.saved = saved
    self.wantedIn = wantedIn
  }
}

extension [ChildPlace] {
  /// The place with a number, of an array that is sorted by numbers.
  @MainActor
  subscript(of number: UInt32) -> ChildPlace? {
    get {
      let index = position(of: number)
      return index < count && self[index].number == number ? self[index] : nil
    }
    set {
      let index = position(of: number)
      if index < count, self[index].number == number { remove(at: index) }
      if let newValue { index == count ? append(newValue) : insert(newValue, at: index) }
    }
  }

  /// The index of the first place whose number is not lower.
  @MainActor
  private func position(of number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
