/// The time since some moment in this process: what ages are counted with. Changes of the device's date do not move it.
struct ElapsedTime: Sendable {
  private let elapsed: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
  }

  var now: Duration { elapsed() }
}
