import RibletsViews
import RibletsViewsSnapshot
import Testing

/// The look of everything, for people to see, and the very bytes.
@MainActor
struct ScreenSnapshotTests {
  @Test func `logging in`() {
    assertViewSnapshots(of: SampleScreens.logIn)
  }

  @Test func `an alert above a board, in the dark`() {
    assertViewSnapshots(of: SampleScreens.alert, appearance: .dark)
  }

  @Test func `all controls`() {
    assertViewSnapshots(of: SampleScreens.controls)
  }

  @Test func `tabs with symbols and badges, and rows that lead somewhere`() {
    assertViewSnapshots(of: SampleScreens.tabs, size: .smallPhone)
  }

  @Test func `a sheet on a small phone, in the dark`() {
    assertViewSnapshots(of: SampleScreens.sheet, size: .smallPhone, appearance: .dark)
  }

  @Test func `all letters`() {
    assertViewSnapshots(of: SampleScreens.letters, size: ViewSize(width: 390, height: 1200))
  }
}
