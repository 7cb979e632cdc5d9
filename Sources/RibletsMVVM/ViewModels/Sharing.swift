public import Riblets

extension LifecycleBound {
  /// Subscribes to a stream once, from now on, and hands each event to all who listen: for outputs whose operators should
  /// run once however many subscribe.
  ///
  /// Ends with this owner's activity, and then finishes.
  public func share<Source: Observed>(
    _ source: Source, fileID: StaticString = #fileID, line: UInt = #line
  ) -> EventStream<Source.Element> {
    let sender = MutableEventStream<Source.Element>()
    follow(source, at: CallSite(fileID: fileID, line: line)) { element in
      if let element { sender.send(element) } else { sender.finish() }
    }
    return sender.stream
  }

  /// Subscribes to a stream once, from now on, and keeps its latest element as a state.
  ///
  /// Ends with this owner's activity, and then finishes; the last value can still be read.
  ///
  /// - Parameter initial: The value until the stream sends one.
  public func hold<Source: Observed>(
    _ source: Source, initially initial: Source.Element, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateStream<Source.Element> {
    let sender = MutableStateStream(initial)
    follow(source, at: CallSite(fileID: fileID, line: line)) { element in
      if let element { sender.send(element) } else { sender.finish() }
    }
    return sender.stream
  }

  private func follow<Source: Observed>(
    _ source: Source, at site: CallSite, _ receive: @escaping @MainActor (Source.Element?) -> Void
  ) {
    let following = Subscription()
    guard workScope.admit(following, .observation, at: site) else { return receive(nil) }
    source.subscribe(following) { element in
      if element == nil { following.finish() }
      receive(element)
    }
  }
}
