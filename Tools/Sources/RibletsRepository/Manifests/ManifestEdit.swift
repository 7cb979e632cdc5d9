import Foundation
package import RibletsEdits
package import RibletsPlans

/// Adds what a part needs to the manifest of its app, in its text or through the manifests of its modules.
package struct ManifestEdit {
  private static let file = "Package.swift"
  private let app: FoundApp

  package init(_ app: FoundApp) { self.app = app }

  /// Adds something to a target, or says what to add where the manifest is not written as expected.
  package func add(_ product: ManifestProduct, to target: String, _ plan: inout ScaffoldPlan) {
    guard let old = text(plan) else {
      plan.missing.append(
        "There is no '\(Self.file)' that can be read. \(Self.lines(product, to: target, ManifestProduct.usualPackage))"
      )
      return
    }
    if ManagedManifest(app, text: old)?.add(product, to: target, &plan) == true { return }
    let manifest = ManifestText(old, at: Self.file)
    let package = manifest.package
    let lines = Self.lines(product, to: target, package)
    switch manifest.adding(product, beside: package, to: target) {
    case .added(let new): put(new, over: old, &plan)
    case .present: break
    case .noTarget:
      plan.missing.append(
        "\(Self.file):1:1: note: It has no '.target(name: \"\(target)\", …)' that can be read. \(lines)")
    case .noPackage(let place):
      plan.missing.append(
        "\(place): note: The package does not depend on '\(product.package(beside: package))'. Add it to the dependencies of the package. \(lines)"
      )
    case .noList(let place):
      plan.missing.append(
        "\(place): note: '\(ManifestProduct.label)' of '\(target)' is not a list in square brackets. \(lines)")
    }
  }

  private static func lines(_ product: ManifestProduct, to target: String, _ package: String) -> String {
    "Add to the \(ManifestProduct.label) of '\(target)': \(product.text(beside: package))"
  }

  /// The manifest, with what the plan has changed already.
  private func text(_ plan: ScaffoldPlan) -> String? {
    if let edit = plan.edits.first(where: { $0.path == Self.file }) { return edit.newText }
    guard let data = FileManager.default.contents(atPath: app.root + "/" + Self.file) else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  private func put(_ new: String, over old: String, _ plan: inout ScaffoldPlan) {
    let place = plan.edits.firstIndex { $0.path == Self.file }
    let first = place.map { plan.edits[$0].oldText } ?? old
    let edit = PlannedEdit(path: Self.file, oldText: first, newText: new)
    if let place { plan.edits[place] = edit } else { plan.edits.append(edit) }
  }
}
