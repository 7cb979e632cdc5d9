import Foundation
import RibletsEdits
import RibletsModel
package import RibletsPlans
package import RibletsRepository
import RibletsSource

/// Decides what a product of another package comes to: `riblets add product`.
package struct ProductPlanner {
  private let app: FoundApp
  private let packages: ModelPackages

  /// Takes an app, which has to be a Swift package.
  ///
  /// - Throws: ``RequestProblem`` for an app without a manifest.
  package init(_ app: FoundApp) throws(RequestProblem) {
    guard FileManager.default.fileExists(atPath: app.root + "/Package.swift") else {
      throw RequestProblem(
        "There is no 'Package.swift' in '\(app.root)'. In a project of Xcode, add the product there.")
    }
    self.app = app
    packages = ModelPackages(in: app.root)
  }

  /// The package of a product, as its user gives it.
  package enum Source: Hashable, Sendable {
    /// A git repository, from a version on.
    case repository(String, from: String)
    /// A folder, relative to the app's package.
    case folder(String)
    /// A package that the manifest has, or that Riblets has beside it.
    case known(String?)
  }

  /// Adds a product to a module, or to a target of tests, and its package to the manifest.
  ///
  /// - Throws: ``RequestProblem`` for a module or a product that there is not, or a product that the module has.
  package func plan(
    adding name: String, of source: Source, to target: String
  ) throws(RequestProblem) -> ScaffoldPlan {
    guard Self.isName(name) else { throw RequestProblem("'\(name)' is not the name of a product.") }
    let own = packages.packages.first?.modules.map(\.name) ?? []
    guard own.contains(target) else {
      let hint = NearestName.question(for: target, in: own)
      throw RequestProblem(
        "There is no module '\(target)'.\(hint) Choose one of these: \(own.sorted().joined(separator: ", ")).")
    }
    var plan = ScaffoldPlan()
    ManifestEdit(app).add(try product(name, of: source), to: target, &plan)
    guard !plan.isEmpty || !plan.missing.isEmpty else {
      throw RequestProblem("'\(target)' has the product '\(name)' already.")
    }
    return plan
  }

  private func product(_ name: String, of source: Source) throws(RequestProblem) -> ManifestProduct {
    switch source {
    case .repository(let address, let version):
      let package = Self.packageName(of: address)
      return ManifestProduct(
        name, from: .init(name: package, call: ".package(url: \"\(address)\", from: \"\(version)\")"))
    case .folder(let path):
      guard let found = manifest(in: path) else {
        throw RequestProblem("There is no package in '\(path)': it has no 'Package.swift' that can be read.")
      }
      let products = found.products.map(\.name)
      guard products.contains(name) || products.isEmpty else {
        let hint = NearestName.question(for: name, in: products)
        throw RequestProblem(
          "The package in '\(path)' has no product '\(name)'.\(hint) It has: \(products.joined(separator: ", ")).")
      }
      return ManifestProduct(
        name, from: .init(name: Self.packageName(of: path), call: ".package(path: \"\(path)\")"))
    case .known(let package):
      if let package {
        let text = FileManager.default.contents(atPath: app.root + "/Package.swift") ?? Data()
        guard ManifestText(String(decoding: text, as: UTF8.self), at: "Package.swift").hasPackage(package) else {
          throw RequestProblem(
            "The app does not depend on a package '\(package)'. Write the address of its git repository, or its folder: --package ../\(package)."
          )
        }
        return ManifestProduct(name, from: .init(name: package, call: nil))
      }
      let product = ManifestProduct(name)
      guard product.folder != nil || KitTypes.byModule[name] != nil || name.hasPrefix("Riblets") else {
        throw RequestProblem("The package of '\(name)' is not known. Write it: --package URL.")
      }
      return product
    }
  }

  private func manifest(in path: String) -> PackageManifest? {
    let folder = app.root + "/" + path
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift"), var graph = PackageGraph(around: folder)
    else { return nil }
    return graph.localPackages(without: []).first?.manifest
  }

  /// A product has the letters of a name, and not those that would end its text in a manifest.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
  }

  /// `https://github.com/groue/GRDB.swift.git` → `GRDB.swift`
  private static func packageName(of place: String) -> String {
    let end = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? place
    return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
  }
}
