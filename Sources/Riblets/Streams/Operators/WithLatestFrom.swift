extension Observed {
  /// Adds to each element the latest one of another stream.
  ///
  /// Elements that come before the other stream has sent anything are left out. It finishes with the first stream;
  /// the end of the other one changes nothing.
  ///
  /// ```swift
  /// let orders = buyTaps.withLatestFrom(selectedSize) { _, size in Order(size) }
  /// ```
  @export(implementation)
  public func withLatestFrom<Other: Observed, Result>(
    _ other: Other,
    _ combine: @escaping @MainActor (Element, Other.Element) -> Result
  ) -> EventStream<Result> {
    EventStream<Result> { subscription, sink in
      let junction = Junction(subscription, upstreams: 1, sink)
      let latest = OperatorMemory<Other.Element?>(nil)
      junction.join(other) { element in
        latest.value = element
      } finished: {
      }
      junction.join(self) { element in
        if let other = latest.value { junction.emit(combine(element, other)) }
      } finished: {
        junction.upstreamDidFinish()
      }
    }
  }

  /// Replaces each element by the latest one of another stream: `saveTaps.withLatestFrom(texts)`.
  ///
  /// Elements that come before the other stream has sent anything are left out.
  @export(implementation)
  public func withLatestFrom<Other: Observed>(_ other: Other) -> EventStream<Other.Element> {
    withLatestFrom(other) { $1 }
  }

  /// Adds to each element the current value of a state; the state is read, not subscribed to.
  ///
  /// ```swift
  /// let orders = buyTaps.withLatestFrom(cart) { _, cart in Order(cart) }
  /// ```
  @export(implementation)
  public func withLatestFrom<Value, Result>(
    _ state: StateStream<Value>,
    _ combine: @escaping @MainActor (Element, Value) -> Result
  ) -> EventStream<Result> {
    map { combine($0, state.value) }
  }

  /// Replaces each element by the current value of a state; the state is read, not subscribed to:
  /// `buyTaps.withLatestFrom(cart)`.
  @export(implementation)
  public func withLatestFrom<Value>(_ state: StateStream<Value>) -> EventStream<Value> {
    map { _ in state.value }
  }
}
