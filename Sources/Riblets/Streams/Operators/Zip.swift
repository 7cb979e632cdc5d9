extension Observed {
  /// Pairs the first element of one stream with the first of the other, the second with the second, and so on.
  ///
  /// An element waits for its partner. It finishes as soon as one stream has finished and no element of it waits, since
  /// no further pair is possible.
  ///
  /// ```swift
  /// let rounds = myMoves.zip(theirMoves)
  /// ```
  @export(implementation)
  public func zip<Other: Observed>(_ other: Other) -> EventStream<(Element, Other.Element)> {
    EventStream<(Element, Other.Element)> { subscription, sink in
      let zipper = Zipper<Element, Other.Element>(subscription, upstreams: 2, sink)
      zipper.join(self) { element in
        zipper.first.waiting.append(element)
        zipper.match()
      } finished: {
        zipper.first.hasFinished = true
        zipper.endIfNothingCanCome()
      }
      zipper.join(other) { element in
        zipper.second.waiting.append(element)
        zipper.match()
      } finished: {
        zipper.second.hasFinished = true
        zipper.endIfNothingCanCome()
      }
    }
  }

  /// Puts the first elements of three streams together, then the second ones: `a.zip(b, c)`. See ``zip(_:)``.
  @export(implementation)
  public func zip<B: Observed, C: Observed>(
    _ second: B,
    _ third: C
  ) -> EventStream<(Element, B.Element, C.Element)> {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

/// Keeps the elements of two streams that wait for their partners.
@usableFromInline
final class Zipper<First, Second>: Junction<(First, Second)> {
  @usableFromInline
  struct Side<Element> {
    @usableFromInline var waiting = Fifo<Element>()
    @usableFromInline var hasFinished = false

    @export(implementation)
    init() {}

    @export(implementation)
    var isExhausted: Bool { hasFinished && waiting.isEmpty }
  }

  @exclusivity(unchecked) @usableFromInline var first = Side<First>()
  @exclusivity(unchecked) @usableFromInline var second = Side<Second>()

  @export(implementation)
  override init(_ subscription: StreamConnection, upstreams: Int, _ sink: @escaping Sink) {
    super.init(subscription, upstreams: upstreams, sink)
  }

  @export(implementation)
  func match() {
    guard !first.waiting.isEmpty, !second.waiting.isEmpty else { return }
    guard let mine = first.waiting.popFirst(), let theirs = second.waiting.popFirst() else { return }
    emit((mine, theirs))
    endIfNothingCanCome()
  }

  @export(implementation)
  func endIfNothingCanCome() {
    if first.isExhausted || second.isExhausted { emit(nil) }
  }
}
