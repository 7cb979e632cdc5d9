/// The valid events of a source in the order in which they come.
struct Script<Element> {
  let events: [TimedEvent<Element>]

  /// Sorts the events by time; those of the same time keep the order in which they are written.
  ///
  /// - Parameters:
  ///   - now: The earliest possible time; `nil` if the times are counted from a subscription.
  ///   - report: Gets the omitted events with the reason.
  init(_ written: [TimedEvent<Element>], notBefore now: Duration?, _ report: (String) -> Void) {
    var events = written
    let negative = events.remove { $0.time < .zero }
    if !negative.isEmpty {
      report(
        """
        Nothing can come before time begins, at 0 s. Left out: \(negative.listed)
        Give each event of a script a time of zero or more.
        """)
    }
    if let now {
      let late = events.remove { $0.time < now }
      if !late.isEmpty {
        report(
          """
          This hot source was made at \(now.text), too late for a part of its script. Left out: \(late.listed)
          A hot source counts from the start of the scope: make it before time moves, or count on from now. The script \
          of a cold source counts from the subscription.
          """)
      }
    }
    events = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    if let end = events.firstIndex(where: \.isEnd), end < events.count - 1 {
      let dead = events[(end + 1)...]
      report(
        """
        Nothing can come after the end of a stream, \(events[end]). Left out: \(Array(dead).listed)
        Let the stream finish later, or take these events out of the script.
        """)
      events.removeSubrange((end + 1)...)
    }
    self.events = events
  }
}

extension Array {
  /// Removes the elements for which the closure returns true, and returns them.
  fileprivate mutating func remove(where isRemoved: (Element) -> Bool) -> [Element] {
    let removed = filter(isRemoved)
    if !removed.isEmpty { removeAll(where: isRemoved) }
    return removed
  }

  /// The first of them, as a text.
  fileprivate var listed: String {
    let shown = prefix(5).map { "\($0)" }.joined(separator: ", ")
    return count > 5 ? "\(shown) and \(count - 5) more." : "\(shown)."
  }
}
