extension Navigator {
  /// Has the pages and sheets below children that have come to the front come with them, in their order.
  ///
  /// Without it, a page would be in front of its own pages:
  ///
  ///     [A, page of A, B]   set(stack: [B, A])   →   [B, A, page of A]
  ///
  /// - Parameter before: The list before the move.
  func bringForward(since before: RouteList) {
    // Of the type of the dictionaries in RouteList: another one costs each app some kilobytes.
    var former = Dictionary(grouping: before.children.reversed()) { AnyHashable($0.number) }
    var list = list
    self.list = RouteList()
    defer { self.list = list }
    var (pagesHaveMoved, modalsHaveMoved) = (false, false)
    for index in list.children.indices where list.children[index].shown.isStacked {
      let child = list.children[index]
      let isAgain = former.removeValue(forKey: child.number)?.last.map { $0.arrival < child.arrival } ?? false
      if child.shown.isModal { modalsHaveMoved = modalsHaveMoved || isAgain }
      if !child.shown.isModal { pagesHaveMoved = pagesHaveMoved || isAgain }
      // Those above it have arrived later, and stay above what is below it.
      guard child.shown.isModal ? modalsHaveMoved : pagesHaveMoved else { continue }
      list.arrive(at: index, Self.takeNumbers())
      guard let place = places[of: child.number] else { continue }
      var numbers: [UInt32] = []
      place.renumberBelow { number in
        numbers.append(number)
        return number
      }
      let first = Self.takeNumbers(numbers.count)
      numbers.sort()
      place.renumberBelow { number in first &+ UInt32(numbers.firstIndex(of: number) ?? 0) }
    }
  }

  fileprivate func renumber(_ number: (UInt32) -> UInt32) {
    changeList {
      $0.renumber(number)
      return false
    }
    for place in places { place.renumberBelow(number) }
  }
}

extension ChildPlace {
  /// Changes the numbers of arrival of all that is below the child, also if it is released.
  fileprivate func renumberBelow(_ number: (UInt32) -> UInt32) {
    if let node { node.renumberBelow(number) } else { saved?.entry.renumberBelow(number) }
  }
}

extension RibletNode {
  fileprivate final func renumberBelow(_ number: (UInt32) -> UInt32) {
    guard treeNavigation != nil else { return }
    madeNavigator?.renumber(number)
    for branch in branches { branch.renumberBelow(number) }
  }
}

extension NavigationState.Entry {
  fileprivate mutating func renumberBelow(_ number: (UInt32) -> UInt32) {
    for index in below.indices {
      below[index].order = below[index].order.map { Int(number(UInt32(clamping: $0))) }
      below[index].renumberBelow(number)
    }
  }
}
