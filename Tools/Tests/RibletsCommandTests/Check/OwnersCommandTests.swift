import Testing

struct OwnersCommandTests {
  @Test func `owners above builders are written into the block of a file`() throws {
    let app = try CommandApp("Cart --parent Root")
    let path = "Sources/Shop/Cart/CartBuilder.swift"
    let builder = try app.text(of: path).replacing(
      "final class CartBuilder", with: "/// @owner @shop/checkout\nfinal class CartBuilder")
    try app.write(builder, to: path)
    try app.write("* @shop/all\n", to: ".github/CODEOWNERS")

    let missing = try app.run("owners", "--check", "--output", ".github/CODEOWNERS")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("Nobody owns 'Root'. Write above its builder: /// @owner @team"))
    #expect(missing.errors.contains("'.github/CODEOWNERS' is not as the sources say."))
    #expect(try app.run("owners", "--output", ".github/CODEOWNERS").status == 0)
    let text = try app.text(of: ".github/CODEOWNERS")
    #expect(text.hasPrefix("* @shop/all\n# riblets: begin."))
    #expect(text.contains("\n/Sources/Shop/Cart/ @shop/checkout\n"))
    #expect(try app.run("owners").output.contains("/Tests/ShopTests/Cart/ @shop/checkout\n"))
    #expect(try app.run("undo").status == 0)
    #expect(try app.text(of: ".github/CODEOWNERS") == "* @shop/all\n")
  }

  @Test func `half a block is refused`() throws {
    let app = try CommandApp()
    try app.write("# riblets: end\n", to: "CODEOWNERS")
    let result = try app.run("owners", "--output", "CODEOWNERS")
    #expect(result.status == 65)
    #expect(
      result.errors == "Error: CODEOWNERS:1:1: error: It has only one end of the block of riblets. Remove that line.\n")
  }
}
