import Testing

@testable import RibletsBenchmarks

struct FiguresTests {
  @Test func `a line of JSON has its keys in one order`() {
    let figures = Figures(name: "event-3", nanoseconds: 61.694, allocations: 0, bytes: 96.5, instructions: 392.8)

    #expect(
      figures.json(withInstructions: true)
        == #"{"name":"event-3","nanoseconds":61.69,"allocations":0,"bytes":96.5,"instructions":392.8}"#
    )
  }

  @Test func `what was not measured is null`() {
    #expect(
      Figures(name: "size-6-riblets", bytes: 67_000).json(withInstructions: false)
        == #"{"name":"size-6-riblets","nanoseconds":null,"allocations":null,"bytes":67000}"#
    )
  }

  @Test func `a line can be read back`() throws {
    let figures = Figures(name: "startup", nanoseconds: 767.5, allocations: 14, bytes: 782)

    let read = try FigureReader.figures(in: [figures.json(withInstructions: true), ""])

    #expect(read == [figures])
  }

  @Test func `a foreign line is refused with its number`() {
    #expect(throws: FigureReader.Failure(number: 2, line: "hello")) {
      try FigureReader.figures(in: [#"{"name":"a"}"#, "hello"])
    }
  }

  @Test(arguments: [
    (0.0, "0"), (3.0, "3"), (0.5, "0.5"), (0.05, "0.05"), (96.891, "96.89"), (0.999, "1"), (-0.001, "0"),
    (-1.25, "-1.25"), (1_031_545.0, "1031545"), (.infinity, "null"),
  ])
  func `a number has at most two digits behind the point`(_ example: (Double, String)) {
    #expect(Figures.decimal(example.0) == example.1)
  }

  @Test func `a table has its numbers below their titles`() {
    let table = FigureTable(
      [
        Figures(name: "event-3", nanoseconds: 61.69, allocations: 0, bytes: 0),
        Figures(name: "size-6-riblets", bytes: 67_000),
      ],
      withInstructions: false
    )

    #expect(
      "\(table)" == """
                        nanoseconds  allocations  bytes
        event-3               61.69            0      0
        size-6-riblets            –            –  67000
        """
    )
  }
}
