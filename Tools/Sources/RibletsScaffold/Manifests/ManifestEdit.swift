import Foundation
import RibletsPlans
import SwiftSyntax

/// Adds what a part needs to the manifest of its app, through syntax.
struct ManifestEdit {
  private static let file = "Package.swift"
  private let app: FoundApp

  init(_ app: FoundApp) { self.app = app }

  /// Adds something to a target, or says what to add where the manifest is not written as expected.
  func add(_ product: ManifestProduct, to target: String, _ plan: inout ScaffoldPlan) {
    guard let old = text(plan) else {
      plan.missing.append(
        "There is no '\(Self.file)' that can be read. \(Self.lines(product, to: target, product.package ?? ManifestProduct.usualPackage))"
      )
      return
    }
    if ManagedManifest(app, text: old)?.add(product, to: target, &plan) == true { return }
    let tree = SyntaxTrees.tree(of: old)
    let package = product.package ?? Self.package(in: tree) ?? ManifestProduct.usualPackage
    let lines = Self.lines(product, to: target, package)
    let converter = SourceLocationConverter(fileName: Self.file, tree: tree)
    guard !tree.hasError, let call = Self.call(of: target, in: tree) else {
      plan.missing.append(
        "\(Self.file):1:1: note: It has no '.target(name: \"\(target)\", …)' that can be read. \(lines)")
      return
    }
    let place = converter.location(for: call.positionAfterSkippingLeadingTrivia)
    guard tree.description.contains("\"\(package)\"") else {
      plan.missing.append(
        "\(Self.file):\(place.line):\(place.column): note: The package does not depend on '\(package)'. Add it to the dependencies of the package. \(lines)"
      )
      return
    }
    let list = ManifestList(call: call, label: ManifestProduct.label, converter: converter)
    switch list.adding(product, package: package, to: old) {
    case .added(let new): put(new, over: old, &plan)
    case .present: break
    case .unexpected:
      plan.missing.append(
        "\(Self.file):\(place.line):\(place.column): note: '\(ManifestProduct.label)' of '\(target)' is not a list in square brackets. \(lines)"
      )
    }
  }

  /// Adds a package beside Riblets to the dependencies of the package, or says what to add.
  ///
  /// - Returns: `false` if the manifest has no place for it that can be read.
  func add(_ other: ManifestPackage, _ plan: inout ScaffoldPlan) -> Bool {
    guard let old = text(plan) else {
      plan.missing.append("There is no '\(Self.file)' that can be read. \(other.wayOut)")
      return false
    }
    let tree = SyntaxTrees.tree(of: old)
    if other.isThere(in: tree) { return true }
    guard let new = other.added(to: old, tree, beside: Self.package(in: tree) ?? ManifestProduct.usualPackage) else {
      plan.missing.append("\(Self.file):1:1: note: It does not depend on Riblets by a path. \(other.wayOut)")
      return false
    }
    put(new, over: old, &plan)
    return true
  }

  private static func lines(_ product: ManifestProduct, to target: String, _ package: String) -> String {
    "Add to the \(ManifestProduct.label) of '\(target)': \(product.text(package: package))"
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

  /// The package that Riblets' libraries are taken from already.
  static func package(in tree: SourceFileSyntax) -> String? {
    let finder = CallFinder(functions: ["product"], name: ManifestProduct.companion)
    finder.walk(tree)
    return finder.call?.arguments.first { $0.label?.text == "package" }?.expression.plainString
  }

  private static func call(of target: String, in tree: SourceFileSyntax) -> FunctionCallExprSyntax? {
    let finder = CallFinder(functions: ["target", "executableTarget", "testTarget"], name: target)
    finder.walk(tree)
    return finder.call
  }
}

/// Finds a call such as `.target(name: "Shop")`; one that depends on a target of a name says `dependencies`, too.
private final class CallFinder: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?
  private let functions: Set<String>
  private let name: String

  init(functions: Set<String>, name: String) {
    self.functions = functions
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call == nil, let function = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      functions.contains(function), node.arguments.first?.label?.text == "name",
      node.arguments.first?.expression.plainString == name, !isDependency(node)
    else { return .visitChildren }
    call = node
    return .skipChildren
  }

  /// `.target(name:)` is also how one target names another.
  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    var place = node.parent
    while let around = place {
      if let argument = around.as(LabeledExprSyntax.self) {
        return argument.label?.text == "dependencies" && functions.contains("target")
      }
      place = around.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolation.
  var plainString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let segment = literal.segments.first?.as(StringSegmentSyntax.self)
    else { return nil }
    return segment.content.text
  }
}
