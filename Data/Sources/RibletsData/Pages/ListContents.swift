/// The contents of a list: its pages as the server gave them, what is predicted of each, and the changes of the app.
@MainActor
struct ListContents<Element: Identifiable & Sendable, Cursor: Hashable & Sendable> {
  private struct Part {
    /// The elements of the page that no earlier page has.
    var elements: ArraySlice<Element>
    let next: Cursor?
    /// `nil` if the page comes from a stub that sends states: then nothing is predicted of it here.
    let answer: (any HeldAnswer<DataPage<Element, Cursor>>)?
  }

  /// A change of the app, until the list is read again.
  private struct Edit {
    let id: Element.ID
    /// The number of the reading that had begun last.
    let reading: Int
    /// `nil`: the element is removed.
    let change: ((inout Element) -> Void)?
  }

  private var parts: [Part] = []
  private var edits: [Edit] = []
  private var hasNewPages = false

  /// The number of pages.
  var pageCount: Int { parts.count }
  /// The place of the next page; `nil` at the end, and if there are no pages.
  var next: Cursor? { parts.last?.next }
  /// True if pages have come, or what is predicted of them has changed, since ``compose()``.
  var hasChanged: Bool { hasNewPages || parts.contains { $0.answer?.isOutdated ?? false } }
  /// True if a mutation has touched one of the pages.
  var isStale: Bool { parts.contains { $0.answer?.isStale ?? false } }

  /// Adds a page, without the elements that are there already.
  mutating func append(_ page: DataPage<Element, Cursor>, _ answer: (any HeldAnswer<DataPage<Element, Cursor>>)?) {
    var new: Set<Element.ID> = []
    var added = page.elements.filter { new.insert($0.id).inserted }
    for part in parts {
      for element in part.elements where new.contains(element.id) { new.remove(element.id) }
    }
    if new.count < added.count { added.removeAll { !new.contains($0.id) } }
    parts.append(Part(elements: added[...], next: page.next, answer: answer))
    hasNewPages = true
  }

  /// Takes the pages of a reading in the place of these, and forgets the changes that were made before it began.
  mutating func replacePages(with others: ListContents, reading: Int) {
    release()
    parts = others.parts
    edits.removeAll { $0.reading < reading }
    hasNewPages = true
  }

  /// Replaces the elements of the first page, if nothing is predicted of it here.
  mutating func replaceFirst(with page: DataPage<Element, Cursor>) {
    guard let first = parts.first, first.answer == nil else { return }
    let others = parts.dropFirst()
    parts = []
    append(page, nil)
    for part in others { append(DataPage(Array(part.elements), next: part.next), part.answer) }
  }

  /// Notes a change of the app; `nil` removes the element.
  mutating func note(_ change: ((inout Element) -> Void)?, of id: Element.ID, reading: Int) {
    edits.append(Edit(id: id, reading: reading, change: change))
  }

  /// Takes the mutations that have touched the pages as known.
  func settleStaleness() {
    for part in parts { part.answer?.isStale = false }
  }

  /// Holds all answers again after ``release()``.
  func hold() {
    for part in parts { part.answer?.hold() }
  }

  /// Ends the hold on all answers.
  func release() {
    for part in parts { part.answer?.release() }
  }

  /// The elements that are shown, each identity once: at its first place.
  ///
  /// Where nothing is predicted and nothing was changed, the pages share the array's storage.
  mutating func compose() -> [Element] {
    hasNewPages = false
    var isPlain = edits.isEmpty
    let pieces = parts.map { part in
      guard let predicted = part.answer?.predicted(DataPage(Array(part.elements), next: part.next)) else {
        return part.elements
      }
      isPlain = false
      return predicted.elements[...]
    }
    var shown: [Element] = []
    shown.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { shown += piece }
    guard isPlain else { return edited(shown) }
    var start = 0
    for index in parts.indices {
      let end = start + parts[index].elements.count
      parts[index].elements = shown[start..<end]
      start = end
    }
    return shown
  }

  /// The elements with the changes of the app, in the order in which these were made.
  private func edited(_ shown: [Element]) -> [Element] {
    var elements: [Element?] = []
    var places: [Element.ID: Int] = [:]
    for element in shown where places[element.id] == nil {
      places[element.id] = elements.count
      elements.append(element)
    }
    for edit in edits {
      guard let place = places.removeValue(forKey: edit.id), var element = elements[place] else { continue }
      elements[place] = nil
      guard let change = edit.change else { continue }
      change(&element)
      // A change of the identity may make it equal to another one.
      if let other = places[element.id] {
        if other < place { continue }
        elements[other] = nil
      }
      places[element.id] = place
      elements[place] = element
    }
    return elements.compactMap { $0 }
  }
}
