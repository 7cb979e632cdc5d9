// Operators on one element at a time. Each is a closure around the next one, compiled into the module that uses it, so
// that a chain costs no dispatch through a generic class. No code of an operator is in this module: an app contains
// only the operators that it uses.

extension Observed {
  /// Transforms each element. The closure runs once for each element and each subscriber.
  ///
  /// ```swift
  /// let names = users.map { $0.name }
  /// ```
  @export(implementation)
  public func map<T>(_ transform: @escaping @MainActor (Element) -> T) -> EventStream<T> {
    EventStream<T> { subscription, sink in
      subscribe(subscription) { element in
        if let element { sink(transform(element)) } else { sink(nil) }
      }
    }
  }

  /// Transforms each element, and leaves out those for which the closure returns nil.
  ///
  /// ```swift
  /// let numbers = texts.compactMap { Int($0) }
  /// ```
  @export(implementation)
  public func compactMap<T>(_ transform: @escaping @MainActor (Element) -> T?) -> EventStream<T> {
    EventStream<T> { subscription, sink in
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if let transformed = transform(element) { sink(transformed) }
      }
    }
  }

  /// Leaves out the elements for which the closure returns false.
  ///
  /// ```swift
  /// let positive = changes.filter { $0 > 0 }
  /// ```
  @export(implementation)
  public func filter(_ isIncluded: @escaping @MainActor (Element) -> Bool) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if isIncluded(element) { sink(element) }
      }
    }
  }

  /// Accumulates a state over the elements, and sends it after each.
  ///
  /// Each subscriber starts from `initial`, which itself is not sent.
  ///
  /// ```swift
  /// let total = amounts.scan(0) { sum, amount in sum + amount }
  /// ```
  @export(implementation)
  public func scan<State>(
    _ initial: State,
    _ next: @escaping @MainActor (State, Element) -> State
  ) -> EventStream<State> {
    EventStream<State> { subscription, sink in
      let memory = OperatorMemory(initial)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        let state = next(memory.value, element)
        memory.value = state
        sink(state)
      }
    }
  }

  /// Leaves out elements that equal the previous one, by a rule of the caller.
  ///
  /// Use it for elements that are not `Equatable`: `users.removeDuplicates { $0.id == $1.id }`.
  @export(implementation)
  public func removeDuplicates(
    by isSame: @escaping @MainActor (Element, Element) -> Bool
  ) -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let memory = OperatorMemory<Element?>(nil)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if let last = memory.value, isSame(last, element) { return }
        memory.value = element
        sink(element)
      }
    }
  }
}

extension Observed where Element: Equatable {
  /// Leaves out elements that equal the previous one. The first element is always sent.
  ///
  /// Each subscriber remembers its own previous element: `positions.removeDuplicates()`.
  @export(implementation)
  public func removeDuplicates() -> EventStream<Element> {
    EventStream<Element> { subscription, sink in
      let memory = OperatorMemory<Element?>(nil)
      subscribe(subscription) { element in
        guard let element else { return sink(nil) }
        if memory.value == element { return }
        memory.value = element
        sink(element)
      }
    }
  }
}

extension StateStream {
  /// Transforms the value. Reading ``value`` transforms the current value again.
  ///
  /// ```swift
  /// let isEmpty = cart.map { $0.isEmpty }
  /// if isEmpty.value { … }
  /// ```
  @export(implementation)
  public func map<T>(_ transform: @escaping @MainActor (Value) -> T) -> StateStream<T> {
    StateStream<T>(current: { transform(current()) }, connect: events.map(transform).connect)
  }

  /// Leaves out values that equal the previous one, by a rule of the caller. Reading ``value`` is not affected.
  @export(implementation)
  public func removeDuplicates(by isSame: @escaping @MainActor (Value, Value) -> Bool) -> StateStream {
    StateStream(current: current, connect: events.removeDuplicates(by: isSame).connect)
  }
}

extension StateStream where Value: Equatable {
  /// Leaves out values that equal the previous one. Reading ``value`` is not affected.
  ///
  /// Use it if each value costs work, for example a new layout: `cart.map { $0.count }.removeDuplicates()`.
  @export(implementation)
  public func removeDuplicates() -> StateStream {
    StateStream(current: current, connect: events.removeDuplicates().connect)
  }
}
