import Testing

struct MissingOwnerShapes {
  private static let app = Shapes(
    rule: "missing-owner",
    frame: """
      final class CartRouter: Router<any A> {}
      CODE
      final class MenuRouter: Router<any A> {}
      /// @owner @shop/menu
      final class MenuBuilder {}
      """)

  @Test(arguments: [
    "", "final class CartBuilder {}", "/// The builder.\nfinal class CartBuilder {}",
    "// owner @shop/cart\nfinal class CartBuilder {}",
    "/// @author @ann\nfinal class CartBuilder {}", "/// @owner @ann\nfinal class CartInteractor {}",
    "/// @owner @ann\nfinal class CartItemBuilder {}",
    "final class CartBuilder { // @owner\n}", "/// @owner\nfinal class CartBuilder {}",
    "let text = \"@owner @ann\"\nfinal class CartBuilder {}",
    "/// @mockable\nfinal class CartBuilder {}", "/// See @owner @ann\nfinal class CartBuilder {}",
    "/// @owner @ann\n\nlet a = 1\nfinal class CartBuilder {}",
    "/// @owner @ann\nprotocol CartBuildable {}", "extension CartBuilder {}",
    "/// @ownership @ann\nfinal class CartBuilder {}",
    "@MainActor final class CartBuilder {}", "#if DEBUG\nfinal class CartBuilder {}\n#endif",
    "public final class CartBuilder {}",
    "final class CartComponent {}",
  ])
  func `a riblet without an owner is found`(shape: String) throws { try Self.app.expectFinding(shape) }

  @Test(arguments: [
    "/// @owner @ann\nfinal class CartBuilder {}", "// @owner @ann\nfinal class CartBuilder {}",
    "/// @owner @shop/cart @ann\nfinal class CartBuilder {}",
    "/// @owner @shop/cart, @ann\nfinal class CartBuilder {}", "/// @owners @ann\nfinal class CartBuilder {}",
    "/// @owner: @ann\nfinal class CartBuilder {}",
    "/** @owner @ann */\nfinal class CartBuilder {}", "/**\n * @owner @ann\n */\nfinal class CartBuilder {}",
    "/// The builder.\n/// @owner @ann\nfinal class CartBuilder {}",
    "/// @owner @ann\n/// The builder.\nfinal class CartBuilder {}",
    "/// @owner ann@example.org\nfinal class CartBuilder {}",
    "/// @owner @ann\n@MainActor\nfinal class CartBuilder {}", "/// @owner @ann\npublic final class CartBuilder {}",
    "@MainActor\n/// @owner @ann\nfinal class CartBuilder {}",
    "/// @owner @ann\n/// @mockable\nfinal class CartBuilder {}", "///   @owner   @ann\nfinal class CartBuilder {}",
    "/// @owner @ann\nstruct CartBuilder {}",
    "#if DEBUG\n/// @owner @ann\nfinal class CartBuilder {}\n#endif", "/// @owner @ann\n\nfinal class CartBuilder {}",
    "/**\n The builder.\n @owner @ann\n*/\nfinal class CartBuilder {}",
    "/*\n  @owner @ann\n*/\nfinal class CartBuilder {}",
  ])
  func `a riblet with an owner is none`(shape: String) throws { try Self.app.expectNone(shape) }

  @Test func `an app without owners has no findings`() throws {
    try Shapes(rule: "missing-owner", frame: "final class CartRouter: Router<any A> {}").expectNone(
      "final class CartBuilder {}")
  }
}
