import Foundation
import RibletsEdits
import RibletsSource

/// The parts of a package manifest for the libraries and resources of views, and the places to add what it lacks.
package struct ViewManifest {
  private let layout: AppLayout
  /// The modules that its targets are made of; `nil` if they are written by hand.
  private let modules: AppModules?
  private let manifest: ManifestText
  /// The texts in quotation marks.
  private let words: Set<String>

  /// `nil` for an app without a manifest.
  package init?(of app: FoundApp) {
    guard let data = FileManager.default.contents(atPath: app.root + "/" + ManifestBlock.file) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    layout = app.layout
    modules = ManagedManifest.modules(of: app, text: text)
    manifest = ManifestText(text, at: ManifestBlock.file)
    words = SourceNames(reading: Array(text.utf8)).texts
  }

  package func contains(_ word: String) -> Bool { words.contains(word) }

  package func wayOut(missing product: String) -> String {
    guard let modules else {
      let text = ManifestProduct(product).text(beside: manifest.package)
      return "Add to its target, and to that of its tests, in '\(ManifestBlock.file)': \(text)"
    }
    let item = ManifestProduct(product).package(beside: modules.package) + "/" + product
    if modules.products.modules.contains(item) {
      return "'\(PackageProducts.file)' has it, and '\(ManifestBlock.file)' does not yet. Run: riblets modularize."
    }
    return "Add to 'modules' and to 'tests' in '\(PackageProducts.file)': \"\(item)\". Then run: riblets modularize."
  }

  /// `nil` in several modules, where a folder of resources comes into the manifest with the riblet.
  package var wayOutWithoutResources: String? {
    let folder = layout.sources + "/Resources"
    guard let modules else {
      return
        "Make the folder '\(folder)', and add to the target in '\(ManifestBlock.file)': resources: [.process(\"Resources\")]"
    }
    return modules.isModular
      ? nil : "Make the folder '\(folder)' with a file in it, such as '.gitkeep'. Then run: riblets modularize."
  }
}
