import Foundation
import SwiftParser
import SwiftSyntax

/// What the app around a riblet decides about its view.
struct RibletPlace {
  /// What shows the app: its riblets without a view have the views of their children there.
  let view: RibletRequest.View
  /// Whether the sources belong to a package, which is built where there is no UIKit or SwiftUI, too.
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
    view = RibletRequest.View(rawValue: app.layout.view) ?? .portable
    guard let data = FileManager.default.contents(atPath: app.root + "/Package.swift") else {
      isInPackage = false
      return
    }
    isInPackage = true
    let words = ManifestWords(String(decoding: data, as: UTF8.self))
    if let product = request.view.adapter, !words.contains(product) {
      throw RequestProblem(
        "'\(app.layout.module)' does not depend on '\(product)', which --view \(request.view.rawValue) needs. Add to its target in 'Package.swift': .product(name: \"\(product)\", package: \"riblets\")"
      )
    }
    if request.interface != .code, !words.contains("Resources") {
      throw RequestProblem(
        "'\(app.layout.module)' has no resources, and a \(request.interface.rawValue) is one. Make the folder '\(app.layout.sources)/Resources', and add to the target in 'Package.swift': resources: [.process(\"Resources\")]"
      )
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

/// The texts in quotation marks in a manifest.
private struct ManifestWords {
  private let words: Set<String>

  init(_ text: String) {
    let visitor = LiteralVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    words = visitor.words
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  private final class LiteralVisitor: SyntaxVisitor {
    private(set) var words: Set<String> = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let word = node.representedLiteralValue { words.insert(word) }
      return .skipChildren
    }
  }
}
