import Testing

@testable import RibletsBenchmarks

struct CallgrindTests {
  @Test func `reads the total of a part`() {
    let part = """
      part: 2
      desc: Trigger: --dump-after=heap_counter_measured_section

      events: Ir
      summary: 1179501

      totals: 1179501
      """

    #expect(Callgrind.total(in: part) == 1_179_501)
  }

  @Test func `a part that was cut off has none`() {
    #expect(Callgrind.total(in: "part: 2\nevents: Ir\nsummary: 11") == nil)
  }

  @Test func `says how to get valgrind`() {
    #expect(
      MissingProgram.valgrind.description == """
        Instructions are counted by callgrind, a part of valgrind, which is not installed.

        On Linux, 'scripts/measure benchmarks --instructions' installs it from the system's packages and measures. Elsewhere, \
        leave out '--instructions'.
        """
    )
  }
}
