/// The values with which the templates of views are rendered, and those of other parts about the view.
extension RibletContext {
  /// True if views are those of Riblets, which tests can use everywhere.
  var isPortable: Bool {
    switch request.hasView ? request.view : place.view {
    case .uikit, .swiftui: false
    case .portable, .none: true
    }
  }

  /// True if UIKit shows a screen of SwiftUI.
  private var isHosted: Bool { request.view == .swiftui && place.view == .uikit }
  private var isStoryboard: Bool { request.interface == .storyboard }

  /// The class that routers know as the view.
  private var viewType: String { name + (request.view == .swiftui ? "Screen" : "ViewController") }

  var viewValues: [String: Any] {
    [
      "isPortable": isPortable, "viewType": viewType,
      "viewMade": viewType + (isStoryboard ? ".fromStoryboard()" : "()"),
      "viewInherits": list(viewBase + viewProtocols), "viewProtocols": list(viewProtocols),
      "actionHandler": "@escaping @MainActor \(isPortable ? "" : "@Sendable ")(\(name)Action) -> Void",
      "hasOutlets": request.interface != .code, "isStoryboard": isStoryboard, "isXib": request.interface == .xib,
      "interface": request.interface.rawValue,
      "bundle": place.isInPackage ? ".module" : "Bundle(for: \(viewType).self)",
      "hasStandIn": place.isInPackage,
      "isHosted": isHosted, "toolkit": request.view == .uikit || isHosted ? "UIKit" : "SwiftUI",
    ]
  }

  private var viewBase: [String] {
    switch request.view {
    case .portable: isOneWay ? ["StateViewController<\(name)ViewState, \(name)Action>"] : ["ViewController"]
    case .uikit: ["UIViewController"]
    case .swiftui: isOneWay ? ["StateScreen<\(name)ViewState, \(name)Action>"] : ["Screen"]
    case .none: []
    }
  }

  private var viewProtocols: [String] {
    (request.hasPresenter ? [] : ["\(name)Presentable"]) + ["\(name)ViewControllable"]
  }
}
