import Foundation
import Testing

/// Holds Documentation/Products.md to the packages' manifests.
struct ProductsPageTests {
  @Test func `each product of each package is in the table, once`() throws {
    let folders = [
      "Data", "Data/Store", "Portable", "Portable/Web", "Bridges", "Tools", "Examples", "Examples/SampleFeatures",
    ]
    var products = try Self.products(of: ".").map { "root \($0)" }
    for folder in folders { products += try Self.products(of: folder).map { "\(folder) \($0)" } }

    #expect(products.contains("Data/Store RibletsGRDB"))
    #expect(try Self.rows() == products.sorted())
  }

  /// The table's rows as `package product`; an empty first cell means the package of the row before.
  private static func rows() throws -> [String] {
    var package = ""
    return try DocumentationPage("Documentation/Products.md").text.matches(of: /(?m)^\| (.*?)\| `([\w-]+)` \|/).map {
      row in
      if !row.1.isEmpty { package = row.1.filter { !"[]`".contains($0) }.prefix { $0 != "(" && $0 != " " }.description }
      return "\(package) \(row.2)"
    }.sorted()
  }

  /// The names of the products that a manifest declares.
  private static func products(of folder: String) throws -> [String] {
    let manifest = try String(
      contentsOf: DocumentationPage.root.appendingPathComponent("\(folder)/Package.swift"), encoding: .utf8)
    return manifest.matches(of: /\.(?:library|executable|plugin)\(name: "([\w-]+)", targets:/).map { String($0.1) }
  }
}
