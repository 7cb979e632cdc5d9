import Testing

@testable import Riblets
@testable import RibletsTerminal

@MainActor
struct PacingTests {
  private final class Changing {
    var count = 0
    var pictures: [Int] = []
    func show() { pictures.append(count) }
  }

  @Test func `a thousand changes at once are two pictures, and the second shows the last`() {
    let clock = ManualClock()
    let window = Changing()
    let pacing = Pacing(clock: clock, interval: .milliseconds(20)) { window.show() }
    for _ in 0..<1_000 {
      window.count += 1
      pacing.request()
    }
    #expect(window.pictures == [1])
    clock.advance(by: .milliseconds(20))
    #expect(window.pictures == [1, 1_000])
    clock.advance(by: .seconds(1))
    #expect(window.pictures == [1, 1_000])
  }

  @Test func `whoever waits for a picture gets it at once`() {
    let clock = ManualClock()
    let window = Changing()
    let pacing = Pacing(clock: clock) { window.show() }
    pacing.request()
    pacing.request()
    pacing.act()
    #expect(window.pictures.count == 2)
    clock.advance(by: .seconds(1))
    #expect(window.pictures.count == 2)
  }
}
