// A sheet with a draft in an @Observable model, since iOS 17: the interactor gets the draft with Save.

import Observation
import Riblets
import RibletsSwiftUI
import SwiftUI

@available(iOS 17, macOS 14, *)
@Observable @MainActor
final class AddressModel {
  var street = ""
  var isHome = true
}

@MainActor
protocol AddressPresentableListener: AnyObject {
  func save(street: String, isHome: Bool)
}

@available(iOS 17, macOS 14, *)
final class AddressScreen: Screen {
  weak var listener: (any AddressPresentableListener)?
  private let model = AddressModel()

  override var body: any View {
    AddressView(model: model) { [weak self] model in
      self?.listener?.save(street: model.street, isHome: model.isHome)
    }
  }
}

@available(iOS 17, macOS 14, *)
struct AddressView: View {
  @Bindable var model: AddressModel
  let save: @MainActor (AddressModel) -> Void

  var body: some View {
    Form {
      TextField("Street", text: $model.street)
      Toggle("This is my home", isOn: $model.isHome)
      Button("Save") { save(model) }
    }
  }
}

@available(iOS 17, macOS 14, *)
nonisolated struct HomeAddress: ChildRoute {
  static let shown = Shown.sheet

  @MainActor
  func build(in parent: HomeRouter) -> any ViewableRouting {
    let screen = AddressScreen()
    screen.listener = parent.interactor
    return ViewableRouter<Interactor, AddressScreen>(interactor: Interactor(), viewController: screen)
  }
}

@available(iOS 17, macOS 14, *)
extension HomeInteractor: AddressPresentableListener {
  func openAddress() { router?.route(to: HomeRoute(HomeAddress())) }

  /// A server would get the address here.
  func save(street: String, isHome: Bool) { router?.leave(HomeRoute(HomeAddress()).id) }
}
