import Foundation
import SwiftParser
import SwiftSyntax

/// The decisions of the app around a riblet about its view.
struct RibletPlace {
  /// The kind of view that shows the app: its riblets without a view have the views of their children there.
  let view: RibletRequest.View
  /// True if the sources belong to a package, which is built where there is no UIKit or SwiftUI, too.
  let isInPackage: Bool

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
    view = RibletRequest.View(rawValue: app.layout.view) ?? .portable
    guard let manifest else {
      isInPackage = false
      return
    }
    isInPackage = true
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

/// The parts of a package manifest for the libraries and resources of views, and the places to add what it lacks.
struct ViewManifest {
  private let layout: AppLayout
  /// The modules that its targets are made of; `nil` if they are written by hand.
  private let modules: AppModules?
  private let tree: SourceFileSyntax
  /// The texts in quotation marks.
  private let words: Set<String>

  /// `nil` for an app without a manifest.
  init?(of app: FoundApp) {
    guard let data = FileManager.default.contents(atPath: app.root + "/" + ManifestBlock.file) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    layout = app.layout
    modules = ManagedManifest.modules(of: app, text: text)
    tree = SyntaxTrees.tree(of: text)
    let visitor = LiteralVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    words = visitor.words
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  func wayOut(missing product: String) -> String {
    let addition = ManifestAddition.product(product)
    guard let modules else {
      let package = ManifestEdit.package(like: addition, in: tree) ?? addition.usualPackage
      return
        "Add to its target, and to that of its tests, in '\(ManifestBlock.file)': \(addition.text(package: package))"
    }
    let item = modules.package(of: addition) + "/" + product
    if modules.products.modules.contains(item) {
      return "'\(PackageProducts.file)' has it, and '\(ManifestBlock.file)' does not yet. Run: riblets layout."
    }
    return "Add to 'modules' and to 'tests' in '\(PackageProducts.file)': \"\(item)\". Then run: riblets layout."
  }

  /// `nil` in groups, where a folder of resources comes into the manifest with the riblet.
  var wayOutWithoutResources: String? {
    let folder = layout.sources + "/Resources"
    guard let modules else {
      return
        "Make the folder '\(folder)', and add to the target in '\(ManifestBlock.file)': resources: [.process(\"Resources\")]"
    }
    return modules.isGrouped
      ? nil : "Make the folder '\(folder)' with a file in it, such as '.gitkeep'. Then run: riblets layout."
  }

  private final class LiteralVisitor: SyntaxVisitor {
    private(set) var words: Set<String> = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let word = node.representedLiteralValue { words.insert(word) }
      return .skipChildren
    }
  }
}
