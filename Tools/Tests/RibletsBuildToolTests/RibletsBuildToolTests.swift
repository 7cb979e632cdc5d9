import ArgumentParser
import Testing

@testable import RibletsBuildTool

struct RibletsBuildToolTests {
  @Test func `it has what build plug-ins run, and nothing else`() {
    #expect(RibletsBuildTool.configuration.subcommands.map { $0.configuration.commandName } == ["mock"])
  }
}
