import Foundation
import Testing

@testable import RibletsCommand

struct AddProductCommandTests {
  private let repository = "https://example.com/Charts.git"

  private func problem(_ app: CommandApp, _ arguments: String...) throws -> (status: Int32, text: String) {
    let result = try app.run(["add", "product"] + arguments)
    return (result.status, result.errors)
  }

  @Test func `a product is added, undone, and not added twice`() throws {
    let app = try CommandApp()
    let before = try app.files()

    let added = try app.run("add", "product", "Charts", "--package", repository, "--from", "2.1.0", "--to", "Shop")
    #expect(added.status == 0)
    let manifest = try app.text(of: "Package.swift")
    #expect(manifest.contains("    .package(url: \"https://example.com/Charts.git\", from: \"2.1.0\"),\n"))
    #expect(manifest.components(separatedBy: "        .product(name: \"Charts\", package: \"Charts\"),\n").count == 3)
    #expect(try app.run("modularize", "--check").status == 0)

    let again = try problem(app, "Charts", "--package", repository, "--from", "2.1.0", "--to", "Shop")
    #expect(again.status == 64)
    #expect(again.text == "Error: 'Shop' has the product 'Charts' already.\n")
    #expect(try app.run("undo").status == 0)
    #expect(try app.files() == before)
  }

  @Test func `a target of tests and the executable can have one, too`() throws {
    let app = try CommandApp()
    #expect(try app.run("add", "product", "RibletsHTTPTesting", "--to", "ShopTests").status == 0)
    #expect(try app.run("add", "product", "RibletsGRDB", "--to", "ShopApp").status == 0)

    let manifest = try app.text(of: "Package.swift")
    #expect(manifest.contains("name: \"riblets-data\""))
    #expect(manifest.contains("name: \"riblets-store\""))
    #expect(manifest.contains("        .product(name: \"RibletsHTTPTesting\", package: \"riblets-data\"),\n"))
    #expect(manifest.contains(".product(name: \"RibletsGRDB\", package: \"riblets-store\")"))
  }

  @Test func `a package can be a folder, whose products are known`() throws {
    let app = try CommandApp()
    try app.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])

      """, to: "Kit/Package.swift")
    let folder = app.root + "/Kit"

    let wrong = try problem(app, "Kid", "--package", folder, "--to", "Shop")
    #expect(wrong.status == 64)
    #expect(wrong.text == "Error: The package in 'Kit' has no product 'Kid'. Did you mean 'Kit'? It has: Kit.\n")

    #expect(try app.run("add", "product", "Kit", "--package", folder, "--to", "Shop").status == 0)
    #expect(try app.text(of: "Package.swift").contains("    .package(path: \"Kit\"),\n"))
    #expect(try app.run("add", "product", "Kit", "--package", "Kit", "--to", "ShopApp").status == 0)
  }

  @Test func `what makes no sense is refused with a way out, and changes nothing`() throws {
    let app = try CommandApp()
    let before = try app.files()
    let cases: [([String], Int32, String)] = [
      (["a b", "--package", repository, "--from", "1.0.0", "--to", "Shop"], 64, "'a b' is not the name of a product."),
      (
        ["Charts", "--package", repository, "--from", "1.0.0", "--to", "Shpo"], 64,
        "There is no module 'Shpo'. Did you mean 'Shop'? Choose one of these: Shop, ShopApp, ShopTests."
      ),
      (["Charts", "--to", "Shop"], 64, "The package of 'Charts' is not known. Write it: --package URL."),
      (
        ["Charts", "--package", "charts", "--to", "Shop"], 64,
        "The app does not depend on a package 'charts'. Write the address of its git repository, or its folder: --package ../charts."
      ),
      (
        ["Charts", "--package", app.root + "/Sources", "--to", "Shop"], 64,
        "There is no package in 'Sources': it has no 'Package.swift' that can be read."
      ),
      (
        ["Charts", "--package", app.root + "/nowhere.git", "--to", "Shop"], 66,
        "git cannot tell the versions of '\(app.root)/nowhere.git'. Check the address, or give a version: --from 1.0.0."
      ),
      (
        ["Charts", "--package", repository, "--from", "1", "--to", "Shop"], 64,
        "'1' is not a version. Write --from as in 1.0.0."
      ),
    ]
    for (arguments, status, text) in cases {
      let result = try app.run(["add", "product"] + arguments)
      #expect(result.status == status, "\(arguments): \(result.errors)")
      // After the words of git, if it was asked.
      #expect(result.errors.contains("Error: \(text)\n"), "\(result.errors)")
    }
    #expect(try app.files() == before)
  }

  @Test(arguments: [
    ("a\trefs/tags/1.9.0\nb\trefs/tags/v1.10.0\nc\trefs/tags/2.0.0-beta.1\nd\trefs/tags/latest\n", "1.10.0"),
    ("", nil), ("a\trefs/tags/1.0\n", nil),
  ])
  func `the newest version is the highest release`(tags: String, version: String?) {
    #expect(NewestVersion.newest(in: tags) == version)
  }
}
