import RibletsRepository
import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct ManifestBlockTests {
  private let head = "// By hand\n  targets: [\n"
  private let tail = "    .executableTarget(name: \"ShopApp\"),\n  ]\n"
  private let targets =
    "    .target(\n      name: \"Shop\",\n      dependencies: [\n        \"Cart\"\n      ],\n    ),\n"

  private func replaced(_ block: String, isForced: Bool = false) throws -> String {
    try ManifestBlock.replacing(in: head + block + tail, with: targets, isForced: isForced)
  }

  private func problem(_ block: String) -> String? {
    do {
      _ = try replaced(block)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `only what stands between the marks is replaced`() throws {
    #expect(try replaced(ManifestBlock.block("")) == head + ManifestBlock.block(targets) + tail)
    #expect(try replaced(ManifestBlock.block(targets)) == head + ManifestBlock.block(targets) + tail)
  }

  @Test(arguments: [
    "        \"Prices\",\n", "      path: \"Old\",\n", "    // Mine\n", "      resources: [.copy(\"Cart\")],\n",
    "      exclude: [\"Snapshots/__Snapshots__\", \"Old\"],\n",
    "      exclude: [\"Snapshots/__Snapshots__\"],  // Pictures.\n",
    "        \"Cart\",  // For the badge.\n", "      swiftSettings: settings + checks\n",
    "        .target(name: \"Cart\", condition: .when(platforms: [.iOS])),\n",
  ])
  func `what is in no manifest is not lost silently`(line: String) throws {
    #expect(
      problem(ManifestBlock.block(line)) == """
        Lines of 'Package.swift' between the marks are in no manifest, and would be lost. Write them to '.riblets/modules' or '.riblets/package.json', or outside of the marks; --force drops them.
        Package.swift:4:1: note: \(line.trimmed)
        """)
    #expect(try replaced(ManifestBlock.block(line), isForced: true) == head + ManifestBlock.block(targets) + tail)
  }

  @Test(arguments: [
    "      exclude: [\"Snapshots/__Snapshots__\"],\n",
    "      exclude: [\"Contracts/Recorded\", \"Snapshots/__Snapshots__\"],\n",
  ])
  func `what was there because of a folder goes with it`(line: String) throws {
    #expect(try replaced(ManifestBlock.block(line)) == head + ManifestBlock.block(targets) + tail)
  }

  @Test func `what git leaves of a conflict between the marks is replaced`() throws {
    let conflict = "<<<<<<< ours\n        \"Shop\",\n=======\n        \"Cart\",\n>>>>>>> theirs\n"
    #expect(try replaced(ManifestBlock.block(conflict)) == head + ManifestBlock.block(targets) + tail)
  }

  @Test(arguments: ["", ManifestBlock.start + "\n", ManifestBlock.end + "\n" + ManifestBlock.start + "\n"])
  func `a manifest without the marks is told where they belong`(block: String) {
    #expect(
      problem(block) == """
        Package.swift:1:1: error: 'Package.swift' has no place for the targets of the app's modules. Put these lines into its list of targets, in place of those, then run it again:
            // Made by riblets modularize, from .riblets/modules and .riblets/package.json, which are the place for changes.
            // Made by riblets modularize until here.
        """)
  }
}
