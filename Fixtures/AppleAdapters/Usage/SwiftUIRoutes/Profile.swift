// A form with one-way flow: the interactor has the state, and the controls are bound to parts of it.

import Riblets
import RibletsSwiftUI
import SwiftUI

struct ProfileState: Equatable, Sendable {
  var name = ""
  var wantsNews = false
}

enum ProfileAction: Sendable {
  case rename(String)
  case setNews(Bool)
}

@MainActor
protocol ProfilePresentable: Presentable {
  func connect(to states: StateStream<ProfileState>, onAction: @escaping @MainActor @Sendable (ProfileAction) -> Void)
}

final class ProfileScreen: StateScreen<ProfileState, ProfileAction>, ProfilePresentable {
  override func body(for state: ProfileState) -> any View {
    Form {
      TextField("Name", text: binding(\.name) { .rename($0) })
      Toggle("News by mail", isOn: binding(\.wantsNews) { .setNews($0) })
        .disabled(state.name.isEmpty)
    }
    .navigationTitle("Profile")
  }
}

final class ProfileInteractor: PresentableInteractor<any ProfilePresentable> {
  private let state = MutableStateStream(ProfileState())

  override func didBecomeActive() {
    presenter.connect(to: state.stream) { [weak self] action in self?.handle(action) }
  }

  private func handle(_ action: ProfileAction) {
    switch action {
    // A longer name is cut: the field shows what is in the state.
    case .rename(let name): state.value.name = String(name.prefix(20))
    case .setNews(let wantsNews): state.value.wantsNews = wantsNews
    }
  }
}

nonisolated struct HomeProfile: ChildRoute {
  static let shown = Shown.pushed

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let screen = ProfileScreen()
    return ViewableRouter<ProfileInteractor, ProfileScreen>(
      interactor: ProfileInteractor(presenter: screen), viewController: screen)
  }
}
