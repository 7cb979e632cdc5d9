// A sheet that begins with half of the height.

import Combine
import RibletsSwiftUI
import SwiftUI

final class FilterScreen: Screen {
  /// In the screen, so that a sheet that is presented again has the height that the user has chosen.
  @Published var detent = PresentationDetent.medium

  override var body: any View { FilterView(screen: self) }
}

struct FilterView: View {
  @ObservedObject var screen: FilterScreen

  var body: some View {
    Text("Filter").presentationDetents([.medium, .large], selection: $screen.detent)
  }
}
