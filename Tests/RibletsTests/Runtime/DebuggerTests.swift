import Testing

@testable import Riblets

struct DebuggerTests {
  @Test(arguments: [
    ("Name:\tswift\nTracerPid:\t0\nUid:\t0\n", false),
    ("Name:\tswift\nTracerPid:\t4711\n", true),
    ("Name:\tTracerPid: 7\n", false),
    ("", false),
  ])
  func `a process status says whether it is traced`(_ status: String, _ isTraced: Bool) {
    #expect(Debugger.isTraced(inStatus: status) == isTraced)
  }

  @Test func `this process is not being debugged`() {
    #expect(!Debugger.isAttached)
  }
}
