import Testing

@testable import RibletsWeb

struct PortChoiceTests {
  @Test func `without a wish the first free port is taken`() async throws {
    let port = try await PortChoice(asked: nil).firstFree { port async throws(ListenError) in
      if port < 8083 { throw .inUse }
      return port
    }

    #expect(port == 8083)
  }

  @Test func `an asked port that is taken is not replaced`() async throws {
    await #expect(throws: WebHostError.portTaken(9000)) {
      try await PortChoice(asked: 9000).firstFree { _ async throws(ListenError) -> UInt16 in throw .inUse }
    }
  }

  @Test func `no free port at all is an error`() async throws {
    await #expect(throws: WebHostError.noFreePort(8080...8179)) {
      try await PortChoice(asked: nil).firstFree { _ async throws(ListenError) -> UInt16 in throw .inUse }
    }
  }

  @Test func `another reason ends the search`() async throws {
    await #expect(throws: WebHostError.cannotListen(port: 8080, reason: "Permission denied")) {
      try await PortChoice(asked: nil).firstFree { _ async throws(ListenError) -> UInt16 in
        throw .failed("Permission denied")
      }
    }
  }

  @Test(arguments: [-1, 65_536, Int.max])
  func `a number that is no port is refused`(_ port: Int) {
    #expect(throws: WebHostError.portOutOfRange(port)) { try PortChoice(asked: port) }
  }

  @Test func `errors say what to do`() {
    #expect(
      WebHostError.portTaken(8080).description == """
        Cannot listen on port 8080: another program uses it.

        Stop that program (is the app running already?), or ask for another port. Without a port, the next free one is taken.
        """)
    #expect(
      WebHostError.noFreePort(8080...8179).description == """
        Cannot find a free port: all from 8080 to 8179 are in use.

        Ask for a port outside of them, or for port 0 to let the system choose one.
        """)
    #expect(
      WebHostError.portOutOfRange(70_000).description == """
        Cannot listen on port 70000: there is no such port.

        Ask for one from 1 to 65535, or for port 0 to let the system choose one.
        """)
    #expect(
      WebHostError.cannotListen(port: 80, reason: "Permission denied").description == """
        Cannot listen on port 80: Permission denied.

        Ports below 1024 are often reserved; without a port, the next free one from 8080 on is taken.
        """)
  }
}
