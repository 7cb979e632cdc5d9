import RibletsViews

/// A screen that was rendered once, so that all forms show the same and no callback is called twice.
struct SeenScreen: ScreenShowing {
  private let result: Result<Frame, any Error>

  init(_ other: some ScreenShowing) {
    result = Result { try other.screen() }
  }

  func screen() throws -> Frame { try result.get() }
}
