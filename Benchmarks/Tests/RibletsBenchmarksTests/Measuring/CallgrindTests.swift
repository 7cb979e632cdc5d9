import Testing

@testable import RibletsBenchmarks

struct CallgrindTests {
  @Test func `reads the total from callgrind's report`() {
    let report = """
      ==20759== Events    : Ir
      ==20759== Collected : 1179501
      ==20759==
      """

    #expect(Callgrind.total(in: report) == 1_179_501)
  }

  @Test func `a report without a total has none`() {
    #expect(Callgrind.total(in: "==1== Valgrind: I can't recover.  Giving up.  Sorry.") == nil)
  }

  @Test func `says how to get valgrind`() {
    #expect(
      MissingProgram.valgrind.description == """
        Instructions are counted by callgrind, a part of valgrind, which is not installed.

        On Linux, 'scripts/benchmarks --instructions' installs it from the system's packages and measures. Elsewhere, \
        leave out '--instructions'.
        """
    )
  }
}
