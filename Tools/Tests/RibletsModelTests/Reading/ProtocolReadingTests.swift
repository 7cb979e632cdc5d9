import RibletsModel
import RibletsSource
import Testing

struct ProtocolReadingTests {
  private func protocols(_ text: String, tests: String = "") -> [ModelProtocol] {
    var sources = ModelSources([("A.swift", text)], module: "Shop")
    sources.add(ModelSources([("B.swift", tests)], module: "ShopTests", isTest: true))
    return AppModel(reading: sources).protocols
  }

  @Test func `a marked protocol has a mock that is generated`() {
    let found = protocols(
      """
      /// A cart.
      /// @mockable
      @MainActor
      public protocol CartListener: AnyObject {}
      enum Shop {
        /// @mockable(override: name = Till)
        protocol Cash {}
      }
      /// @mockables
      protocol Plain {
        // @mockable
        func a()
      }
      """)
    #expect(found.map(\.name) == ["CartListener", "Shop.Cash", "Plain"])
    #expect(found.map(\.mock) == [.generated("CartListenerMock"), .generated("Till"), nil])
    #expect(found.map(\.isMockable) == [true, true, false])
    #expect(found.map(\.module) == ["Shop", "Shop", "Shop"])
    #expect(found.first?.position == SourcePosition(file: "A.swift", line: 4, column: 17))
  }

  @Test func `a mock that is written by hand stands for its protocol, in the sources and in tests`() {
    let found = protocols(
      "protocol Clock {}\nprotocol Store {}\n/// @mockable\nprotocol Till {}\nprotocol Lamp {}\n/// @mockable\nprotocol Door {}",
      tests: """
        @testable import Shop
        final class FakeClock: Clock {}
        final class StoreSpy: NSObject, Shop.Store & Sendable {}
        final class TillMock: Till {}
        final class LampMock {}
        final class DoorFake: Door {}
        """)
    #expect(found.map(\.mock?.name) == ["FakeClock", "StoreSpy", "TillMock", nil, "DoorMock"])
    #expect(found[0].mock == .written("FakeClock", SourcePosition(file: "B.swift", line: 2, column: 13)))
    #expect(found[4].mock == .generated("DoorMock"))
  }

  @Test func `the name of a protocol is what is left of its mock's, first without the end`() {
    let found = protocols(
      "protocol Clock {}\nprotocol MockClock {}\nprotocol Spyglass {}\nprotocol Glass {}",
      tests: """
        @testable import Shop
        final class MockClockFake: Clock, MockClock {}
        final class Spyglass2: Glass, Spyglass {}
        final class Mock: Clock {}
        """)
    #expect(found.map(\.mock?.name) == [nil, "MockClockFake", nil, nil])
  }

  @Test func `a mock stands for the protocol of a module that its file can see`() {
    let model = AppModel(ofModules: [
      ("A", "public protocol Clock {}"), ("B", "protocol Clock {}"),
      ("C", "import A\nfinal class ClockFake: Clock {}\n"),
    ])
    #expect(model.protocols.map(\.mock?.name) == ["ClockFake", nil])
  }

  @Test func `line ends of other systems change nothing`() {
    #expect(protocols("/// @mockable\r\nprotocol Cart {}\r\n").map(\.isMockable) == [true])
  }
}
