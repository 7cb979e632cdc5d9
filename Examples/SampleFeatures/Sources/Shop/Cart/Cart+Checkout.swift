import Riblets

/// Checkout below Cart.
struct CartCheckout: ChildRoute {
  static let shown = Shown.sheet

  func build(in parent: CartRouter) -> any CheckoutRouting {
    let listener = parent.listener { (interactor: CartInteractor) -> any CheckoutListener in interactor }
    return parent.builders.checkout.build(withListener: listener)
  }
}

extension CartRoute {
  static var checkout: Self { Self(CartCheckout()) }
}

extension CartInteractor: CheckoutListener {
  func checkoutDidFinish() {
    router?.leave(.checkout)
  }

  func checkoutDidChange(isUnsaved: Bool) { isUnsaved ? router?.hold(.checkout) : router?.release(.checkout) }
}

extension CartInteractor: LeaveListening {
  typealias Origin = any CartRouting

  func userDidTryToLeave(_ route: CartRoute) {
    task { cart in
      let discard = NavigationAlert.Answer("Discard", role: .destructive)
      if try await cart.router?.ask(NavigationAlert("Discard the address?", answers: [discard, .cancel])) == discard {
        cart.router?.leave(route)
      }
    }
  }
}

extension CartInteractor: LinkDeciding {
  func decide(onLinkTo route: CartRoute) -> LinkDecision {
    route == .checkout && basket.value.kinds.isEmpty ? .decline : .follow
  }
}

extension CartComponent: CheckoutDependency {}

extension ChildBuilders<CartComponent> {
  var checkout: any CheckoutBuildable {
    builder(of: (any CheckoutBuildable).self) { CheckoutBuilder(dependency: $0) }
  }
}
