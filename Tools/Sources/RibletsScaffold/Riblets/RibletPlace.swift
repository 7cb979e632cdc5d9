import RibletsPlans
import RibletsRepository

/// The decisions of the app around a riblet about its view.
struct RibletPlace {
  /// The kind of view that shows the app: its riblets without a view have the views of their children there.
  let view: RibletRequest.View
  /// True if the sources belong to a package, which is built where there is no UIKit or SwiftUI, too.
  let isInPackage: Bool
  /// True if tests have the stubs of queries.
  private(set) var hasStubs = false

  /// The place of the riblets of a new app.
  init(in view: RibletRequest.View) {
    self.view = view
    isInPackage = true
  }

  /// A place in a project of Xcode.
  init(inProjectOf view: RibletRequest.View) {
    self.view = view
    isInPackage = false
  }

  /// The place of a new riblet.
  ///
  /// - Throws: ``RequestProblem`` if the package lacks what the view needs, with the line to add.
  init(_ request: RibletRequest, _ app: FoundApp) throws(RequestProblem) {
    try self.init(request, app, ViewManifest(of: app))
  }

  /// - Parameter manifest: That of the package; `nil` where there is none.
  init(_ request: RibletRequest, _ app: FoundApp, _ manifest: ViewManifest?) throws(RequestProblem) {
    view = app.layout.standardView
    guard let manifest else {
      isInPackage = false
      return
    }
    isInPackage = true
    hasStubs = manifest.contains("RibletsDataTesting")
    if let product = request.view.adapter, !manifest.contains(product) {
      throw RequestProblem(
        "'\(app.layout.module)' does not depend on '\(product)', which --view \(request.view.rawValue) needs. \(manifest.wayOut(missing: product))"
      )
    }
    if request.interface != .code, !manifest.contains("Resources"), let wayOut = manifest.wayOutWithoutResources {
      throw RequestProblem(
        "'\(app.layout.module)' has no resources, and a \(request.interface.rawValue) is one. \(wayOut)")
    }
  }
}

extension RibletRequest.View {
  /// The library that puts its views behind protocols, where that is one of its own.
  var adapter: String? {
    switch self {
    case .uikit: "RibletsUIKit"
    case .swiftui: "RibletsSwiftUI"
    case .portable, .none: nil
    }
  }

  /// As it is called in a sentence.
  var title: String {
    switch self {
    case .portable: "a portable view"
    case .uikit: "a view of UIKit"
    case .swiftui: "a view of SwiftUI"
    case .none: "no view"
    }
  }
}
