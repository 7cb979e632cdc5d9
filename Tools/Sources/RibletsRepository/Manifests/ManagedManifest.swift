import Foundation
import RibletsEdits
package import RibletsPlans

/// A package manifest whose targets are made of the manifests of modules: additions go there.
struct ManagedManifest {
  private let app: FoundApp
  private var modules: AppModules

  /// `nil` for a manifest without the marks, or if what it is made of cannot be read.
  init?(_ app: FoundApp, text: String) {
    guard let modules = Self.modules(of: app, text: text) else { return nil }
    self.app = app
    self.modules = modules
  }

  /// Returns the modules that the targets of a manifest are made of; `nil` if they are written by hand.
  static func modules(of app: FoundApp, text: String) -> AppModules? {
    guard text.contains(ManifestBlock.start), text.contains(ManifestBlock.end) else { return nil }
    return try? AppModules(of: app)
  }

  /// Adds something to a module or its tests.
  ///
  /// - Returns: `false` for a target that is none of them.
  func add(_ product: ManifestProduct, to target: String, _ plan: inout ScaffoldPlan) -> Bool {
    let found = modules.sorted.first { $0.name == target || $0.tests.split(separator: "/").last == Substring(target) }
    guard let module = found, let old = text(ManifestBlock.file, plan) else { return false }
    var copy = modules
    copy.resume(plan)
    let package = product.package(beside: modules.package)
    let item = package + "/" + product.name
    let isTest = target != module.name
    let isThere = copy.isThere(item, isTest: isTest)
    if !isThere {
      copy.update(module.name) { manifest in
        if isTest { manifest.tests.insert(item) } else { manifest.dependencies.insert(item) }
      }
    }
    let root = app.root
    let folders = Set(plan.files.flatMap(\.path.foldersAround))
    let targets = PackageTargets(copy) { folders.contains($0) || ManifestBlock.hasFiles($0, in: root) }.text
    guard let changed = copy.modules[module.name] else { return false }
    copy.putManifest(of: changed, to: &plan, root: app.root)
    do throws(RequestProblem) {
      let new = try ManifestBlock.replacing(in: old, with: targets, isForced: false)
      let whole = ManifestText(new, at: ManifestBlock.file).addingPackage(of: product, beside: modules.package)
      plan.put(PlannedFile(ManifestBlock.file, whole ?? new), app.root)
      if whole == nil {
        plan.missing.append(
          "\(ManifestBlock.file):1:1: note: Add '\(package)' to the dependencies of the package, beside '\(modules.package)'."
        )
      }
    } catch {
      let wayOut = "Then run: riblets modularize."
      if !plan.missing.contains(where: { $0.hasSuffix(wayOut) }) { plan.missing.append("\(error)\n\(wayOut)") }
    }
    return true
  }

  /// A file, with what the plan has changed already.
  private func text(_ path: String, _ plan: ScaffoldPlan) -> String? {
    if let edit = plan.edits.first(where: { $0.path == path }) { return edit.newText }
    return FileManager.default.contents(atPath: app.root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension AppModules {
  /// Takes what a plan says of manifests already.
  package mutating func resume(_ plan: ScaffoldPlan) {
    for module in sorted {
      let path = ModuleManifest.file(of: module.name)
      let text =
        plan.edits.first { $0.path == path }?.newText ?? plan.files.first { $0.path == path }?.text
      guard let text, let manifest = try? JSONDecoder().decode(ModuleManifest.self, from: Data(text.utf8))
      else { continue }
      update(module.name) { $0 = manifest }
    }
  }

  /// The package that Riblets' libraries are taken from.
  var package: String {
    let known = products.modules.first { $0.hasSuffix("/" + ManifestProduct.companion) }
    return known?.split(separator: "/").first.map(String.init) ?? ManifestProduct.usualPackage
  }

  /// Returns true if all modules or all tests have an item.
  func isThere(_ item: String, isTest: Bool) -> Bool {
    (isTest ? products.tests : products.modules).contains(item)
  }
}
