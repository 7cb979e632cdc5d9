@testable import RibletsSpec

extension BookOfSpecs {
  /// Books with one of everything, for the tests of the documents.
  static let example = BookOfSpecs(
    specs: [
      BookSpec(
        identity: SpecIdentity(
          name: "CartSpec", module: "ShopTests", riblet: "Cart", file: "ShopTests/Cart/CartSpec.swift"),
        entries: [
          BookEntry(
            words: ["the cart", "starts empty"], file: "ShopTests/Cart/CartSpec.swift", line: 12, status: .passed,
            seconds: 0.0015),
          BookEntry(
            words: ["the cart", "with <b>items</b> & \"more\"", "counts them"], file: "ShopTests/Cart/CartSpec.swift",
            line: 20, status: .failed, seconds: 1.25,
            issues: [
              BookIssue(
                text: "Expectation failed: (count → 1) == 2\n<why> it's so", file: "ShopTests/Cart/CartSpec.swift",
                line: 22)
            ]),
          BookEntry(
            words: ["장바구니", "비울 수 있다"], file: "ShopTests/Cart/CartSpec.swift", line: 30,
            status: .pending(reason: "no | design")),
        ]),
      BookSpec(
        identity: SpecIdentity(name: "AppSpec", module: "ShopTests", riblet: "App", file: "ShopTests/AppSpec.swift"),
        entries: [
          BookEntry(
            words: ["*stars* and \u{1B}[1m"], file: "ShopTests/AppSpec.swift", line: 3,
            status: .notRun(reason: "Other examples are focused."))
        ]),
    ],
    strayIssues: [BookIssue(text: "lost", file: "ShopTests/Worker.swift", line: 4), BookIssue(text: "nowhere")])
}
