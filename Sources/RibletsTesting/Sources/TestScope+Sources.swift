public import Riblets
public import Testing

extension TestScope {
  /// Makes a stream that follows a script with or without observers; its times are counted from the start of the scope.
  ///
  /// ```swift
  /// let queries = scope.hot([.at(1, "a"), .at(2, "ab"), .finished(at: 10)])
  /// ```
  ///
  /// - Parameter script: The events in any order; events of the same time come in the order in which they are written.
  public func hot<Element>(
    _ script: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> HotSource<Element> {
    HotSource(script, maker(sourceLocation))
  }

  /// Makes a state that follows a script with or without observers; its times are counted from the start of the scope.
  ///
  /// ```swift
  /// let score = scope.hot(state: 0, [.at(1, 10), .at(2, 20)])
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The value until the script changes it.
  ///   - script: The values in any order; values of the same time come in the order in which they are written.
  public func hot<Value>(
    state initial: Value, _ script: [TimedEvent<Value>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> HotStateSource<Value> {
    HotStateSource(initial, script, maker(sourceLocation))
  }

  /// Makes a stream that begins its script again for each subscriber; its times are counted from the subscription.
  ///
  /// ```swift
  /// let answer = scope.cold([.at(2, "Kim"), .finished(at: 2)])
  /// ```
  ///
  /// - Parameter script: The events in any order; events of the same time come in the order in which they are written.
  public func cold<Element>(
    _ script: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> ColdSource<Element> {
    ColdSource(script, maker(sourceLocation))
  }

  /// Records the elements of a stream with their times, from now until the end of the test.
  ///
  /// ```swift
  /// let recorder = scope.record(interactor.results)
  /// ```
  ///
  /// A state's current value is the first event.
  public func record<Element>(
    _ stream: some Observed<Element>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Recorder<Element> {
    let recorder = Recorder<Element>(clock: clock, scope: self, sourceLocation)
    recorder.listen(to: stream)
    return recorder
  }
}
