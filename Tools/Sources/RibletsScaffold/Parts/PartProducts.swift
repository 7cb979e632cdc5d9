import RibletsEdits
import RibletsPlans
import RibletsRepository

extension PartPlanner {
  /// The target that tests the app's module.
  var testTarget: String { app.layout.tests.split(separator: "/").last.map(String.init) ?? app.layout.tests }

  /// Lets the app's module and its tests see libraries of Riblets.
  func need(_ products: [String], inTests testProducts: [String], _ plan: inout ScaffoldPlan) {
    let edit = ManifestEdit(app)
    for product in products { edit.add(ManifestProduct(product), to: app.layout.module, &plan) }
    for product in testProducts { edit.add(ManifestProduct(product), to: testTarget, &plan) }
  }

  /// True if screens can be portable views.
  var hasPortableViews: Bool { app.layout.view == RibletRequest.View.portable.rawValue }

  /// Returns the folder of a name in the module, and that in its tests.
  func folders(_ name: String) -> (sources: String, tests: String) {
    ("\(app.layout.sources)/\(name)", "\(app.layout.tests)/\(name)")
  }
}
