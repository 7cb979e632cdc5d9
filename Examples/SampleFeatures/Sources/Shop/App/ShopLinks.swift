import Riblets

/// The addresses that lead into the shop. All wait for the log-in.
let shopLinks = LinkCatalogue<any RootRouting>(
  prefixes: ["shop://"],
  links: [
    .link("product/{item:String}") { link in
      LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInHome()).to(HomeProduct(item: try link.item))
    },
    .link("search") { _ in LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInSearch()) },
    .link("checkout") { _ in LinkPath(waitingFor: RootLoggedIn.self).to(LoggedInCart()).to(CartCheckout()) },
  ])
