public import Riblets
public import Testing

extension TestScope {
  /// Makes a stream that follows a script whether or not anyone listens; its times are counted from the start of the
  /// scope.
  ///
  /// - Parameter script: In any order; events of the same time come in the order in which they are written.
  public func hot<Element>(
    _ script: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> HotSource<Element> {
    HotSource(script, maker(sourceLocation))
  }

  /// Makes a state that follows a script whether or not anyone listens; its times are counted from the start of the
  /// scope.
  ///
  /// - Parameters:
  ///   - initial: The value until the script changes it.
  ///   - script: In any order; values of the same time come in the order in which they are written.
  public func hot<Value>(
    state initial: Value, _ script: [TimedEvent<Value>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> HotStateSource<Value> {
    HotStateSource(initial, script, maker(sourceLocation))
  }

  /// Makes a stream that begins its script anew for each subscriber; its times are counted from the subscription.
  ///
  /// - Parameter script: In any order; events of the same time come in the order in which they are written.
  public func cold<Element>(
    _ script: [TimedEvent<Element>], sourceLocation: SourceLocation = #_sourceLocation
  ) -> ColdSource<Element> {
    ColdSource(script, maker(sourceLocation))
  }

  /// Listens to a stream from now on, and keeps what comes and when, until the end of the test.
  public func record<Element>(
    _ stream: some Observed<Element>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Recorder<Element> {
    let recorder = Recorder<Element>(clock: clock, scope: self, sourceLocation)
    recorder.listen(to: stream)
    return recorder
  }
}
