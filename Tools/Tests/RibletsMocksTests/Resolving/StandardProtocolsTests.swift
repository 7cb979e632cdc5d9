import Foundation
import RibletsMocks
import RibletsReading
import RibletsSource
import Testing

struct StandardProtocolsTests {
  private static let runtime = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Riblets")

  @Test func `what is known of the runtime's protocols is what they are`() throws {
    let paths = try SwiftFiles(at: [Self.runtime.path(percentEncoded: false)], excluding: []).paths
    let real = try paths.flatMap {
      SourceFile(parsing: Array(try Data(contentsOf: URL(filePath: $0))), path: $0).protocols
    }
    let known = SourceFile(parsing: Array(StandardProtocols.source.utf8), path: "").protocols
    var compared = 0
    for own in known where own.marks.attributes.contains(where: { $0.name == "MainActor" }) {
      let original = try #require(real.first { $0.name == own.name }, "There is no '\(own.name)' any more.")
      #expect(own.inherited == original.inherited)
      let kinds = original.members.map(\.kind)
      let others = kinds.filter { own.name != "Navigating" || !Self.isComputed($0) }
      #expect(own.members.map(\.kind) == others)
      #expect(own.name != "Navigating" || kinds.count == others.count + StandardProtocols.ofMoves.count)
      compared += 1
    }
    #expect(compared == 11)
  }

  private static func isComputed(_ kind: SourceMember.Kind) -> Bool {
    if case .property(let property) = kind { StandardProtocols.ofMoves.contains(property.name) } else { false }
  }
}
