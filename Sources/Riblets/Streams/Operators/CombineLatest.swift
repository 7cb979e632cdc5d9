extension Observed {
  /// Sends the latest elements of two streams together, whenever one of them sends.
  ///
  /// The first pair comes when both have sent something. It finishes when both have finished, or when one finishes
  /// without ever having sent.
  ///
  /// ```swift
  /// observe(cart.combineLatest(prices)) { interactor, pair in interactor.show(total(pair.0, pair.1)) }
  /// ```
  @export(implementation)
  public func combineLatest<Other: Observed>(_ other: Other) -> EventStream<(Element, Other.Element)> {
    EventStream<(Element, Other.Element)> { subscription, sink in
      let junction = Junction(subscription, upstreams: 2, sink)
      let mine = OperatorMemory<Element?>(nil)
      let theirs = OperatorMemory<Other.Element?>(nil)
      junction.join(self) { element in
        mine.value = element
        if let latest = theirs.value { junction.emit((element, latest)) }
      } finished: {
        if mine.value == nil { junction.emit(nil) } else { junction.upstreamDidFinish() }
      }
      junction.join(other) { element in
        theirs.value = element
        if let latest = mine.value { junction.emit((latest, element)) }
      } finished: {
        if theirs.value == nil { junction.emit(nil) } else { junction.upstreamDidFinish() }
      }
    }
  }

  /// Sends the latest elements of three streams together, by the rules of ``combineLatest(_:)``:
  /// `a.combineLatest(b, c)`.
  @export(implementation)
  public func combineLatest<B: Observed, C: Observed>(
    _ second: B,
    _ third: C
  ) -> EventStream<(Element, B.Element, C.Element)> {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends the latest elements of four streams together, by the rules of ``combineLatest(_:)``:
  /// `a.combineLatest(b, c, d)`.
  @export(implementation)
  public func combineLatest<B: Observed, C: Observed, D: Observed>(
    _ second: B,
    _ third: C,
    _ fourth: D
  ) -> EventStream<(Element, B.Element, C.Element, D.Element)> {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}

extension StateStream {
  /// Holds the values of two streams together, and sends them whenever one of them changes.
  ///
  /// A change that reaches both, such as one of a common upstream, is sent twice: first with the old value of the
  /// second. It finishes when both have finished.
  ///
  /// Use it if you need a value to read at any time: `cart.combineLatest(prices).value`.
  @export(implementation)
  public func combineLatest<B>(_ second: StateStream<B>) -> StateStream<(Value, B)> {
    StateStream<(Value, B)>(
      current: { (current(), second.current()) },
      connect: events.combineLatest(second.events).connect
    )
  }

  /// Holds the values of three streams together, by the rules of ``combineLatest(_:)``: `a.combineLatest(b, c)`.
  @export(implementation)
  public func combineLatest<B, C>(
    _ second: StateStream<B>,
    _ third: StateStream<C>
  ) -> StateStream<(Value, B, C)> {
    StateStream<(Value, B, C)>(
      current: { (current(), second.current(), third.current()) },
      connect: events.combineLatest(second.events, third.events).connect
    )
  }

  /// Holds the values of four streams together, by the rules of ``combineLatest(_:)``: `a.combineLatest(b, c, d)`.
  @export(implementation)
  public func combineLatest<B, C, D>(
    _ second: StateStream<B>,
    _ third: StateStream<C>,
    _ fourth: StateStream<D>
  ) -> StateStream<(Value, B, C, D)> {
    StateStream<(Value, B, C, D)>(
      current: { (current(), second.current(), third.current(), fourth.current()) },
      connect: events.combineLatest(second.events, third.events, fourth.events).connect
    )
  }
}
