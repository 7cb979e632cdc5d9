import Riblets

/// The addresses that lead into the app.
let shopLinks = LinkCatalogue<any RootRouting>(
  prefixes: ["shop://", "https://shop.example/"],
  links: [
    .link("cart") { _ in LinkPath(to: RootCart()) },
    .link("profile") { _ in LinkPath(to: RootHome()).to(HomeProfile()) },
    .link("product/{id:Int}") { link in LinkPath(to: RootHome()).to(HomeProduct(id: try link.id)) },
  ])

extension RootRouter: LinkOpening {
  func open(_ link: String) async throws { try await shopLinks.open(link, from: self) }
}
