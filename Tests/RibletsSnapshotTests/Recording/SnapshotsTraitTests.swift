import Testing

@testable import RibletsSnapshot

@Suite(.snapshots(record: .failed)) struct SnapshotsTraitTests {
  @Test func `a suite's trait reaches its tests`() {
    #expect(SnapshotSettings.record == .failed)
  }

  @Test(.snapshots(record: .never)) func `a test's own trait comes first`() {
    #expect(SnapshotSettings.record == .never)
  }

  @Suite struct Inner {
    @Test(arguments: [1]) func `a suite's trait reaches inner suites`(number: Int) {
      #expect(SnapshotSettings.record == .failed)
    }
  }

  @Suite(.snapshots(record: .all)) struct Another {
    @Test func `an inner suite's trait comes first`() {
      #expect(SnapshotSettings.record == .all)
    }
  }
}
